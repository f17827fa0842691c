/** Rotates a list by one in each round, so that no candidate always goes first. */
export function rotate<T>(list: readonly T[], round: number): T[] {
  const start = round % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
