/** The browser says what Python says. `tests/browser/test_web.py` writes down what that is. */

import { describe, expect, it } from "vitest";

import type { GameAction, GameEvent, GameName } from "../src/protocol";
import { bundle, LANGUAGES, Texts, type Language, type Refusal } from "../src/lib/texts";

type Told = {
  readonly game: GameName;
  readonly you: number | null;
  readonly texts: { readonly [L in Language]: string };
} & (
  | { readonly kind: "event"; readonly what: GameEvent }
  | { readonly kind: "action"; readonly what: GameAction }
  | { readonly kind: "refusal"; readonly what: Refusal }
);

const NAMES = ["red", "Ben", "pause", "David", "Emma", "Felix"];
const UNWRITTEN = "python_texts.json is missing: run `uv run --group test pytest tests/browser/test_web.py -k own_tests`";
const messages = import.meta.glob<string>("../src/lib/locales/*.ts", { eager: true, import: "default" });
const all = Object.values(import.meta.glob<Told[]>("./python_texts.json", { eager: true, import: "default" })).flat();

function say(told: Told, spoken: Texts): string {
  const texts = spoken.for({ game: told.game, names: NAMES, you: told.you });
  switch (told.kind) {
    case "event":
      return texts.event(told.what);
    case "action":
      return texts.action(told.what);
    case "refusal":
      return texts.refusal(told.what);
  }
}

describe.each(LANGUAGES)("%s", (language) => {
  it("tells every event, names every move and explains every refusal as Python does", () => {
    const spoken = new Texts(language, bundle(language, messages[`../src/lib/locales/${language}.ts`] ?? ""));
    expect(all.length, UNWRITTEN).toBeGreaterThan(100);
    expect(all.map((told) => say(told, spoken))).toEqual(all.map((told) => told.texts[language]));
  });
});
