/**
 * Tables and cards without a server, to work on their look: `uv run python web/gallery.py` writes the positions,
 * `npm run dev` shows them at /gallery.html.
 */

import { mount } from "svelte";

import { LANGUAGES } from "../lib/texts";
import { speech } from "../lib/texts.svelte";
import "../styles.css";
import type { Positions } from "./fixedTable.svelte";
import Gallery from "./Gallery.svelte";

const wishes = new URLSearchParams(location.search);
const target = document.getElementById("app");
const theme = wishes.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
await speech.speak(LANGUAGES.find((language) => language === wishes.get("language")) ?? "en");
const positions = (await (await fetch("/gallery.json")).json()) as Positions;
if (target) mount(Gallery, { target, props: { positions, shown: wishes.get("position") } });
