import type { ValueChainGraph } from './value-chain-graph';

/** How far a path from the root is known. */
export interface PathReach {
  /** Ids from the root on, as far as they lead. */
  known: readonly string[];
  /** The product whose applications must be fetched to go on; null where the path ends, or leads nowhere. */
  next: string | null;
  /** They are on their way. */
  isWaiting: boolean;
  /** They could not be fetched; the path may lead on once they can. */
  isFailed: boolean;
}

/** @param path Ids of products below the root, each an application of the one before. */
export function followPath({ root, applications }: ValueChainGraph, path: readonly string[]): PathReach {
  const known = [root.id];
  const reach = { known, next: null, isWaiting: false, isFailed: false };
  for (const id of path) {
    const from = known[known.length - 1] as string;
    const state = applications.get(from);
    if (state === undefined) return { ...reach, next: from };
    if (state.status === 'loading') return { ...reach, isWaiting: true };
    if (state.status === 'error') return { ...reach, isFailed: true };
    if (!state.nodes.some((node) => node.id === id)) break;
    known.push(id);
  }
  return reach;
}
