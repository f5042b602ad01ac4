import { mount } from "svelte";

import "./art/art.css";
import "./base.css";
import App from "./App.svelte";
import { keepForOffline } from "./lib/offline";
import { preferences } from "./lib/preferences.svelte";

await preferences.begin();
mount(App, { target: document.body });
keepForOffline();
