/** Where all addresses of the page begin: nothing, or the path under which a proxy has the server. */
export const BASE_PATH = typeof document === "undefined" ? "" : (document.querySelector<HTMLMetaElement>("meta[name=home]")?.content ?? "");
