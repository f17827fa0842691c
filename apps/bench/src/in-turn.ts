/** A list that begins one further in each round, so that nobody is always the first. */
export function inTurn<T>(list: readonly T[], round: number): T[] {
  const start = round % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
