import { foldedTitle } from './folded-title';
import type { Occurrence } from './occurrence';
import type { TreeController } from './tree-controller';

/** Goes to the next place in view whose title starts with what was typed. */
export function typeAhead(controller: TreeController, folded: string): void {
  const { occurrences, count } = controller.model.visibleTree();
  // A single letter moves on; a longer text may go on meaning the same place.
  const first = folded.length === 1 ? 1 : 0;
  for (let ahead = first; ahead < count + first; ahead++) {
    const place = occurrences[(controller.active.row + ahead) % count] as Occurrence;
    if (!foldedTitle(place.node).startsWith(folded)) continue;
    controller.focus(place);
    return;
  }
}
