import type { ChatMessage } from '@millrace/api-client';
import type { ReactElement } from 'react';

/** What each candidate is given to draw, in a place of fixed size. */
export interface PaneProps {
  /** In the order in which they were said. */
  messages: readonly ChatMessage[];
  /** The very same line for all, with the day above the first of it. */
  renderLine: (index: number) => ReactElement;
  /** How many messages came before those at the beginning. */
  prepended: number;
  /** Whether the last change came before all others. */
  isPrepending: boolean;
  /** What is known beforehand by the floor, and by nobody else. */
  known: KnownHeights;
}

/** How high every message is. */
export interface KnownHeights {
  /** Where each message begins, and last where the list ends, in pixels. */
  tops: Float64Array;
  /** How far the messages that came with the last change move all others, in pixels. */
  prependedPx: number;
}

/** A way to draw a conversation. */
export interface Candidate {
  name: string;
  Pane: (props: PaneProps) => ReactElement;
}

/** About what a message is high, as all candidates are told. */
export const ESTIMATE_PX = 80;

/** How far beyond the pane peers draw, in pixels: as far as ours does. */
export const BEYOND_PX = 350;

/** How high the pane is, in pixels. */
export const PANE_PX = 700;
