import { mount } from "svelte";

import "./art/art.css";
import "./base.css";
import App from "./App.svelte";
import { taste } from "./lib/taste.svelte";

await taste.begin();
mount(App, { target: document.body });
