import { useEffect, useRef } from 'react';
import type { TreeController } from '../../engine/tree-controller';
import type { DiagramPath } from '../../graph';

export interface ExpansionInput {
  controller: TreeController;
  /** Open places as paths from the root; a new array is applied. */
  expansion: readonly DiagramPath[] | undefined;
  onExpansionChange: ((paths: readonly DiagramPath[]) => void) | undefined;
}

/**
 * Opens and closes controlled places, and reports the open ones. Places whose children have to load open once these are
 * loaded, and so do those below them; nothing is reported until then.
 */
export function useExpansion({ controller, expansion, onExpansionChange }: ExpansionInput): void {
  const asked = expansion && JSON.stringify(expansion);
  const isUsed = asked !== undefined || onExpansionChange !== undefined;
  /** Last value that the owner knows, and the tree it belongs to. */
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
      // Initially open places are not reported unless the owner controls them.
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
