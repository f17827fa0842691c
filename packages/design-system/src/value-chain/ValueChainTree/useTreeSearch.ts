import { useEffect, useMemo, useRef, useState } from 'react';
import { findProducts, type ProductPath } from './engine/find-products';
import type { TreeController } from './engine/tree-controller';
import type { TreeStage } from './engine/tree-stage';

/** ms without a key before the first match is gone to. */
const TYPING_PAUSE_MS = 200;

export interface TreeSearch {
  query: string;
  setQuery: (query: string) => void;
  /** How many loaded products match. */
  count: number;
  /** Which of them the tree stands at, from 1; 0 without any. */
  position: number;
  /** Goes to the next match, or back with -1; round the end. */
  go: (by: 1 | -1) => void;
}

/** Finds among what is loaded and walks through the matches; they are marked in the tree. */
export function useTreeSearch(controller: TreeController, stage: TreeStage | null): TreeSearch {
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  // Set while the first match waits for a pause in typing; only typing moves the tree, not what arrives later.
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { graph } = controller;
  const { loadedCount } = controller.model;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the graph stays the same while it loads more
  const matches = useMemo(() => findProducts(graph, query), [graph, query, loadedCount]);
  const at = Math.min(index, Math.max(0, matches.length - 1));

  useEffect(() => {
    stage?.setFound(new Set(matches.map((path) => path[path.length - 1] ?? '')));
  }, [stage, matches]);

  useEffect(() => () => clearTimeout(waiting.current), []);

  const visit = (path: ProductPath | undefined) => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    if (path) controller.goToPath(path);
  };

  return {
    query,
    setQuery: (next) => {
      setQuery(next);
      setIndex(0);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => visit(findProducts(controller.graph, next)[0]), TYPING_PAUSE_MS);
    },
    count: matches.length,
    position: matches.length === 0 ? 0 : at + 1,
    go: (by) => {
      if (matches.length === 0) return;
      // Enter right after typing means the first one.
      const next = waiting.current === undefined ? (at + by + matches.length) % matches.length : at;
      setIndex(next);
      visit(matches[next]);
    },
  };
}
