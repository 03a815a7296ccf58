/** The beginning of all addresses of the page: nothing, or the path that a proxy puts before it. */
export const BASE_PATH = typeof document === "undefined" ? "" : (document.querySelector<HTMLMetaElement>("meta[name=home]")?.content ?? "");
