import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { TreeController } from './engine/tree-controller';
import type { ValueChainGraph } from './value-chain-graph';

export interface TreeControllerInput {
  graph: ValueChainGraph;
  onExpand: (productId: string) => void;
  openLevels: number;
}

/**
 * One controller for a root product, kept in step with the graph. The component renders again whenever something
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
