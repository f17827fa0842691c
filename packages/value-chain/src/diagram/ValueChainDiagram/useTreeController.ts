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
 * Keeps one controller for a root, kept in step with the graph. The component renders again whenever something
 * opens, closes, is selected or arrives.
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
  // Before the browser paints, so that nobody sees the old tree under the new texts.
  useLayoutEffect(() => controller.sync(graph), [controller, graph]);
  useSyncExternalStore(controller.subscribe, controller.getVersion, controller.getVersion);
  return controller;
}

/** What has just been loaded, or could not be, as a sentence for those who do not see it. */
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
