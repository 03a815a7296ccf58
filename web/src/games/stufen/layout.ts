/** How melds and players' places share the room on the table. */

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Melds in rows: the number of melds in a row, the width of a card, and the step from card to card, in pixels. */
export interface Spread {
  readonly across: number;
  readonly card: number;
  readonly step: number;
}

const SHAPE = 1.4;
const LARGEST = 96;
/** The largest width of cards that overlap. */
const COVERING = 60;
/** The visible share of an overlapped card: its left edge with a small number. */
const EDGE = 0.48;
/** The size of the number in the middle and of the one on the edge, in widths of a card. */
const NUMERAL = 0.6;
const INDEX = 0.33;
/** In pixels: larger numbers are not read more easily. */
const READABLE = 12;
/** In pixels: the space that a meld needs beside its cards. */
const APART = 14;

/** The layout with the largest cards for melds of these sizes. */
export function spread(sizes: readonly number[], room: Room): Spread {
  const ways = sizes.map((_, index) => inRows(sizes, index + 1, room));
  return ways.reduce((best, way) => (way.card > best.card ? way : best), { across: 1, card: 0, step: 0 });
}

function inRows(sizes: readonly number[], across: number, room: Room): Spread {
  const rows = rowsOf(sizes, across);
  const high = Math.min((room.height - 6 * (rows.length - 1)) / rows.length / SHAPE, LARGEST);
  const width = (share: number) =>
    Math.min(...rows.map((row) => (room.width - APART * row.length) / cardsWide(row, share)));
  const [flat, overlapping] = [Math.min(high, width(1)), Math.min(high, width(EDGE), COVERING)];
  const card = Math.max(0, flat, isAsReadable(overlapping, flat) ? overlapping : 0);
  const loose = Math.min(...rows.map((row) => (room.width - APART * row.length - row.length * card) / gaps(row)));
  return { across, card, step: Math.min(loose, card) };
}

function isAsReadable(overlapping: number, flat: number): boolean {
  return overlapping * INDEX >= Math.min(flat * NUMERAL, READABLE);
}

export function rowsOf<T>(parts: readonly T[], across: number): T[][] {
  const count = Math.ceil(parts.length / across);
  return Array.from({ length: count }, (_, row) => parts.slice(row * across, (row + 1) * across));
}

/** The width of a row in cards, if each card but the last of a meld shows this share. */
function cardsWide(row: readonly number[], share: number): number {
  return row.reduce((sum, size) => sum + 1 + (size - 1) * share, 0);
}

function gaps(row: readonly number[]): number {
  return Math.max(1, row.reduce((sum, size) => sum + size - 1, 0));
}

/** The best shape of a place: twice as wide as high. */
const PLACE_SHAPE = 2;

/** The best number of columns for this many places. */
export function columnsFor(count: number, room: Room): number {
  const odd = (columns: number) => {
    const rows = Math.ceil(count / columns);
    const shape = room.width / columns / (room.height / rows);
    return Math.abs(Math.log(shape / PLACE_SHAPE)) + 2 * Math.log((columns * rows) / count);
  };
  const ways = Array.from({ length: count }, (_, index) => index + 1);
  return ways.reduce((best, columns) => (odd(columns) < odd(best) ? columns : best), 1);
}
