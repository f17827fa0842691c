/** Returns the values of a facet in a fixed order rather than by count, so that they keep their positions. */
export function inGivenOrder<Value extends string>(
  order: readonly Value[],
  values: readonly { value: string; count: number; estimated: boolean }[],
): { value: Value; count: number; estimated: boolean }[] {
  return order.flatMap((value) =>
    values.filter((known) => known.value === value).map((known) => ({ ...known, value })),
  );
}
