/** Creates many objects; `make` gets the index of each, from 0. */
export function many<Row>(count: number, make: (index: number) => Row): Row[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
