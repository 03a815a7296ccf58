/** The language of the page. Its texts are fetched when it is chosen, and everything changes at once. */

import { bundle, LANGUAGES, Texts, type Details, type Language } from "./texts";

const LOADERS: { readonly [L in Language]: () => Promise<{ default: string }> } = {
  en: () => import("./locales/en"),
  de: () => import("./locales/de"),
  fr: () => import("./locales/fr"),
  it: () => import("./locales/it"),
};

/** Messages that few pages need: they are fetched with these. */
export type Part = "lesson" | "guide" | "review";
const PARTS = import.meta.glob<string>(["$locales/*/{lesson,guide,review}.ftl", "$games/*/texts/*/{lesson,guide}.ftl"], {
  query: "?raw",
  import: "default",
});

class Speech {
  readonly #parts = new Set<Part>();
  #texts = $state.raw<Texts | null>(null);

  get isReady(): boolean {
    return this.#texts !== null;
  }

  /** Available once a language was spoken for the first time. */
  get texts(): Texts {
    if (this.#texts === null) throw new Error("no language yet");
    return this.#texts;
  }

  async speak(language: Language): Promise<void> {
    const [{ default: messages }, ...more] = await Promise.all([
      LOADERS[language](),
      ...[...this.#parts].map((part) => messagesOf(part, language)),
    ]);
    this.#texts = new Texts(language, bundle(language, [messages, ...more].join("\n")));
    document.documentElement.lang = language;
  }

  /** From now on these messages are there too. */
  async also(part: Part): Promise<void> {
    this.#parts.add(part);
    await this.speak(this.texts.language);
  }
}

async function messagesOf(part: Part, language: Language): Promise<string> {
  const loaders = Object.entries(PARTS).filter(([path]) => path.endsWith(`/${language}/${part}.ftl`));
  return (await Promise.all(loaders.map(([, load]) => load()))).join("\n");
}

export const speech = new Speech();

/** A message in the language of the page. */
export function t(key: string, details: Details = {}): string {
  return speech.texts.t(key, details);
}

/** The first language that the browser asks for and that there is; English otherwise. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = LANGUAGES.find((known) => wish.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return "en";
}
