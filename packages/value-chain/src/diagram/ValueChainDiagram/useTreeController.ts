import { useMessages } from '@millrace/ui/bare';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { TreeController } from '../../engine/tree-controller';
import type { DiagramGraph } from '../../graph';
import { valueChainTexts } from '../../messages/value-chain-texts';

export interface TreeControllerInput {
  graph: DiagramGraph;
  onExpand: (nodeId: string) => void;
  openLevels: number;
}

/**
 * Creates one controller per root and synchronizes it with the graph. The component renders again whenever something
 * is opened, closed, selected or loaded.
 */
export function useTreeController({ graph, onExpand, openLevels }: TreeControllerInput): TreeController {
  const [held, setHeld] = useState(() => ({
    rootId: graph.root.id,
    controller: new TreeController(graph, { onExpand, openLevels }),
  }));
  let { controller } = held;
  if (held.rootId !== graph.root.id) {
    controller = new TreeController(graph, { onExpand, openLevels });
    setHeld({ rootId: graph.root.id, controller });
  }
  useEffect(() => controller.setOnExpand(onExpand), [controller, onExpand]);
  // Before paint, so that the old tree is never shown with the new texts.
  useLayoutEffect(() => controller.sync(graph), [controller, graph]);
  useSyncExternalStore(controller.subscribe, controller.getVersion, controller.getVersion);
  return controller;
}

/** Returns a sentence for screen readers about what was just loaded or failed. */
export function useTreeAnnouncements(controller: TreeController): string {
  const messages = useMessages(valueChainTexts);
  const [announcement, setAnnouncement] = useState('');
  useEffect(
    () =>
      controller.subscribe((event) => {
        if (event.kind !== 'arrived' && event.kind !== 'failed') return;
        const last = event.places[event.places.length - 1];
        if (!last) return;
        const title = last.node.label;
        setAnnouncement(
          event.kind === 'arrived'
            ? messages.format('valueChain.announce.arrived', { title, count: last.children?.length ?? 0 })
            : messages.format('valueChain.announce.failed', { title }),
        );
      }),
    [controller, messages],
  );
  return announcement;
}
