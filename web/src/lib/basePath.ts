/** What the first page says about its host. */

const mark = typeof document === "undefined" ? null : document.querySelector<HTMLMetaElement>("meta[name=home]");

/** The beginning of all addresses of the page: nothing, or the path that a proxy puts before it. */
export const BASE_PATH = mark?.content ?? "";
/** Whether a server of ours may answer. A folder on a web host has none: `reihum site`. */
export const MAY_HAVE_SERVER = mark?.dataset["server"] !== "none";
/** The address of the documentation, if the folder has it. */
export const DOCS = mark?.dataset["docs"] ? `${BASE_PATH}/${mark.dataset["docs"]}` : null;
