import { type EnglishTexts, type Messages, useMessages } from '@millrace/ui/messages';
import type { valueChainTexts } from '@millrace/value-chain/messages';
import { useMemo } from 'react';
import type { valueChainTreeMessages } from './ValueChainTree.messages';
import type { ChainWay } from './value-chain-data';

/** Maps the messages about applications to those about inputs. */
const INPUT_TEXTS = {
  'valueChain.dialog.description': 'valueChain.inputs.description',
  'valueChain.loading.first': 'valueChain.inputs.loading',
  'valueChain.loading.further': 'valueChain.inputs.loading',
  'valueChain.empty.title': 'valueChain.inputs.emptyTitle',
  'valueChain.empty.description': 'valueChain.inputs.emptyText',
  'valueChain.error.title': 'valueChain.inputs.errorTitle',
  'valueChain.level.first': 'valueChain.direction.inputs',
  'valueChain.node.note': 'valueChain.inputs.note',
  'valueChain.legend.branch': 'valueChain.inputs.branch',
  'valueChain.announce.arrived': 'valueChain.inputs.arrived',
  'valueChain.announce.failed': 'valueChain.inputs.failed',
  'valueChain.details.failed': 'valueChain.inputs.failed',
  'valueChain.details.applications': 'valueChain.direction.inputs',
  'valueChain.table.further': 'valueChain.inputs.further',
  'valueChain.table.action': 'valueChain.direction.inputs',
  'valueChain.table.expandLong': 'valueChain.inputs.show',
  'valueChain.table.collapseLong': 'valueChain.inputs.hide',
  'valueChain.table.retryLong': 'valueChain.inputs.retry',
} as const satisfies Partial<
  Record<
    keyof typeof valueChainTexts | keyof typeof valueChainTreeMessages,
    keyof typeof valueChainTreeMessages
  >
>;

const isReplaced = (key: string): key is keyof typeof INPUT_TEXTS => key in INPUT_TEXTS;

/** Returns the messages of the diagram; for inputs those about inputs replace those about applications. */
export function useDiagramMessages(
  way: ChainWay,
  own: Messages<keyof typeof valueChainTreeMessages>,
): Messages {
  const around = useMessages();
  return useMemo(() => (way === 'inputs' ? inputMessages(around, own) : around), [way, around, own]);
}

/** Returns the messages around a diagram of inputs. @param own Provider's messages, including those about inputs. */
function inputMessages(around: Messages, own: Messages<keyof typeof valueChainTreeMessages>): Messages {
  const layers = new WeakMap<EnglishTexts, Messages>();
  return {
    ...around,
    format: (key, values) =>
      isReplaced(key) ? own.format(INPUT_TEXTS[key], values) : around.format(key, values),
    withEnglish: (english) => {
      const known = layers.get(english);
      if (known) return known;
      const layered = inputMessages(around.withEnglish?.(english) ?? around, own);
      layers.set(english, layered);
      return layered;
    },
  };
}
