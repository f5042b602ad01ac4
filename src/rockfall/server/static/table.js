// A plain page for one table: everything it shows is named by the layout that comes with the deal.

import { View } from "./view.js";

const $ = (id) => document.getElementById(id);
const place = new URLSearchParams(location.hash.slice(1));
const [PEEK, SHOW, SET] = [5, 6, 7];
const GLYPHS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋";
let socket, info, names = [], layout, view, member = -1, eye = -1;
let seq = 0, step = 0, moves = [], wait = 250, refresh, drawing;

// -- words -----------------------------------------------------------------------------------

const cell = (at) => `${(at & 255) - 128},${(at >> 8) - 128}`;
const seatName = (seat) => names[seat] ?? `#${seat}`;
const zone = (name) => layout.zones.indexOf(name);
const cardNames = (cards) => cards.map(([card]) => layout.kinds[card]).sort().join(" ");
const argument = (sort, value) =>
  ["", cell(value), seatName(value), value ? "turned" : "", layout.kinds[value]][sort];

// A move is verb | card << 6 | a << 13 | b << 29; the last part lies beyond what bit operators keep.
function moveWords(move) {
  const verb = layout.verbs[move & 63];
  const card = (move >> 6) & 127;
  const words = [argument(verb.a, (move >> 13) & 65535), argument(verb.b, Math.floor(move / 2 ** 29))];
  return { card: verb.card && card ? layout.kinds[card] : "", text: [verb.name, ...words].join(" ").trim() };
}

function opens(tile) {
  const sides = layout.strands[tile >> 1].reduce((all, strand) => all | strand, 0);
  return tile & 1 ? ((sides << 2) | (sides >> 2)) & 15 : sides;
}

// -- drawing ---------------------------------------------------------------------------------

function element(name, text = "", kind = "") {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = kind;
  return made;
}

const tell = (text) => { $("story").append(element("li", text)); $("story").scrollTop = 1e6; };

function drawBoard() {
  const cells = [...view.tiles.keys(), ...view.down.keys()];
  const [left, top] = [Math.min(...cells.map((at) => at & 255)), Math.min(...cells.map((at) => at >> 8))];
  $("board").replaceChildren(...cells.sort((a, b) => a - b).map((at) => {
    const tile = view.tiles.get(at);
    const hidden = tile === undefined;
    const card = layout.kinds[hidden ? view.zones[view.down.get(at)][0][0] : tile >> 1];
    const made = element("div", "", hidden ? "cell down" : "cell");
    made.append(element("b", hidden ? "?" : GLYPHS[opens(tile)]), element("span", card));
    made.title = `${cell(at)} ${card}`;
    made.style.gridArea = `${(at >> 8) - top + 1} / ${(at & 255) - left + 1}`;
    return made;
  }));
}

function drawMoves() {
  const groups = Map.groupBy?.(moves, (move) => moveWords(move).card) ?? new Map([["", moves]]);
  $("moves").replaceChildren(...[...groups].map(([card, list]) => {
    const group = document.createElement("details");
    const buttons = document.createElement("div");
    group.open = groups.size === 1;
    for (const move of list) {
      const button = element("button", moveWords(move).text);
      button.onclick = () => { say({ type: "move", step, move }); moves = []; drawMoves(); };
      buttons.append(button);
    }
    group.append(element("summary", card || "no card"), buttons);
    return group;
  }));
}

// All zones of a seat: the cards one sees, the number of those one does not.
function seatWords(seat) {
  const parts = layout.zones.flatMap((name, number) => {
    const cards = view.zones[number];
    if (layout.owners[number] !== seat || !cards.length) return [];
    return [`${name.split(".")[0]} ${cards.some(([card]) => !card) ? cards.length : cardNames(cards)}`];
  });
  return `${seatName(seat)}: ${parts.join(", ")}`;
}

function draw() {
  const lobby = !view;
  $("door").hidden = place.has("table");
  $("lobby").hidden = !lobby || !info;
  $("match").hidden = lobby;
  $("talk").hidden = !info;
  if (!info) return;
  if (lobby) {
    $("seats").replaceChildren(...info.seats.map((seat) =>
      element("li", seat.level || info.members[seat.member]?.name || "free")));
    $("start").hidden = info.host !== member;
    $("status").textContent = `Code ${info.code}`;
    return;
  }
  const actor = view.todo.length ? (view.todo.at(-1) >> 6) & 127 : -1;
  $("role").textContent = eye < 0 ? "You watch" : `You are ${cardNames(view.zones[zone(`role.${eye}`)])}`;
  $("hand").textContent = eye < 0 ? "" : cardNames(view.zones[zone(`hand.${eye}`)]);
  $("players").replaceChildren(...names.map((_, seat) =>
    element("li", seatWords(seat), seat === actor ? "actor" : "")));
  $("status").textContent = moves.length ? "It is your turn." : actor < 0 ? "" : `${seatName(actor)} is asked.`;
  drawBoard();
  drawMoves();
}

// -- hearing ---------------------------------------------------------------------------------

function hearOps(ops) {
  for (const op of ops) {
    const [code, a, b, c] = op;
    if (code === SHOW) tell(`${layout.zones[b]}: ${layout.kinds[a]}`);
    if (code === PEEK && a) tell(`${seatName(b)} sees ${layout.kinds[a]} (${layout.zones[c]})`);
    if (code === SET && layout.nums[a] === "round") tell(`Round ${b}`);
    view.apply(op);
  }
}

const hear = {
  began(what) {
    ({ layout, names } = what);
    eye = member < 0 ? -1 : what.members.indexOf(member);
    view = new View(layout, eye);
    hearOps(what.ops);
  },
  moved(what) {
    step = what.step;
    const { card, text } = moveWords(what.move);
    tell([seatName(what.seat), text, card].join(" "));
    hearOps(what.ops);
  },
  spoke(what) {
    if (what.words) tell(`${info.members[what.member].name}: ${Object.values(what.words).slice(1).join(" ")}`);
  },
  ended(what) {
    tell(`${what.how}: ${what.winners.map(seatName).join(", ")} ${what.scores.join(" ")}`);
    $("rematch").hidden = false;
  },
  rematched(what) {
    place.set("table", what.table);
    location.hash = place;
    location.reload();
  },
};

const take = {
  welcome(message) {
    ({ info, member, eye } = message);
    wait = 250;
  },
  told(message) {
    const { what } = message;
    seq = message.seq + 1;
    moves = message.moves ?? (what.type === "moved" ? [] : moves);
    if (what.type in hear) hear[what.type](what);
    else if (what.type !== "nothing") {
      tell(what.type);
      clearTimeout(refresh);
      refresh = setTimeout(async () => { info = await ask(`/api/tables/${place.get("table")}`); draw(); }, 100);
    }
  },
  refused(message) { tell(`${message.code} ${Object.values(message.args).join(" ")}`); },
  bye(message) { tell(message.code); },
};

// -- asking ----------------------------------------------------------------------------------

async function ask(path, body) {
  const options = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, options);
  const said = await answer.json();
  if (!answer.ok) { $("status").textContent = `${said.code} ${Object.values(said.args).join(" ")}`; throw said; }
  return said;
}

const say = (message) => socket.send(JSON.stringify(message));

// Everything is told from the start, and after a break only what was missed.
function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  const [table, token] = [place.get("table"), place.get("token") ?? ""];
  socket.onopen = () => say({ type: "hello", table, token, since: seq });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    take[message.type]?.(message);
    drawing ||= requestAnimationFrame(() => { drawing = 0; draw(); });
  };
  socket.onclose = () => {
    $("status").textContent = "Connection lost, trying again …";
    wait = Math.min(2 * wait, 5000);
    setTimeout(connect, wait);
  };
}

$("door").onsubmit = async (event) => {
  event.preventDefault();
  const [name, code] = [$("name").value, $("code").value.trim()];
  const path = code ? `/api/tables/${(await ask(`/api/codes/${code}`)).table}/members` : "/api/tables";
  const { table, token } = await ask(path, { name });
  place.set("table", table);
  place.set("token", token);
  location.hash = place;
  connect();
};
$("chat").onsubmit = (event) => {
  event.preventDefault();
  if ($("words").value.trim()) say({ type: "say", words: { type: "chat", text: $("words").value } });
  $("words").value = "";
};
$("start").onclick = () => say({ type: "start" });
$("rematch").onclick = () => say({ type: "rematch" });
draw();
if (place.has("table")) connect();
