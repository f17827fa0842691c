import type { ValueChainNode } from '../value-chain-graph';

/** A product at one place of the tree. The same product may stand in several. */
export interface Occurrence {
  /** Serial number within the model, never given twice. */
  readonly key: number;
  readonly parent: Occurrence | null;
  /** 0 for the root. */
  readonly depth: number;
  /** The ancestor that is the same product: here the chain stops. @see GAP-086 */
  readonly repeats: Occurrence | null;
  node: ValueChainNode;
  /** Place among its siblings, from 0. */
  position: number;
  /** Made when first opened, kept while closed. */
  children: readonly Occurrence[] | null;
  expanded: boolean;
  /** Opens as soon as its applications arrive. */
  awaiting: boolean;
  /** Its index in the visible tree; -1 while an ancestor is closed. */
  row: number;
}

/** What an occurrence can do, and shows. */
export type OccurrenceState = 'end' | 'cycle' | 'unloaded' | 'loading' | 'failed' | 'collapsed' | 'expanded';
