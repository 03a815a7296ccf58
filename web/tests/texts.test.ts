import { expect, it } from "vitest";

import german from "../src/lib/locales/de";
import english from "../src/lib/locales/en";
import { bundle, Texts } from "../src/lib/texts";
import { preferred } from "../src/lib/texts.svelte";
import type { GameName } from "../src/protocol";

const en = new Texts("en", bundle("en", english));
const de = new Texts("de", bundle("de", german));
const seated = en.for({ game: "elfer", names: ["Anna", "red"], you: 0 });

it("groups cards by colour", () => {
  expect(en.cards(["r3", "r12", "b4", "joker"])).toBe("■\u00a0red\u00a03, 12; ●\u00a0blue\u00a04; joker");
  expect(de.groups(["r3", "r12", "b4", "joker"])).toEqual(["■\u00a0Rot\u00a03, 12", "●\u00a0Blau\u00a04", "Joker"]);
  expect(en.cards([])).toBe("nothing");
});

it("keeps a joker among others in its place", () => {
  expect(en.cards(["r3", "joker", "r5"])).toBe("■\u00a0red\u00a03, joker, ■\u00a0red\u00a05");
});

it("tells table events by name, and never takes a name or what was written for a card", () => {
  expect(seated.tableEvent({ table_event: "sat", seat: 1, person: { id: "x", name: "red", avatar: "" } })).toBe("red sits down.");
  expect(seated.tableEvent({ table_event: "wrote", seat: 1, text: "joker" })).toBe("red: joker");
  expect(seated.tableEvent({ table_event: "proposed", seat: 0, what: "pause" })).toBe("You ask for a pause.");
  expect(seated.tableEvent({ table_event: "said", seat: 1, phrase: "wow" })).toBe("red: Wow! 😮");
});

it("names a bot that sits down by its name and level", () => {
  expect(seated.tableEvent({ table_event: "bot-sat", seat: 1, bot: "medium" })).toBe("red (bot, medium) sits down.");
  expect(de.for({ names: ["Anna", "Ben"], you: 0 }).tableEvent({ table_event: "bot-sat", seat: 1, bot: "medium" })).toContain("mittel");
});

it("puts a card into a sentence with its article", () => {
  expect(en.for({ game: "stufen", names: ["Anna"], you: 0 }).action({ do: "discard", card: "joker" })).toContain("a joker");
  expect(de.card("joker", "start")).toBe("Ein Joker");
});

it("keeps no-break spaces in what happened", () => {
  expect(seated.event({ event: "laid", seat: 0, card: "r5" })).toContain("■\u00a0red\u00a05");
});

it("reads cards and rows aloud without symbols and dashes", () => {
  const { spoken } = de;
  expect(spoken.cards(["r3", "r12", "b4", "joker"])).not.toMatch(/[■▶★●]/);
  expect(spoken.colour("red")).toBe("Rot");
  expect(spoken.run(10, 12)).toBe("10 bis 12");
  expect(de.run(10, 12)).toBe("10–12");
});

it("joins names as people do", () => {
  expect(de.together(["Ben", "Clara", "David"])).toBe("Ben, Clara und David");
  expect(de.together([])).toBe("");
});

it("fails when a message is not given what it asks for", () => {
  expect(() => en.t("play-ask-say")).toThrow("number");
});

it("tells the events of a game that the page was not built with in its own words, and those of every match in ours", () => {
  const messages = bundle("en", `${english}\nevent-unknown-laid = laid in silence`);
  const told = new Texts("en", messages).for({ game: "unknown" as GameName, names: ["Anna"], you: 0 });
  const outcome = { places: [1], points: [0], reason: "out", carried: [] };
  expect(told.event({ event: "laid", seat: 0, card: "r5" })).toBe("laid in silence");
  expect(told.event({ event: "round-ended", number: 2, outcome })).toBe("Round 2 is over.");
});

it("shows the key of a message that is not there", () => {
  expect(en.t("no-such-message")).toBe("no-such-message");
});

it.each([
  [["de-CH", "en"], "de"],
  [["xx", "fr-CA"], "fr"],
  [["xx"], "en"],
  [[], "en"],
])("chooses the first language of %j that there is", (wishes, language) => {
  expect(preferred(wishes)).toBe(language);
});
