import { expect, it } from "vitest";

import german from "../src/lib/locales/de";
import english from "../src/lib/locales/en";
import { bundle, Texts } from "../src/lib/texts";
import { preferred } from "../src/lib/texts.svelte";

const en = new Texts("en", bundle("en", english));
const de = new Texts("de", bundle("de", german));
const seated = en.for({ game: "elfer", names: ["Anna", "red"], you: 0 });

it("groups cards by colour", () => {
  expect(en.cards(["r3", "r12", "b4", "joker"])).toBe("■ red 3, 12; ● blue 4; joker");
  expect(de.groups(["r3", "r12", "b4", "joker"])).toEqual(["■ Rot 3, 12", "● Blau 4", "Joker"]);
  expect(en.cards([])).toBe("nothing");
});

it("keeps a joker among others in its place", () => {
  expect(en.cards(["r3", "joker", "r5"])).toBe("■ red 3, joker, ■ red 5");
});

it("tells deeds by name, and never takes a name or what was written for a card", () => {
  expect(seated.deed({ deed: "sat", seat: 1, person: { id: "x", name: "red", avatar: "" } })).toBe("red sits down.");
  expect(seated.deed({ deed: "wrote", seat: 1, text: "joker" })).toBe("red: joker");
  expect(seated.deed({ deed: "asked", seat: 0, wish: "pause" })).toBe("You ask for a pause.");
  expect(seated.deed({ deed: "said", seat: 1, phrase: "wow" })).toBe("red: Wow! 😮");
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
