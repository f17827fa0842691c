import type { Occurrence } from './engine/occurrence';

/** More names are a list that nobody reads. */
const MOST_NAMES = 3;

/**
 * Under which products a product stands as well, as a text such as `Loose-tube cable, Patch cord`; with an ellipsis
 * where there are more than three.
 *
 * @param places All that are in view.
 * @returns Empty where there is no other.
 */
export function otherParents(place: Occurrence, places: readonly Occurrence[], locale: string): string {
  const parents = new Map<string, string>();
  for (const { parent } of places) if (parent) parents.set(parent.node.id, parent.node.title);
  // Where its parent stands in several places, so does it, under the same one.
  if (place.parent) parents.delete(place.parent.node.id);
  const titles = [...parents.values()];
  const names = titles.length > MOST_NAMES ? [...titles.slice(0, MOST_NAMES), '…'] : titles;
  return new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format(names);
}
