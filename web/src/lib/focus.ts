/** Where keys go when what had the focus is gone. */

export function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** To the beginning of the page, if nothing has the focus. */
export function toPage(): void {
  const main = document.querySelector("main");
  if (main && isLost()) focus(main);
}

/** An attachment for a table, and for what lies over one: it comes first, and afterwards the page. */
export function comesFirst(heading: HTMLElement): () => void {
  if (isLost() || document.activeElement?.closest("main")) focus(heading);
  return toPage;
}

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
