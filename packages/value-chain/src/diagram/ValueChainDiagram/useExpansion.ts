import { useEffect, useRef } from 'react';
import type { TreeController } from '../../engine/tree-controller';
import type { DiagramPath } from '../../graph';

export interface ExpansionInput {
  controller: TreeController;
  /** Which places are open, from the root on; what becomes another list is followed. */
  expansion: readonly DiagramPath[] | undefined;
  onExpansionChange: ((paths: readonly DiagramPath[]) => void) | undefined;
}

/**
 * Opens and closes places as their owner asks, and tells the owner which are open. Places whose children have to be fetched
 * open once these are there, and so do those below them; until then nothing is told.
 */
export function useExpansion({ controller, expansion, onExpansionChange }: ExpansionInput): void {
  const asked = expansion && JSON.stringify(expansion);
  const isUsed = asked !== undefined || onExpansionChange !== undefined;
  /** What the owner knows, and of which tree. */
  const told = useRef<{ controller: TreeController; paths: string }>(undefined);
  const onChange = useRef(onExpansionChange);

  useEffect(() => {
    onChange.current = onExpansionChange;
  });

  useEffect(() => {
    if (!isUsed) return;
    const known = told.current?.controller === controller ? told.current.paths : undefined;
    let wanted: readonly DiagramPath[] = asked === undefined || asked === known ? [] : JSON.parse(asked);
    let isWaiting = asked !== undefined && asked !== known;

    const open = (keepsOthers: boolean) => {
      if (!isWaiting) return;
      isWaiting = controller.openPlaces(wanted, { keepsOthers });
      if (!isWaiting) wanted = [];
    };
    const tell = () => {
      if (isWaiting) return;
      const paths = controller.openPaths();
      const now = JSON.stringify(paths);
      const before = told.current?.controller === controller ? told.current.paths : asked;
      told.current = { controller, paths: now };
      // What is open at first is told to nobody who has not asked for something else.
      if (before !== undefined && before !== now) onChange.current?.(paths);
    };

    open(false);
    tell();
    return controller.subscribe(({ kind }) => {
      if (kind === 'arrived' || kind === 'failed') open(true);
      if (kind !== 'state' && kind !== 'reveal') tell();
    });
  }, [controller, asked, isUsed]);
}
