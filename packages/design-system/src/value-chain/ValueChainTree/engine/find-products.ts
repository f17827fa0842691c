import { foldText } from '@millrace/domain';
import type { ValueChainGraph, ValueChainNode } from '../value-chain-graph';
import { foldedTitle } from './folded-title';

/** Where a product was found: the ids from the root down to it, both included. */
export type ProductPath = readonly string[];

/**
 * Finds loaded products whose title contains a text, in reading order, also below closed places. A product that
 * stands in several places is found once, in the first.
 *
 * @returns Nothing for a blank text.
 */
export function findProducts(graph: ValueChainGraph, text: string): ProductPath[] {
  const wanted = foldText(text.trim());
  if (wanted === '') return [];
  const found: ProductPath[] = [];
  const seen = new Set<string>();
  const waiting: { node: ValueChainNode; above: Link | null }[] = [{ node: graph.root, above: null }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, above } = next;
    if (seen.has(node.id)) continue;
    seen.add(node.id);
    const here: Link = { id: node.id, above };
    if (foldedTitle(node).includes(wanted)) found.push(toProductPath(here));
    const applications = graph.applications.get(node.id);
    if (applications?.status !== 'ready') continue;
    for (let index = applications.nodes.length - 1; index >= 0; index--) {
      waiting.push({ node: applications.nodes[index] as ValueChainNode, above: here });
    }
  }
  return found;
}

interface Link {
  id: string;
  above: Link | null;
}

function toProductPath(link: Link): ProductPath {
  const path: string[] = [];
  for (let at: Link | null = link; at; at = at.above) path.unshift(at.id);
  return path;
}
