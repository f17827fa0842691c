import { foldText } from '@millrace/ui/hooks';
import type { DiagramGraph, DiagramNode } from '../graph';
import type { TreeController } from './tree-controller';
import type { Occurrence } from './visible-tree';

/** Search result: the ids from the root down to the node, both included. */
export type NodePath = readonly string[];

/**
 * Finds loaded nodes whose title contains a text, in reading order, also below closed places. A node with
 * several places is found once, at the first.
 *
 * @returns An empty array for a blank text.
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

/** Normalizes a title for comparison: without case and accents. */
export function foldedLabel(node: DiagramNode): string {
  let text = folded.get(node);
  if (text === undefined) {
    text = foldText(node.label);
    folded.set(node, text);
  }
  return text;
}

/** Moves to the next visible place whose title starts with the typed text (typeahead). */
export function typeAhead(controller: TreeController, folded: string): void {
  const { occurrences, count } = controller.model.visibleTree();
  // A single letter moves on; a longer text may match the current place again.
  const first = folded.length === 1 ? 1 : 0;
  for (let ahead = first; ahead < count + first; ahead++) {
    const place = occurrences[(controller.active.row + ahead) % count] as Occurrence;
    if (!foldedLabel(place.node).startsWith(folded)) continue;
    controller.focus(place);
    return;
  }
}
