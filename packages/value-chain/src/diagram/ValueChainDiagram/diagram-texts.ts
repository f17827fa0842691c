import type { LabelTexts } from '../../engine/label-layer';
import type { LevelHeadTexts } from '../../engine/level-heads';
import type { Occurrence } from '../../engine/visible-tree';
import type { DiagramMessages } from './useDiagramMessages';

/** Texts for weights. */
export interface WeightTexts {
  /** Head of their column, in the table and in exports. */
  readonly heading: string;
  /** Formats the text below the name of a node: `74 suppliers`. */
  readonly format: (weight: number) => string;
  /** Suffix of the number if the table has no heads, as on a phone: ` suppliers`. Default none. */
  readonly unit?: (weight: number) => string;
}

/** Returns the texts of labels in one language. Repeated ones are cached. */
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

/** Returns the texts at the head of each level. */
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

/** Text below a name in exports. */
export const placeFact =
  (messages: DiagramMessages, weight: WeightTexts | undefined) =>
  ({ node, repeats }: Occurrence): string => {
    if (repeats) return messages.format('valueChain.node.cycle');
    return weight && node.weight !== undefined ? weight.format(node.weight) : '';
  };

/** Maximum number of names; more would be unreadable. */
const MOST_NAMES = 3;

/**
 * Lists the other parents of a node, as a text such as `Loose-tube cable, Patch cord`; with an ellipsis
 * if there are more than three.
 *
 * @param places All visible places.
 * @param separator Separator of names in the reader's language.
 * @returns Empty if there is no other.
 */
export function otherParents(place: Occurrence, places: readonly Occurrence[], separator: string): string {
  const parents = new Map<string, string>();
  for (const { parent } of places) if (parent) parents.set(parent.node.id, parent.node.label);
  // If its parent occurs in several places, so does the node, with the same parent.
  if (place.parent) parents.delete(place.parent.node.id);
  const labels = [...parents.values()];
  const names = labels.length > MOST_NAMES ? [...labels.slice(0, MOST_NAMES), '…'] : labels;
  // Not Intl.ListFormat: creating the first one takes longer than the whole drawing.
  return names.join(separator);
}
