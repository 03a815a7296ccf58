/** When the card that may be called was seen on this screen, by the screen's own clock. */

export class CardSeen {
  readonly #card: () => string;
  #shown = $state.raw<{ readonly card: string; readonly at: number } | null>(null);

  /** To be made while a component is: `card` names what lies there, as `cardShown` does. */
  constructor(card: () => string) {
    this.#card = card;
    $effect(() => {
      const now = card();
      // in the frame after the next one it has been painted
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame((at) => (this.#shown = { card: now, at }));
      });
      return () => cancelAnimationFrame(frame);
    });
  }

  /** `null` until it was seen. */
  get at(): number | null {
    return this.#shown?.card === this.#card() ? this.#shown.at : null;
  }

  /** The milliseconds from then to a touch or key. */
  until(event: Event): number {
    return this.at === null ? 0 : Math.max(0, Math.round(event.timeStamp - this.at));
  }
}
