/** The language of the page. Its texts are fetched when it is chosen; then everything changes at once. */

import { bundle, LANGUAGES, Texts, type Details, type Language } from "./texts";

const LOADERS: { readonly [L in Language]: () => Promise<{ default: string }> } = {
  en: () => import("./locales/en"),
  de: () => import("./locales/de"),
  fr: () => import("./locales/fr"),
  it: () => import("./locales/it"),
};

/** Messages that few pages need. They are fetched with these pages. */
export type Part = "lesson" | "guide" | "review";
const PARTS = import.meta.glob<string>(["$locales/*/{lesson,guide,review}.ftl", "$games/*/texts/*/{lesson,guide}.ftl"], {
  query: "?raw",
  import: "default",
});

class Speech {
  readonly #parts = new Set<Part>();
  /** Messages of games that the page was not built with. */
  #ofOtherGames = "";
  #texts = $state.raw<Texts | null>(null);

  get isReady(): boolean {
    return this.#texts !== null;
  }

  /** Available once the first language is loaded. */
  get texts(): Texts {
    if (this.#texts === null) throw new Error("no language yet");
    return this.#texts;
  }

  async speak(language: Language): Promise<void> {
    const [{ default: messages }, ...more] = await Promise.all([
      LOADERS[language](),
      ...[...this.#parts].map((part) => messagesOf(part, language)),
    ]);
    this.#texts = new Texts(language, bundle(language, [messages, ...more, this.#ofOtherGames].join("\n")));
    document.documentElement.lang = language;
  }

  /** Adds the messages of games that the page was not built with. */
  async addGames(messages: readonly string[]): Promise<void> {
    this.#ofOtherGames = messages.join("\n");
    if (messages.length) await this.speak(this.texts.language);
  }

  /** Adds these messages, in this language and in those that follow. */
  async also(part: Part): Promise<void> {
    this.#parts.add(part);
    await this.speak(this.texts.language);
  }
}

async function messagesOf(part: Part, language: Language): Promise<string> {
  const loaders = Object.entries(PARTS).filter(([path]) => path.endsWith(`/${language}/${part}.ftl`));
  return (await Promise.all(loaders.map(([, load]) => load()))).join("\n");
}

/** Whether a game has a lesson: then it has the messages for one. */
export function hasLesson(game: string): boolean {
  return Object.keys(PARTS).some((path) => path.endsWith(`/${game}/texts/en/lesson.ftl`));
}

export const speech = new Speech();

/** A message in the language of the page. */
export function t(key: string, details: Details = {}): string {
  return speech.texts.t(key, details);
}

/** The first language of the browser that the page has; otherwise English. */
export function preferred(languages: readonly string[]): Language {
  for (const wanted of languages) {
    const language = LANGUAGES.find((known) => wanted.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return "en";
}
