import type { Messages } from '@millrace/ui/messages';
import type { LabelTexts } from './engine/label-view';
import type { LevelHeadTexts } from './engine/level-heads';
import type { Occurrence } from './engine/occurrence';
import { otherParents } from './other-parents';

/** The texts of labels, in one language. Those that repeat are formatted once. */
export function labelTexts(messages: Messages): LabelTexts {
  return {
    suppliers: remember((count) => messages.format('valueChain.node.suppliers', { count })),
    more: remember((count) => messages.format('valueChain.node.more', { count })),
    shared: remember((places) => messages.format('valueChain.node.shared', { places })),
    alsoUnder: (place, places) => {
      const under = otherParents(place, places, messages.locale);
      return messages.format(under ? 'valueChain.details.shared' : 'valueChain.details.next', { under });
    },
    cycle: messages.format('valueChain.node.cycle'),
    loading: messages.format('valueChain.node.loading'),
    failed: messages.format('valueChain.node.failed'),
    note: (place, state, places) => {
      const under = places.length > 1 ? otherParents(place, places, messages.locale) : '';
      return messages
        .format('valueChain.node.note', {
          applications: place.node.childApplications,
          places: under === '' ? 1 : places.length,
          under,
          state,
        })
        .trim();
    },
  };
}

/** The texts at the head of each level. */
export function levelHeadTexts(messages: Messages): LevelHeadTexts {
  return {
    title: (level) => levelTitle(messages, level),
    count: (count) => messages.format('valueChain.level.count', { count }),
  };
}

function levelTitle(messages: Messages, level: number): string {
  if (level === 0) return messages.format('valueChain.level.root');
  if (level === 1) return messages.format('valueChain.level.first');
  return messages.format('valueChain.level.further', { level });
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

/** What stands below a name in files and on paper. */
export const placeFact =
  (messages: Messages) =>
  ({ node, repeats }: Occurrence): string =>
    repeats
      ? messages.format('valueChain.node.cycle')
      : messages.format('valueChain.node.suppliers', { count: node.supplierCount });
