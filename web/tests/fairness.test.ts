import { describe, expect, it } from "vitest";

import page from "../../docs/fairness.md?raw";
import { gameOf } from "../src/games";
import { bytes, Chance, commitment, hex, judge, roundKey } from "../src/lib/fairness";
import { COLOURS, type Card, type GameName, type JuniorDeal, type MatchRecord, type ReplayStep } from "../src/protocol";

interface Vector {
  readonly secret: string;
  readonly seeds: readonly string[];
  readonly commitment: string;
  readonly key: string;
  readonly numbers: readonly { number: number; stop: number; first: readonly number[] }[];
  readonly junior: readonly { number: number; order: string }[];
}

const VECTORS = JSON.parse(/```json\n(\[[\s\S]*?)```/.exec(page)![1]!) as readonly Vector[];
const JUNIOR = ["r", "y", "g", "b"].flatMap((colour) =>
  Array.from({ length: 9 }, (_, place) => `${colour}${place + 2}` as Card),
);

describe.each(VECTORS)("of the secret $secret with $seeds", (vector) => {
  const key = roundKey(bytes(vector.secret), vector.seeds);

  it("gives the commitment and the key that the page on fairness has", () => {
    expect(hex(commitment(bytes(vector.secret)))).toBe(vector.commitment);
    expect(hex(key)).toBe(vector.key);
  });

  it.each(vector.numbers)("gives the numbers below $stop of stream $number", ({ number, stop, first }) => {
    const chance = new Chance(key, number);
    expect(first.map(() => chance.below(stop))).toEqual(first);
  });

  it.each(vector.junior)("deals Junior, shuffle $number", ({ number, order }) => {
    expect(new Chance(key, number).shuffled(JUNIOR).join(" ")).toBe(order);
  });
});

const [FAIR] = VECTORS as [Vector];

/** A match of Junior with a deal a round, and what an onlooker has seen of it. */
function match(): { record: MatchRecord<"junior">; steps: ReplayStep<"junior">[] } {
  const orders = FAIR.junior.map(({ order }) => order.split(" ") as Card[]);
  const { commitment: published, secret, seeds } = FAIR;
  return {
    record: {
      format: "reihum-record-1",
      game: "junior",
      rules_version: 1,
      players: [{ name: "Ada" }, { name: "Ben" }],
      options: {} as MatchRecord<"junior">["options"],
      rounds: 1,
      first: 0,
      actions: orders.map((order) => ({ by: "nature", action: { do: "deal", order, lot: null }, at: 0 })),
      outcome: null,
      shuffles: [{ commitment: published, seeds, secret, is_brought: false }],
    },
    steps: orders.map(() => ({ match: { sheet: [] } }) as unknown as ReplayStep<"junior">),
  };
}

it("finds nothing wrong with shuffles that follow from secret and seeds", () => {
  const { record, steps } = match();
  expect(judge(record, steps)).toEqual({ is: "fair", shuffles: 2, brought: 0 });
  expect(judge({ ...record, shuffles: [] }, steps)).toEqual({ is: "uncommitted" });
});

/** The first shuffle of a round, of cards that lay like this, after the table had been seen like that. */
async function shuffled(game: GameName, lay: readonly string[], what: string, views: readonly object[]) {
  const { record } = match();
  const before = views.map(() => ({ by: 0, action: { do: "wait" }, at: 0 }));
  const order = new Chance(roundKey(bytes(FAIR.secret), FAIR.seeds), 0).shuffled(lay);
  const actions = [...before, { by: "nature", action: { do: what, order }, at: 0 }];
  const steps = views.map((round) => ({ match: { sheet: [], round } }));
  const chance = await gameOf(game).chance?.();
  const played = { ...record, game, actions } as unknown as MatchRecord;
  return judge(played, steps as unknown as ReplayStep[], chance?.default);
}

it("knows how discards lay before they became the new pile", async () => {
  const view = { discards: ["y4", "r9", "b1", "r2"] };
  expect(await shuffled("stufen", ["y4", "r9", "b1"], "renew", [view])).toMatchObject({ is: "fair" });
  expect(await shuffled("stufen", ["b1", "r9", "y4"], "renew", [view])).toMatchObject({ is: "broken" });
});

it("knows how piles are taken up in Schnipp Schnapp: those of others by seat, then one's own", async () => {
  const piles = [["y8", "r3"], ["g5", "b1"], ["b8", "g8"]];
  const views = [
    { stage: "call", loose: [0, 0, 0], piles, middle: [] },
    { stage: "shuffle", loose: [0, 4, 0], piles: [[], [], ["b8", "g8"]], middle: [] },
  ];
  expect(await shuffled("schnippschnapp", ["y8", "r3", "g5", "b1"], "shuffle", views)).toMatchObject({ is: "fair" });
  expect(await shuffled("schnippschnapp", ["g5", "b1", "y8", "r3"], "shuffle", views)).toMatchObject({ is: "broken" });
});

it("knows that the rows of Master are shuffled before the cards", async () => {
  const { record, steps } = match();
  const chance = (await gameOf("master").chance?.())?.default;
  const source = new Chance(roundKey(bytes(FAIR.secret), FAIR.seeds), 0);
  const [column, order] = [source.shuffled(COLOURS), source.shuffled(["r3", "r5", "b1", "b2"])];
  const verdict = (rows: readonly string[] | null, laid: readonly string[]) => {
    const actions = [{ by: "nature", action: { do: "deal", column: laid, order }, at: 0 }];
    return judge({ ...record, options: { rows }, actions } as unknown as MatchRecord, steps, chance);
  };
  expect(verdict(null, column)).toMatchObject({ is: "fair" });
  expect(verdict(null, [...column].reverse())).toMatchObject({ is: "broken" });
  expect(verdict(column, column)).toMatchObject({ is: "broken" });
});

it("finds a card that was exchanged", () => {
  const { record, steps } = match();
  const order = (record.actions[1]!.action as JuniorDeal).order as Card[];
  [order[3], order[4]] = [order[4]!, order[3]!];
  expect(judge(record, steps)).toMatchObject({ why: { code: "other-shuffle", details: { number: 2, round: 1 } } });
});

it.each([
  ["other-seeds", { seeds: ["", "", ""] }],
  ["no-secret", { secret: null }],
  ["other-secret", { secret: "ab".repeat(32) }],
] as const)("finds %s", (code, change) => {
  const { record, steps } = match();
  const shuffles = [{ ...record.shuffles[0]!, ...change }];
  expect(judge({ ...record, shuffles }, steps)).toMatchObject({ why: { code, details: { round: 1 } } });
});

it("finds a promise too many, and one that was made twice", () => {
  const { record, steps } = match();
  const shuffles = [record.shuffles[0]!, record.shuffles[0]!];
  expect(judge({ ...record, shuffles }, steps)).toMatchObject({ why: { code: "other-rounds" } });
  const later = steps.map((step) => ({ ...step, match: { ...step.match, sheet: [{}] } })) as unknown as ReplayStep[];
  expect(judge({ ...record, shuffles }, later)).toMatchObject({ why: { code: "secret-used-twice", details: { round: 2 } } });
});
