import { useEffect, useRef, useState } from 'react';
import type { Occurrence } from './engine/occurrence';
import type { TreeController } from './engine/tree-controller';
import type { TreeStage } from './engine/tree-stage';
import { followPath } from './follow-path';
import type { ValueChainGraph } from './value-chain-graph';

export interface TreePathInput {
  graph: ValueChainGraph;
  controller: TreeController;
  stage: TreeStage | null;
  onExpand: (productId: string) => void;
  /** Ids of products below the root, to the one that is gone to at first. */
  path: readonly string[];
  /** Told with each product that is selected; empty once none is. */
  onPathChange: ((path: readonly string[]) => void) | undefined;
}

/**
 * Follows the path that an address names, fetching what it leads through, and tells the path of what is selected. A
 * reader who selects something meanwhile is not led away. Where a fetch fails it stops, and goes on once that was tried
 * again; the address keeps the whole path until then.
 */
export function useTreePath({ graph, controller, stage, onExpand, path, onPathChange }: TreePathInput): void {
  const [wanted, setWanted] = useState<readonly string[] | null>(path.length > 0 ? path : null);
  const { selected } = controller;
  /** Where it has stopped. */
  const stop = useRef<Occurrence | null>(null);
  const told = useRef(selected);

  useEffect(() => {
    if (told.current === selected) return;
    told.current = selected;
    onPathChange?.(selected ? pathIds(controller, selected) : []);
  }, [controller, selected, onPathChange]);

  useEffect(() => {
    if (!wanted || !stage) return;
    if (selected !== stop.current) return setWanted(null);
    const { known, next, isWaiting, isFailed } = followPath(graph, wanted);
    if (next !== null) return onExpand(next);
    if (isWaiting) return;
    if (!isFailed) setWanted(null);
    if (known.length === 1 + (stop.current?.depth ?? 0)) return;
    controller.goToPath(known);
    stage.focusActive();
    if (isFailed) {
      stop.current = controller.selected;
      told.current = controller.selected;
    }
  }, [wanted, graph, controller, stage, onExpand, selected]);
}

/** Ids of the products below the root, to a place; none for the root itself. */
export const pathIds = (
  { model }: TreeController,
  place: NonNullable<TreeController['selected']>,
): readonly string[] =>
  model
    .pathTo(place)
    .slice(1)
    .map(({ node }) => node.id);
