import type { Occurrence } from './engine/tree-model';

/** More names are a list that nobody reads. */
const MOST_NAMES = 3;

/**
 * Under which products a product stands as well, as a text such as `Loose-tube cable, Patch cord`; with an ellipsis
 * where there are more than three.
 *
 * @param places All that are in view.
 * @returns Empty where there is no other, or the other is the root.
 */
export function otherParents(place: Occurrence, places: readonly Occurrence[], locale: string): string {
  const titles = places.flatMap((other) =>
    other !== place && other.parent ? [other.parent.node.title] : [],
  );
  const names = titles.length > MOST_NAMES ? [...titles.slice(0, MOST_NAMES), '…'] : titles;
  return new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format(names);
}
