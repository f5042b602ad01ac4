// Whether the server can be reached, as far as that is known: by what the browser says, and by what came of requests.

class Network {
  lost = $state(globalThis.navigator?.onLine === false);

  constructor() {
    globalThis.addEventListener?.("offline", () => (this.lost = true));
    globalThis.addEventListener?.("online", () => (this.lost = false));
  }
}

export const network = new Network();
