/** Messages for people, filled in as src/reihum/texts.py does: with the names of cards and players. */

import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";

import {
  TEXTS,
  type Hint,
  type Card,
  type Colour,
  type TableEvent,
  type GameAction,
  type GameEvent,
  type GameName,
  type AnyEvent,
  type Phrase,
} from "../protocol";
import { groups, inOrder, isCard, isColour, numberCard, SYMBOLS } from "./cards";

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

export type Why = Pick<Hint, "reason" | "chance" | "error">;

/** The reader of a message: the players' names, and which of them is "you". */
export interface Chair {
  readonly game?: GameName;
  readonly names: readonly string[];
  readonly you: number | null;
}

const SEAT_FIELDS: ReadonlySet<string> = new Set([
  "seat", "by", "to", "taker", "giver", "begins", "holder", "winner", "loser",
]);
/** A 95 % confidence interval, in standard errors. */
const LIKELY = 1.96;
const LONGEST_TEXT = 500;
const MOST_FORMATTED = 1e15;

/** A symbol and the no-break space that joins it to its colour. */
const MARKS = Object.values(SYMBOLS).join("");
const SYMBOL = new RegExp(`[${MARKS}]\u00a0|\u00a0[${MARKS}]`, "g");
/** Spaces that may become one. A no-break space stays what it is. */
const SPACES = /[ \t\n]+/g;

/** The forms in which a message can ask for a card: `CARD($card, form: "subject")`. */
export type Form = "label" | "object" | "subject" | "start" | "of" | "from" | "to" | "numbers";

/** Cards in a message. */
class Shown extends FluentType<readonly Card[]> {
  constructor(
    cards: readonly Card[],
    readonly say: (form: Form) => string,
    private readonly usual: Form,
  ) {
    super(cards);
  }

  override toString(): string {
    return this.say(this.usual);
  }
}

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** Text that stays as it is, though it may look like a card. */
class Plain {
  constructor(readonly text: string) {}
}

export class Texts {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly chair: Chair = { names: [], you: null },
    /** Without symbols and dashes, to be read aloud. */
    private readonly isSpoken = false,
  ) {}

  for(chair: Chair): Texts {
    return new Texts(this.language, this.bundle, chair, this.isSpoken);
  }

  get spoken(): Texts {
    return new Texts(this.language, this.bundle, this.chair, true);
  }

  /** The message with its details filled in; an unknown one is shown by its key. */
  t(key: string, details: Details = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.format(pattern, details, key) : key;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  name(seat: number): string {
    return seat === this.chair.you ? this.t("you") : (this.chair.names[seat] ?? "");
  }

  /** What happened, in a sentence. */
  happened(what: AnyEvent): string {
    return "table_event" in what ? this.tableEvent(what) : this.event(what);
  }

  event(event: GameEvent): string {
    return inOneLine(this.struct(this.key("event", event.event), event));
  }

  /** An action in a few words. */
  action(action: GameAction): string {
    return this.struct(this.key("action", action.do), action);
  }

  tableEvent(event: TableEvent): string {
    const details = Object.entries(event).map(([name, value]: [string, unknown]) => [name, plain(value)]);
    const filled = Object.fromEntries(details) as Record<string, unknown>;
    if (event.table_event === "said") filled["phrase"] = new Plain(this.phrase(event.phrase));
    if (event.table_event === "bot-sat") filled["level"] = new Plain(this.t(`bot-${event.bot}`));
    return inOneLine(this.struct(`table-event-${event.table_event}`, filled));
  }

  phrase(phrase: Phrase): string {
    return this.t(`phrase-${phrase}`);
  }

  /** Why something is not accepted. */
  refusal({ code, details }: Refusal): string {
    const title = `game-${String(details["game"])}`;
    const titled = this.has(title) ? { ...details, game: new Plain(this.t(title)) } : details;
    return this.t(`refused-${code}`, titled);
  }

  /** Why a move is good, and how often it wins. */
  why({ reason, chance, error }: Why): string {
    const said = this.struct(reason.key, reason.details);
    if (chance === null || error === null) return said;
    return `${said} ${this.t("hint-chance", { chance: percent(chance), margin: margin(error) })}`;
  }

  /** A card by its name, in one of the forms that its message has: "joker", "a joker". */
  card(card: Card, form: Form = "label"): string {
    if (form === "start") return sentence(this.card(card, "subject"));
    const face = numberCard(card);
    const key = `card-${face?.colour ?? card}`;
    const message = this.bundle.getMessage(key);
    const pattern = message?.attributes[form] ?? message?.value;
    return pattern ? this.seen(this.format(pattern, face ? { number: face.number } : {}, key)) : key;
  }

  colour(colour: Colour): string {
    return this.seen(this.t(`colour-${colour}`));
  }

  /**
   * Cards grouped by colour: "red 3, 5; blue 4; joker". A joker among others keeps its place.
   * The form "numbers" has each number once: "3, 4, 5".
   */
  cards(cards: readonly Card[], form: Form = "label"): string {
    if (form === "numbers") {
      const numbers = new Set(cards.map((card) => numberCard(card)?.number ?? 0));
      return this.listed([...numbers].sort((one, other) => one - other).map(String));
    }
    const [only, ...others] = cards;
    if (form !== "label" && only && others.length === 0) return this.card(only, form);
    if (cards.includes("joker") && cards.join() !== inOrder(cards).join()) {
      return this.listed(cards.map((card) => this.card(card)));
    }
    return this.groups(cards).join(this.t("separator-groups")) || this.t("no-cards");
  }

  groups(cards: readonly Card[]): string[] {
    return groups(cards).map((group) =>
      isColour(group.kind)
        ? this.seen(this.t(`cards-${group.kind}`, {
            numbers: new Plain(this.listed(group.cards.map((card) => String(numberCard(card)?.number)))),
          }))
        : this.listed(group.cards.map((card) => this.card(card))),
    );
  }

  /** Numbers in a row, by their ends: "10–12", or "10 to 12" if it is read aloud. */
  run(first: number, last: number): string {
    return first === last ? String(first) : this.t(this.isSpoken ? "run-plain" : "run", { first, last });
  }

  /** "a, b, c" */
  listed(parts: readonly string[]): string {
    return parts.join(this.t("separator"));
  }

  /** "a, b and c" */
  together(parts: readonly string[]): string {
    const last = parts.at(-1) ?? "";
    const others = parts.slice(0, -1);
    if (others.length === 0) return last;
    return this.t("together", { others: new Plain(this.listed(others)), last: new Plain(last) });
  }

  /** A missing detail is a bug: tests fail, and players see the rest of the message. */
  private format(pattern: Pattern, details: Details, key: string): string {
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(details)) filled[name] = this.fill(value);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, filled, errors);
    const [fault] = errors;
    if (fault && import.meta.env.DEV) throw fault;
    if (fault) reportError(new Error(`${key}: ${fault.message}`));
    return text;
  }

  /** The name of a card or colour, without its symbol if it is read aloud. */
  private seen(text: string): string {
    return this.isSpoken ? text.replace(SYMBOL, "") : text;
  }

  private key(prefix: "event" | "action", tag: string): string {
    const { game } = this.chair;
    if (!game) return `${prefix}-${tag}`;
    if (game in TEXTS) return TEXTS[game][prefix][tag] ?? `${prefix}-${tag}`;
    const [own, shared] = [`${prefix}-${game}-${tag}`, `${prefix}-match-${tag}`];
    return this.has(shared) && !this.has(own) ? shared : own;
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
    if (isCard(value)) return new Shown([value], (form) => this.card(value, form), "object");
    if (isColour(value)) return this.colour(value);
    if (Array.isArray(value)) return this.list(value);
    if (typeof value === "number" && Math.abs(value) < MOST_FORMATTED) return value;
    return shortened(String(value));
  }

  private list(values: readonly unknown[]): FluentVariable {
    if (values.every(isCard)) return new Shown(values, (form) => this.cards(values, form), "label");
    if (values.every((part) => part === null || Array.isArray(part))) return this.bySeat(values);
    return this.listed(values.map((part) => String(this.fill(part))));
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

/** A share in percent. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** The margin of error in percent, from the standard error. */
export function margin(error: number): number {
  return Math.ceil(100 * LIKELY * error);
}

/** With a capital letter at the front. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function inOneLine(text: string): string {
  return text.replace(SPACES, " ").replace(/^ | $/g, "");
}

function shortened(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1)}…`;
}

function inForm([value = ""]: readonly FluentValue[], { form = "label" }: Record<string, FluentValue>): FluentValue {
  return value instanceof Shown ? value.say(form as Form) : value;
}

export function bundle(language: Language, messages: string): FluentBundle {
  const made = new FluentBundle(language, { functions: { CARD: inForm }, useIsolating: false });
  made.addResource(new FluentResource(messages));
  return made;
}
