/** When the card that may be called appeared on this screen, by the screen's own clock. */

export class CardSeen {
  readonly #card: () => string;
  #shown = $state.raw<{ readonly card: string; readonly at: number } | null>(null);

  /** To be called while a component is made. `card` names the card, as `cardShown` does. */
  constructor(card: () => string) {
    this.#card = card;
    $effect(() => {
      const now = card();
      // painted one frame after the next
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame((at) => (this.#shown = { card: now, at }));
      });
      return () => cancelAnimationFrame(frame);
    });
  }

  /** `null` until it has appeared. */
  get at(): number | null {
    return this.#shown?.card === this.#card() ? this.#shown.at : null;
  }

  /** The milliseconds from then to a touch or a key. */
  until(event: Event): number {
    return this.at === null ? 0 : Math.max(0, Math.round(event.timeStamp - this.at));
  }
}
