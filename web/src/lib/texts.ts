/** What people read, filled as src/reihum/texts.py does it: cards and players by name. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import {
  TEXTS,
  type Advice,
  type Card,
  type Colour,
  type Deed,
  type GameAction,
  type GameEvent,
  type GameName,
  type Happened,
  type Phrase,
} from "../protocol";
import { groups, inOrder, isCard, isColour, numberCard } from "./cards";

export const LANGUAGES = ["en", "de", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Details {
  readonly [name: string]: unknown;
}

/** What `WhyNot`, `Rejected` and a refusal within a refusal have in common. */
export interface Refusal {
  readonly code: string;
  readonly rule?: string | null;
  readonly details: Details;
}

export type Why = Pick<Advice, "reason" | "chance" | "error">;

/** To whom it is told: the players' names, and which of them is "you". */
export interface Chair {
  readonly game?: GameName;
  readonly names: readonly string[];
  readonly you: number | null;
}

const SEAT_FIELDS: ReadonlySet<string> = new Set([
  "seat", "by", "to", "taker", "giver", "begins", "holder", "winner", "loser",
]);
/** So many standard errors to both sides the truth is found 19 times out of 20. */
const LIKELY = 1.96;
const LONGEST_TEXT = 500;
const MOST_FORMATTED = 1e15;

/** Text that stays as it is, though it may look like a card. */
class Plain {
  constructor(readonly text: string) {}
}

export class Texts {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly chair: Chair = { names: [], you: null },
  ) {}

  for(chair: Chair): Texts {
    return new Texts(this.language, this.bundle, chair);
  }

  /** The message with its details filled in; an unknown one is shown by its key. */
  t(key: string, details: Details = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(details)) filled[name] = this.fill(value);
    return this.bundle.formatPattern(pattern, filled, []);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  name(seat: number): string {
    return seat === this.chair.you ? this.t("you") : (this.chair.names[seat] ?? "");
  }

  /** What happened, in a sentence. */
  happened(what: Happened): string {
    return "deed" in what ? this.deed(what) : this.event(what);
  }

  event(event: GameEvent): string {
    return this.struct(this.key("event", event.event), event).replace(/\s+/g, " ").trim();
  }

  /** What may be done, in a few words. */
  action(action: GameAction): string {
    return this.struct(this.key("action", action.do), action);
  }

  deed(deed: Deed): string {
    const details = Object.entries(deed).map(([name, value]: [string, unknown]) => [name, plain(value)]);
    const filled = Object.fromEntries(details) as Record<string, unknown>;
    if (deed.deed === "said") filled["phrase"] = new Plain(this.phrase(deed.phrase));
    return this.struct(`deed-${deed.deed}`, filled).replace(/\s+/g, " ").trim();
  }

  phrase(phrase: Phrase): string {
    return this.t(`phrase-${phrase}`);
  }

  /** Why something is not accepted, with the number of the rule. */
  refusal(refused: Refusal): string {
    const text = this.t(`refused-${refused.code}`, refused.details);
    return refused.rule ? `${text} (${refused.rule})` : text;
  }

  /** Why a move is good, and how often it wins. */
  why({ reason, chance, error }: Why): string {
    const said = this.struct(reason.key, reason.details);
    if (chance === null || error === null) return said;
    return `${said} ${this.t("hint-chance", { chance: percent(chance), margin: margin(error) })}`;
  }

  card(card: Card): string {
    const face = numberCard(card);
    return face ? this.t(`card-${face.colour}`, { number: face.number }) : this.t(`card-${card}`);
  }

  colour(colour: Colour): string {
    return this.t(`colour-${colour}`);
  }

  /** Cards grouped by colour: "red 3, 5; blue 4; joker". A joker among others keeps its place. */
  cards(cards: readonly Card[]): string {
    if (cards.includes("joker") && cards.join() !== inOrder(cards).join()) {
      return cards.map((card) => this.card(card)).join(", ");
    }
    return this.groups(cards).join("; ") || this.t("no-cards");
  }

  groups(cards: readonly Card[]): string[] {
    return groups(cards).map((group) =>
      isColour(group.kind)
        ? this.t(`cards-${group.kind}`, {
            numbers: new Plain(group.cards.map((card) => numberCard(card)?.number).join(", ")),
          })
        : group.cards.map((card) => this.card(card)).join(", "),
    );
  }

  private key(prefix: "event" | "action", tag: string): string {
    return (this.chair.game && TEXTS[this.chair.game][prefix][tag]) ?? `${prefix}-${tag}`;
  }

  private struct(key: string, struct: object): string {
    return this.t(key, this.named(struct));
  }

  /** Seats by the players' names, and whether that is "you". */
  private named(struct: object): Details {
    const details: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(struct) as [string, unknown][]) {
      const isSeat = SEAT_FIELDS.has(name);
      details[name] = isSeat && typeof value === "number" ? new Plain(this.name(value)) : value;
      if (isSeat) details[`${name}-is`] = value === this.chair.you ? "you" : "other";
    }
    return details;
  }

  private fill(value: unknown): FluentVariable {
    if (value === null || value === undefined) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (value instanceof Plain) return value.text;
    if (isCard(value)) return this.card(value);
    if (isColour(value)) return this.colour(value);
    if (Array.isArray(value)) return this.list(value);
    if (typeof value === "number" && Math.abs(value) < MOST_FORMATTED) return value;
    return shortened(String(value));
  }

  private list(values: readonly unknown[]): string {
    if (values.every(isCard)) return this.cards(values);
    if (values.every((part) => part === null || Array.isArray(part))) return this.bySeat(values);
    return values.map((part) => String(this.fill(part))).join(", ");
  }

  private bySeat(hands: readonly (readonly unknown[] | null)[]): string {
    return hands.flatMap((cards, seat) => (cards === null ? [] : [this.hand(seat, cards)])).join(" ");
  }

  private hand(seat: number, cards: readonly unknown[]): string {
    const whose = seat === this.chair.you ? "you" : "other";
    return this.t("cards-of", { player: new Plain(this.name(seat)), cards, "player-is": whose });
  }
}

function plain(value: unknown): unknown {
  return typeof value === "string" ? new Plain(value) : value;
}

/** A share as people read it. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** How far such a share may be off, given its standard error. */
export function margin(error: number): number {
  return Math.ceil(100 * LIKELY * error);
}

function shortened(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1)}…`;
}

export function bundle(language: Language, messages: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(messages));
  return made;
}
