/** The committed shuffles of docs/fairness.md, computed again from what a finished match reveals. */

import type { Card, GameName, GameNatureAction, MatchRecord, ReplayStep, Shuffles } from "../protocol";
import { inOrder } from "./cards";
import { hmac, joined, sha256 } from "./sha256";
import type { Refusal } from "./texts";

const WORDS = 2 ** 32;
const COMMITMENT_LABEL = utf8("reihum shuffle 1 commitment");
const KEY_LABEL = utf8("reihum shuffle 1 key");

/** The result of the check. The reasons are those of `reihum verify`. */
export type Verdict =
  /** `brought`: how many rounds were dealt on a device of a player. */
  | { readonly is: "fair"; readonly shuffles: number; readonly brought: number }
  | { readonly is: "uncommitted" }
  | { readonly is: "broken"; readonly why: Refusal };

export function commitment(secret: Uint8Array): Uint8Array {
  return sha256(joined(COMMITMENT_LABEL, secret));
}

export function roundKey(secret: Uint8Array, seeds: readonly string[]): Uint8Array {
  const framed = seeds.map(utf8).flatMap((seed) => [u64(seed.length), seed]);
  return hmac(secret, joined(KEY_LABEL, ...framed));
}

/** The source of chance for NATURE's action of this number in a round. */
export class Chance {
  readonly #words: Iterator<number, never>;

  constructor(key: Uint8Array, number: number) {
    this.#words = words(key, number);
  }

  /** A number below `stop`, each equally likely. */
  below(stop: number): number {
    const even = WORDS - (WORDS % stop);
    for (;;) {
      const word = this.#words.next().value;
      if (word < even) return word % stop;
    }
  }

  shuffled<T>(list: readonly T[]): T[] {
    const order = [...list];
    for (let last = order.length - 1; last > 0; last--) {
      const chosen = this.below(last + 1);
      [order[last], order[chosen]] = [order[chosen]!, order[last]!];
    }
    return order;
  }
}

/** How a game uses chance, if it does more than shuffle decks and hands. */
export interface GameChance<G extends GameName = GameName> {
  /** Takes what chance decides before the cards are shuffled; `false` if the action says otherwise. */
  readonly decidesFirst?: (chance: Chance, action: ShuffleAction<G>, record: MatchRecord<G>) => boolean;
  /** The cards as they lay before the shuffle; `null`: in order. */
  readonly unshuffled?: (
    action: ShuffleAction<G>,
    before: readonly ReplayStep<G>[],
    actions: MatchRecord<G>["actions"],
  ) => readonly Card[] | null;
}

type ShuffleAction<G extends GameName> = Extract<GameNatureAction<G>, { order: readonly Card[] }>;

/** Checks all shuffles of a finished match. `steps` are all its steps, seen from any seat. */
export function judge(record: MatchRecord, steps: readonly ReplayStep[], game: GameChance = {}): Verdict {
  if (!record.shuffles.length) return { is: "uncommitted" };
  const dealt = shufflesOf(record, steps);
  const rounds = 1 + Math.max(-1, ...dealt.map(({ round }) => round));
  if (record.shuffles.length !== rounds) return broken("other-rounds", { rounds, committed: record.shuffles.length });
  for (const [round, shuffles] of record.shuffles.entries()) {
    const code = brokenPromise(record, round, shuffles);
    if (code) return broken(code, { round: round + 1, seeds: shuffles.seeds.length });
  }
  for (const each of dealt) {
    const { secret, seeds } = record.shuffles[each.round]!;
    const chance = new Chance(roundKey(bytes(secret!), seeds), each.number);
    if (!isDecidedBy(chance, each, record, steps, game)) {
      return broken("other-shuffle", { number: each.move + 1, round: each.round + 1 });
    }
  }
  const brought = record.shuffles.filter(({ is_brought }) => is_brought).length;
  return { is: "fair", shuffles: dealt.filter(({ action }) => "order" in action).length, brought };
}

function broken(code: string, details: Refusal["details"]): Verdict {
  return { is: "broken", why: { code, details } };
}

/** An action of NATURE, and its number within the round. */
interface Dealt {
  readonly move: number;
  readonly round: number;
  readonly number: number;
  readonly action: GameNatureAction;
}

function shufflesOf(record: MatchRecord, steps: readonly ReplayStep[]): Dealt[] {
  const counts: number[] = [];
  return record.actions.flatMap(({ by, action }, move) => {
    if (by !== "nature") return [];
    const round = steps[move - 1]?.match.sheet.length ?? 0;
    const number = counts[round] ?? 0;
    counts[round] = number + 1;
    return [{ move, round, number, action: action as GameNatureAction }];
  });
}

function brokenPromise(record: MatchRecord, round: number, { commitment: published, seeds, secret }: Shuffles) {
  const earlier = record.shuffles.slice(0, round);
  if (seeds.length !== record.players.length) return "other-seeds";
  if (secret === null) return "no-secret";
  if (hex(commitment(bytes(secret))) !== published) return "other-secret";
  return earlier.some((shuffles) => shuffles.commitment === published) ? "secret-used-twice" : null;
}

/** Whether chance had to decide just this. Which cards are dealt at all is up to the rules. */
function isDecidedBy(
  chance: Chance,
  { action, round, move }: Dealt,
  record: MatchRecord,
  steps: readonly ReplayStep[],
  game: GameChance,
): boolean {
  if (!("order" in action)) return true;
  if (game.decidesFirst && !game.decidesFirst(chance, action, record)) return false;
  const before = steps.slice(0, move).filter(({ match }) => match.sheet.length === round);
  const cards = game.unshuffled?.(action, before, record.actions.slice(0, move)) ?? inOrder(action.order);
  if (chance.shuffled(cards).join() !== action.order.join()) return false;
  return !("lot" in action) || action.lot === null || chance.below(record.players.length) === action.lot;
}

function* words(key: Uint8Array, number: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = new DataView(hmac(key, joined(u64(number), u64(block))).buffer);
    for (let at = 0; at < digest.byteLength; at += 4) yield digest.getUint32(at);
  }
}

function u64(number: number): Uint8Array {
  const written = new Uint8Array(8);
  new DataView(written.buffer).setBigUint64(0, BigInt(number));
  return written;
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function bytes(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(data: Uint8Array): string {
  return [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
