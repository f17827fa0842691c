/** Where a list stands within another, whole and in its order. @returns -1 where it does not, or is empty. */
export function placeOf<Item>(part: readonly Item[], whole: readonly Item[]): number {
  const place = part[0] === undefined ? -1 : whole.indexOf(part[0]);
  if (place < 0 || place + part.length > whole.length) return -1;
  // A plain loop: it runs over all rows whenever some come.
  for (let at = 0; at < part.length; at += 1) if (part[at] !== whole[place + at]) return -1;
  return place;
}
