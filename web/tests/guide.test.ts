import { expect, it } from "vitest";

import { GUIDES } from "../src/guide/guides";

const texts = import.meta.glob<string>("$locales/*/guide.ftl", { eager: true, query: "?raw", import: "default" });
const books = import.meta.glob<string>("../../docs/rules/*.md", { eager: true, query: "?raw", import: "default" });

it.each(Object.entries(texts))("has every section of every game in %s", (_, messages) => {
  const known = new Set(Array.from(messages.matchAll(/^(guide-\S+) =/gm), ([, key]) => key));
  const needed = Object.entries(GUIDES).flatMap(([game, sections]) =>
    sections.flatMap(({ name }) => [`guide-head-${name}`, `guide-${game}-${name}`]),
  );
  expect(needed.filter((key) => !known.has(key))).toEqual([]);
});

it.each(Object.entries(GUIDES))("names rules of %s that there are", (game, sections) => {
  const book = books[`../../docs/rules/${game}.md`] ?? "";
  const rules = sections.flatMap((section) => section.rules);
  expect(rules.filter((rule) => !book.includes(`**${rule}**`))).toEqual([]);
});
