/** Makes many of a thing; `make` gets the place of each, counted from 0. */
export function many<Row>(count: number, make: (index: number) => Row): Row[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
