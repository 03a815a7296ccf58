/** The layout of a hand: in a few rows, overlapping as little as possible. */

import { numberCard } from "../lib/cards";
import type { Card } from "../protocol";

export interface Box {
  readonly width: number;
  readonly height: number;
  /** No card is wider. */
  readonly most: number;
  /** From this width on a card is easy to read and to hit. */
  readonly ample: number;
  /** What stands beside it on the right: where there is room, the hand lies in the middle of both. */
  readonly beside?: number;
}

export interface Place {
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

export interface Fan {
  /** The size of a card. */
  readonly width: number;
  readonly height: number;
  /** One for each card, group after group. */
  readonly places: readonly Place[];
}

/** A card's height in widths. */
export const TALL = 1.4;
/** How far a playable card is lifted, in heights of a card. */
export const LIFT = 0.12;

const MOST_ROWS = 4;
/** Between groups and, where there is room, between cards. */
const GAP = 8;
const APART = 3;
/** The part of a covered card that must be seen, in widths: as much as its number takes. */
const SEEN = 0.5;
/** Less of a card, in pixels, is hard to hit. */
const HIT = 24;
/** Below this width of what is seen of cards, those within a run make room for the others. */
const TIGHT = 28;
const FOLDED = 0.6;
/** From row to row, in heights of a card: beside each other, or in a crowded hand one upon the other. */
const PITCHES = [0.93, 0.55];
/** And where there is room for more. */
const ROOMY = 1.05;
/** What a hand is worth whose rows lie upon each other, or whose colours are torn apart. */
const CROWDED = 0.8;
const TORN = 0.8;

type Group = readonly Card[];

export function fan(groups: readonly Group[], box: Box): Fan {
  const { ample } = box;
  const ways = Array.from({ length: MOST_ROWS }, (_, index) => [
    { rows: split(groups, index + 1), part: 1 },
    { rows: tear(groups, index + 1), part: groups.length > 1 ? TORN : 1 },
  ]).flat();
  const tries = ways.flatMap(({ rows, part }) =>
    PITCHES.map((pitch, index) => {
      const fitted = fitting(rows, pitch, box);
      const width = Math.min(fitted, Math.max(ample, uncovered(rows, box)));
      const seen = Math.min(...rows.map((row) => step(row, width, box.width)));
      const clear = (Math.min(width, ample) + Math.min(seen, ample) / 2) * part * CROWDED ** index;
      const worth = clear - 1.5 * Math.max(0, HIT - seen);
      return { rows, pitch, width, worth };
    }),
  );
  const best = tries.reduce((one, other) => (other.worth > one.worth ? other : one));
  const height = best.width * TALL;
  const below = best.rows.length - 1;
  const pitch = Math.min(ROOMY, (box.height / height - 1 - LIFT) / Math.max(1, below));
  const used = height * (1 + LIFT + below * pitch);
  const top = height * LIFT + Math.max(0, (box.height - used) / 2);
  const places = best.rows.flatMap((row, index) =>
    along(row, best.width, box).map((x) => ({ row: index, x, y: top + index * height * pitch })),
  );
  return { width: best.width, height, places };
}

/** The width of a card with which all rows fit. */
function fitting(rows: readonly (readonly Group[])[], pitch: number, box: Box): number {
  const tallest = box.height / (TALL * (1 + LIFT + (rows.length - 1) * pitch));
  const widest = rows.map((row) => {
    const covered = row.reduce((sum, group) => sum + group.length - 1, 0);
    return (box.width - GAP * (row.length - 1)) / (row.length + SEEN * covered);
  });
  return Math.max(0, Math.min(box.most, tallest, ...widest));
}

/** The width of a card with which none covers another. */
function uncovered(rows: readonly (readonly Group[])[], box: Box): number {
  const widths = rows.map((row) => {
    const count = row.flat().length;
    return (box.width - GAP * (row.length - 1) - APART * (count - row.length)) / Math.max(1, count);
  });
  return Math.min(...widths);
}

/** Neighbouring groups together so that the fullest row is as empty as possible. */
function split(groups: readonly Group[], rows: number): (readonly Group[])[] {
  if (rows === 1 || groups.length <= 1) return [groups];
  let best: (readonly Group[])[] = [groups];
  for (let first = 1; first < groups.length; first++) {
    const found = [groups.slice(0, first), ...split(groups.slice(first), rows - 1)];
    if (found.length <= rows && fullest(found) < fullest(best)) best = found;
  }
  return best;
}

/** In rows of the same length, though groups are torn apart by it. */
function tear(groups: readonly Group[], rows: number): (readonly Group[])[] {
  const length = Math.ceil(groups.flat().length / rows) || 1;
  const torn: Group[][] = [[]];
  let room = length;
  for (const group of groups) {
    for (let from = 0; from < group.length; ) {
      if (room === 0) {
        torn.push([]);
        room = length;
      }
      const part = group.slice(from, from + room);
      torn.at(-1)?.push(part);
      from += part.length;
      room -= part.length;
    }
  }
  return torn;
}

function fullest(rows: readonly (readonly Group[])[]): number {
  return Math.max(...rows.map((row) => row.flat().length + row.length * 0.7));
}

/** The left edges of the cards of a row. */
function along(row: readonly Group[], width: number, { width: room, beside = 0 }: Box): number[] {
  const isTight = step(row, width, room) < TIGHT;
  const shares = row.map((group) => group.slice(1).map((_, index) => (isTight ? share(group, index) : 1)));
  const unit = Math.min(width + APART, free(row, width, room) / Math.max(1, total(shares)));
  const edges: number[] = [];
  let x = 0;
  for (const parts of shares) {
    edges.push(x);
    for (const part of parts) edges.push((x += unit * part));
    x += width + GAP;
  }
  const spare = Math.max(0, room - (x - GAP));
  const shift = Math.min(Math.max(spare / 2, spare - GAP), (spare + beside) / 2);
  return edges.map((edge) => edge + shift);
}

/** From card to card within a group. */
function step(row: readonly Group[], width: number, room: number): number {
  const covered = row.flat().length - row.length;
  return Math.min(width + APART, free(row, width, room) / Math.max(1, covered));
}

/** What is left of the room beside one whole card of each group. */
function free(row: readonly Group[], width: number, room: number): number {
  return room - GAP * (row.length - 1) - width * row.length;
}

/** How much is seen of the card before the next one: less within a run than at its end. */
function share(group: Group, index: number): number {
  return follows(group[index - 1], group[index]) && follows(group[index], group[index + 1]) ? FOLDED : 1;
}

function follows(one: Card | undefined, other: Card | undefined): boolean {
  const low = one && numberCard(one);
  const high = other && numberCard(other);
  return !!low && !!high && low.colour === high.colour && low.number + 1 === high.number;
}

function total(shares: readonly (readonly number[])[]): number {
  return shares.flat().reduce((sum, part) => sum + part, 0);
}
