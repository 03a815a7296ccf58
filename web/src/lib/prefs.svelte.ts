/** The preferences of this device, stored as long as the browser allows. */

import { LEVELS, type Level } from "../people/avatars";
import { LANGUAGES, type Language } from "./texts";
import { preferred } from "./texts.svelte";

export interface Kept {
  /** "" until somebody enters a name. */
  readonly name: string;
  readonly avatar: string;
  /** Has sat at a table, so the server has seen this browser before. */
  readonly isKnown: boolean;
  readonly language: Language;
  /** `auto`: the theme of the device. */
  readonly theme: "auto" | "light" | "dark";
  readonly sound: boolean;
  /** `show`: playable cards are marked. `off`: as at a real table. */
  readonly help: "show" | "off";
  readonly sort: "colour" | "number";
  /** Big cards, large text, friendly sounds, and no chat. */
  readonly child: boolean;
  /** Whether single letters and digits are keys (WCAG 2.1.4). */
  readonly letters: boolean;
  /** The level of the bots. */
  readonly level: Level;
}

const PLACE = "reihum";

export class Prefs {
  #kept = $state.raw<Kept>(read());

  get now(): Kept {
    return this.#kept;
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      return; // a browser may refuse: then it holds until the page is closed
    }
  }
}

function read(): Kept {
  const usual: Kept = {
    name: "",
    avatar: "",
    isKnown: false,
    language: preferred(navigator.languages),
    theme: "auto",
    sound: true,
    help: "show",
    sort: "colour",
    child: false,
    letters: true,
    level: "medium",
  };
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? checked({ ...usual, ...found }, usual) : usual;
  } catch {
    return usual;
  }
}

/** An older version of the page may have stored anything. */
function checked(found: Kept, usual: Kept): Kept {
  return {
    name: typeof found.name === "string" ? found.name.slice(0, 32) : usual.name,
    avatar: typeof found.avatar === "string" ? found.avatar.slice(0, 32) : usual.avatar,
    isKnown: oneOf(found.isKnown, [true, false], usual.isKnown),
    language: oneOf(found.language, LANGUAGES, usual.language),
    theme: oneOf(found.theme, ["auto", "light", "dark"], usual.theme),
    sound: oneOf(found.sound, [true, false], usual.sound),
    help: oneOf(found.help, ["show", "off"], usual.help),
    sort: oneOf(found.sort, ["colour", "number"], usual.sort),
    child: oneOf(found.child, [true, false], usual.child),
    letters: oneOf(found.letters, [true, false], usual.letters),
    level: oneOf(found.level, LEVELS, usual.level),
  };
}

function oneOf<T>(value: T, choices: readonly T[], otherwise: T): T {
  return choices.includes(value) ? value : otherwise;
}

export const prefs = new Prefs();
