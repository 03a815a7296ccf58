import { expect, it } from "vitest";

import { DESCRIBED_GAMES, gameOf } from "../src/games";
import { LANGUAGES } from "../src/lib/texts";
import type { GameName } from "../src/protocol";

const texts = import.meta.glob<string>(["$locales/*/guide.ftl", "$games/*/texts/*/guide.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const books = import.meta.glob<string>("../../docs/rules/*.md", { eager: true, query: "?raw", import: "default" });

const guided = (DESCRIBED_GAMES as readonly GameName[]).filter((game) => gameOf(game).guide);
const guides = await Promise.all(
  guided.map(async (game) => [game, (await gameOf(game).guide?.())?.default ?? []] as const),
);

it.each(LANGUAGES)("has every section of every game in %s", (language) => {
  const files = Object.entries(texts).filter(([path]) => path.endsWith(`/${language}/guide.ftl`));
  const messages = files.map(([, text]) => text).join("\n");
  const known = new Set(Array.from(messages.matchAll(/^(guide-\S+) =/gm), ([, key]) => key));
  const needed = guides.flatMap(([game, sections]) =>
    sections.flatMap(({ name }) => [`guide-head-${name}`, `guide-${game}-${name}`]),
  );
  expect(needed.filter((key) => !known.has(key))).toEqual([]);
});

it.each(guides)("names rules of %s that there are", (game, sections) => {
  const book = books[`../../docs/rules/${game}.md`] ?? "";
  const rules = sections.flatMap((section) => section.rules);
  expect(rules).not.toEqual([]);
  expect(rules.filter((rule) => !book.includes(`**${rule}**`))).toEqual([]);
});
