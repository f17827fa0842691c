import { foldText } from '@millrace/ui/hooks';
import type { DiagramGraph, DiagramNode } from '../graph';
import type { TreeController } from './tree-controller';
import type { Occurrence } from './visible-tree';

/** Where a node was found: the ids from the root down to it, both included. */
export type NodePath = readonly string[];

/**
 * Finds loaded nodes whose title contains a text, in reading order, also below closed places. A node that
 * stands in several places is found once, in the first.
 *
 * @returns Nothing for a blank text.
 */
export function findNodes(graph: DiagramGraph, text: string): NodePath[] {
  const wanted = foldText(text.trim());
  if (wanted === '') return [];
  const found: NodePath[] = [];
  const seen = new Set<string>();
  const waiting: { node: DiagramNode; above: Link | null }[] = [{ node: graph.root, above: null }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, above } = next;
    if (seen.has(node.id)) continue;
    seen.add(node.id);
    const here: Link = { id: node.id, above };
    if (foldedLabel(node).includes(wanted)) found.push(toNodePath(here));
    const children = graph.children.get(node.id);
    if (children?.status !== 'ready') continue;
    for (let index = children.nodes.length - 1; index >= 0; index--) {
      waiting.push({ node: children.nodes[index] as DiagramNode, above: here });
    }
  }
  return found;
}

interface Link {
  id: string;
  above: Link | null;
}

function toNodePath(link: Link): NodePath {
  const path: string[] = [];
  for (let at: Link | null = link; at; at = at.above) path.unshift(at.id);
  return path;
}

const folded = new WeakMap<DiagramNode, string>();

/** The title as it is compared: without case and accents. */
export function foldedLabel(node: DiagramNode): string {
  let text = folded.get(node);
  if (text === undefined) {
    text = foldText(node.label);
    folded.set(node, text);
  }
  return text;
}

/** Goes to the next place in view whose title starts with what was typed. */
export function typeAhead(controller: TreeController, folded: string): void {
  const { occurrences, count } = controller.model.visibleTree();
  // A single letter moves on; a longer text may go on meaning the same place.
  const first = folded.length === 1 ? 1 : 0;
  for (let ahead = first; ahead < count + first; ahead++) {
    const place = occurrences[(controller.active.row + ahead) % count] as Occurrence;
    if (!foldedLabel(place.node).startsWith(folded)) continue;
    controller.focus(place);
    return;
  }
}
