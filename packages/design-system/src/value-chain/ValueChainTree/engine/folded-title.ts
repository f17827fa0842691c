import { foldText } from '@millrace/domain';
import type { ValueChainNode } from '../value-chain-graph';

const folded = new WeakMap<ValueChainNode, string>();

/** The title as it is compared: without case and accents. */
export function foldedTitle(node: ValueChainNode): string {
  let text = folded.get(node);
  if (text === undefined) {
    text = foldText(node.title);
    folded.set(node, text);
  }
  return text;
}
