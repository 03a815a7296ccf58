/** The list with one entry moved. */
export function moved<T>(things: readonly T[], from: number, to: number): T[] {
  const others = things.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...things.slice(from, from + 1), ...others.slice(to)];
}
