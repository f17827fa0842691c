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
  /** Selected path (controlled); null selects nothing. */
  selection: DiagramPath | null | undefined;
  /** Initially selected path (uncontrolled). */
  defaultSelection: DiagramPath | null;
  onSelectionChange: ((path: DiagramPath | null) => void) | undefined;
}

/**
 * Selects a requested path, loading the nodes on the way, and reports the path of the selection. If the reader selects
 * something meanwhile, the request is dropped. If loading fails it stops, and continues after a retry; until then the
 * selection is not reported, so that the URL keeps the whole path.
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
  /** Node at which it has stopped. */
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
    // A path that does not exist selects nothing, unless it is the root's.
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
