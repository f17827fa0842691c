import type { LabelTexts } from '../../engine/label-layer';
import type { LevelHeadTexts } from '../../engine/level-heads';
import type { Occurrence } from '../../engine/visible-tree';
import type { DiagramMessages } from './useDiagramMessages';

/** How weights are told. */
export interface WeightTexts {
  /** The head of their column, in the table and in files. */
  readonly heading: string;
  /** Below the name of a node: `74 suppliers`. */
  readonly format: (weight: number) => string;
  /** What follows the number where the table has no heads, as on a phone: ` suppliers`. Default nothing. */
  readonly unit?: (weight: number) => string;
}

/** The texts of labels, in one language. Those that repeat are formatted once. */
export function labelTexts(messages: DiagramMessages, weight: WeightTexts | undefined): LabelTexts {
  return {
    weight: weight ? remember(weight.format) : () => '',
    more: remember((count) => messages.format('valueChain.node.more', { count })),
    shared: remember((places) => messages.format('valueChain.node.shared', { places })),
    alsoUnder: (place, places) => {
      const under = otherParents(place, places, messages.format('listSeparator'));
      return messages.format(under ? 'valueChain.details.shared' : 'valueChain.details.next', { under });
    },
    cycle: messages.format('valueChain.node.cycle'),
    loading: messages.format('valueChain.node.loading'),
    failed: messages.format('valueChain.node.failed'),
    note: (place, state, places) => {
      const under = places.length > 1 ? otherParents(place, places, messages.format('listSeparator')) : '';
      return messages
        .format('valueChain.node.note', {
          applications: place.node.childCount ?? 0,
          places: under === '' ? 1 : places.length,
          under,
          state,
        })
        .trim();
    },
  };
}

/** The texts at the head of each level. */
export function levelHeadTexts(messages: DiagramMessages, way?: 'upstream' | 'downstream'): LevelHeadTexts {
  return {
    title: (level) => {
      if (level === 0) return messages.format('valueChain.level.root');
      if (level === 1) return messages.format(way ? `valueChain.way.${way}` : 'valueChain.level.first');
      return messages.format('valueChain.level.further', { level });
    },
    count: (count) => messages.format('valueChain.level.count', { count }),
  };
}

function remember(format: (count: number) => string): (count: number) => string {
  const known = new Map<number, string>();
  return (count) => {
    let text = known.get(count);
    if (text === undefined) {
      text = format(count);
      known.set(count, text);
    }
    return text;
  };
}

/** What stands below a name in files. */
export const placeFact =
  (messages: DiagramMessages, weight: WeightTexts | undefined) =>
  ({ node, repeats }: Occurrence): string => {
    if (repeats) return messages.format('valueChain.node.cycle');
    return weight && node.weight !== undefined ? weight.format(node.weight) : '';
  };

/** More names are a list that nobody reads. */
const MOST_NAMES = 3;

/**
 * Lists under which nodes a node stands as well, as a text such as `Loose-tube cable, Patch cord`; with an ellipsis
 * where there are more than three.
 *
 * @param places All that are in view.
 * @param separator What stands between two names in the reader's language.
 * @returns Empty where there is no other.
 */
export function otherParents(place: Occurrence, places: readonly Occurrence[], separator: string): string {
  const parents = new Map<string, string>();
  for (const { parent } of places) if (parent) parents.set(parent.node.id, parent.node.label);
  // Where its parent stands in several places, so does it, under the same one.
  if (place.parent) parents.delete(place.parent.node.id);
  const labels = [...parents.values()];
  const names = labels.length > MOST_NAMES ? [...labels.slice(0, MOST_NAMES), '…'] : labels;
  // Not by Intl.ListFormat: the first of them takes a browser longer than the whole drawing.
  return names.join(separator);
}
