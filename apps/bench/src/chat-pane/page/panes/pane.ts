import type { ChatMessage } from '@millrace/api-client';
import type { ReactElement } from 'react';

/** Props of each candidate, in a container of fixed size. */
export interface PaneProps {
  /** In chronological order. */
  messages: readonly ChatMessage[];
  /** Line component, the same for all, with the date above a day's first. */
  renderLine: (index: number) => ReactElement;
  /** Number of messages prepended since the start. */
  prepended: number;
  /** True if the last change prepended messages. */
  isPrepending: boolean;
  /** Heights known in advance, only by the floor. */
  known: KnownHeights;
}

/** Heights of all messages. */
export interface KnownHeights {
  /** Offsets of all messages, and the end of the list, in pixels. */
  tops: Float64Array;
  /** Distance by which the last change moves all other messages, in pixels. */
  prependedPx: number;
}

/** Implementation of a conversation. */
export interface Candidate {
  name: string;
  Pane: (props: PaneProps) => ReactElement;
}

/** Estimated height of a message, given to all candidates. */
export const ESTIMATE_PX = 80;

/** Overscan of the peers, in pixels: the same as ours. */
export const BEYOND_PX = 350;

/** Height of the pane, in pixels. */
export const PANE_PX = 700;
