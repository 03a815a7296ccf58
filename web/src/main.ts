import { mount } from "svelte";

import App from "./App.svelte";
import { registerServiceWorker } from "./lib/offline";
import "./styles.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
registerServiceWorker();
