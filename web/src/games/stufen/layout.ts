/** How melds and players' places share the room on the table. */

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Melds in rows of so many, with cards of this width and each so far from the one before, in pixels. */
export interface Spread {
  readonly across: number;
  readonly card: number;
  readonly step: number;
}

const SHAPE = 1.4;
const LARGEST = 96;
/** Cards that cover others are no larger. */
const COVERING = 60;
/** How much of a card is seen where cards overlap: its left edge with a small number. */
const EDGE = 0.48;
/** How large the numbers are, by the width of the card: that in the middle, and that on the edge. */
const NUMERAL = 0.6;
const INDEX = 0.33;
/** In pixels: larger numbers are not read more easily. */
const READABLE = 12;
/** In pixels: what a meld takes beside its cards. */
const APART = 14;

/** The largest cards for melds of these sizes in a room. */
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

/** How many cards wide a row is, if each shows this share of itself but the last of a meld. */
function cardsWide(row: readonly number[], share: number): number {
  return row.reduce((sum, size) => sum + 1 + (size - 1) * share, 0);
}

function gaps(row: readonly number[]): number {
  return Math.max(1, row.reduce((sum, size) => sum + size - 1, 0));
}

/** A place is best twice as wide as it is high, and none is left empty. */
const PLACE_SHAPE = 2;

/** In how many columns places for so many players lie best. */
export function columnsFor(count: number, room: Room): number {
  const odd = (columns: number) => {
    const rows = Math.ceil(count / columns);
    const shape = room.width / columns / (room.height / rows);
    return Math.abs(Math.log(shape / PLACE_SHAPE)) + 2 * Math.log((columns * rows) / count);
  };
  const ways = Array.from({ length: count }, (_, index) => index + 1);
  return ways.reduce((best, columns) => (odd(columns) < odd(best) ? columns : best), 1);
}
