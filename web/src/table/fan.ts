/** Where the cards of a hand lie: in up to three rows, overlapping as little as the room allows. */

import { numberCard } from "../lib/cards";
import type { Card } from "../protocol";

export interface Box {
  readonly width: number;
  readonly height: number;
  /** No card is wider. */
  readonly most: number;
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

const MOST_ROWS = 3;
/** Between groups and, where there is room, between cards. */
const GAP = 8;
const APART = 3;
/** The part of a covered card that must be seen, in widths: as much as its number takes. */
const SEEN = 0.5;
/** From this width on, in parts of the widest, a card is easy to read and to hit. */
const AMPLE = 2 / 3;
/** Below this width of what is seen of cards, those within a run make room for the others. */
const TIGHT = 28;
const FOLDED = 0.6;
/** From row to row, in heights of a card. */
const PITCH = 0.93;

type Group = readonly Card[];

export function fan(groups: readonly Group[], box: Box): Fan {
  const ample = box.most * AMPLE;
  const tries = Array.from({ length: MOST_ROWS }, (_, index) => {
    const rows = split(groups, index + 1);
    const width = fitting(rows, box);
    const seen = Math.min(...rows.map((row) => step(row, width, box.width)));
    return { rows, width, worth: Math.min(width, ample) + Math.min(seen, ample) * 0.25 };
  });
  const best = tries.reduce((one, other) => (other.worth > one.worth ? other : one));
  const height = best.width * TALL;
  const used = height * (1 + LIFT + (best.rows.length - 1) * PITCH);
  const top = height * LIFT + Math.max(0, (box.height - used) / 2);
  const places = best.rows.flatMap((row, index) =>
    along(row, best.width, box.width).map((x) => ({ row: index, x, y: top + index * height * PITCH })),
  );
  return { width: best.width, height, places };
}

/** The width of a card with which all rows fit. */
function fitting(rows: readonly (readonly Group[])[], box: Box): number {
  const tallest = box.height / (TALL * (1 + LIFT + (rows.length - 1) * PITCH));
  const widest = rows.map((row) => {
    const covered = row.reduce((sum, group) => sum + group.length - 1, 0);
    return (box.width - GAP * (row.length - 1)) / (row.length + SEEN * covered);
  });
  return Math.max(0, Math.min(box.most, tallest, ...widest));
}

/** Neighbouring groups together so that the fullest row is as empty as possible. */
function split(groups: readonly Group[], rows: number): (readonly Group[])[] {
  if (groups.length === 1 && rows > 1) return cut(groups[0] ?? [], rows).map((part) => [part]);
  if (rows === 1 || groups.length <= 1) return [groups];
  let best: (readonly Group[])[] = [groups];
  for (let first = 1; first < groups.length; first++) {
    const found = [groups.slice(0, first), ...split(groups.slice(first), rows - 1)];
    if (found.length <= rows && fullest(found) < fullest(best)) best = found;
  }
  return best;
}

/** A hand without groups, in rows of the same length. */
function cut(cards: Group, rows: number): Group[] {
  const length = Math.ceil(cards.length / rows) || 1;
  return Array.from({ length: Math.ceil(cards.length / length) }, (_, row) =>
    cards.slice(row * length, (row + 1) * length),
  );
}

function fullest(rows: readonly (readonly Group[])[]): number {
  return Math.max(...rows.map((row) => row.flat().length + row.length * 0.7));
}

/** The left edges of the cards of a row. */
function along(row: readonly Group[], width: number, room: number): number[] {
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
  const shift = Math.max(0, (room - (x - GAP)) / 2);
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
