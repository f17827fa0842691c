import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TreeController } from '../../engine/tree-controller';
import type { TreeStage } from '../../engine/tree-stage';
import type { Occurrence } from '../../engine/visible-tree';
import { type DiagramGraph, type DiagramPath, followPath } from '../../graph';

export interface SelectionInput {
  graph: DiagramGraph;
  controller: TreeController;
  stage: RefObject<TreeStage | null>;
  onExpand: (nodeId: string) => void;
  takesFocus: boolean;
  /** Where the selection is led whenever this becomes another path; null selects nothing. */
  selection: DiagramPath | null | undefined;
  /** Where it is led at first. */
  defaultSelection: DiagramPath | null;
  onSelectionChange: ((path: DiagramPath | null) => void) | undefined;
}

/**
 * Follows the path that is asked for, fetching what it leads through, and tells the path of what is selected. A reader who
 * selects something meanwhile is not led away. Where a fetch fails it stops, and goes on once that was tried again; until
 * then the selection is told to nobody, so that an address keeps the whole path.
 */
export function useSelection({
  graph,
  controller,
  stage,
  onExpand,
  takesFocus,
  selection,
  defaultSelection,
  onSelectionChange,
}: SelectionInput): void {
  const [wanted, setWanted] = useState<DiagramPath | null>(
    selection === undefined ? defaultSelection : selection,
  );
  const { selected } = controller;
  /** Where it has stopped. */
  const stop = useRef<Occurrence | null>(null);
  const told = useRef(selected);
  const given = useRef(selection);

  useEffect(() => {
    if (told.current === selected) return;
    told.current = selected;
    onSelectionChange?.(selected && controller.nodePath(selected));
  }, [controller, selected, onSelectionChange]);

  useEffect(() => {
    if (selection === undefined || isSamePath(selection, given.current)) return;
    given.current = selection;
    const present = controller.selected && controller.nodePath(controller.selected);
    if (isSamePath(selection, present)) return;
    stop.current = controller.selected;
    setWanted(selection);
    if (selection !== null) return;
    told.current = null;
    controller.select(null);
  }, [controller, selection]);

  useEffect(() => {
    if (!wanted || !stage.current) return;
    if (selected !== stop.current) return setWanted(null);
    const { known, next, isWaiting, isFailed } = followPath(graph, wanted);
    if (next !== null) return onExpand(next);
    if (isWaiting) return;
    if (!isFailed) setWanted(null);
    if (stop.current && isSamePath(known.slice(1), controller.nodePath(stop.current))) return;
    // A path that leads nowhere selects nothing, unless it is that of the root.
    if (known.length === 1 && wanted.length > 0) return;
    controller.goToPath(known);
    if (takesFocus) stage.current.focusActive();
    if (isFailed) {
      stop.current = controller.selected;
      told.current = controller.selected;
    }
  }, [wanted, graph, controller, stage, onExpand, selected, takesFocus]);
}

function isSamePath(one: DiagramPath | null | undefined, other: DiagramPath | null | undefined): boolean {
  if (!one || !other) return one === other;
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
