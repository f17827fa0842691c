import type { Post } from '@millrace/api-client';
import type { ReactElement } from 'react';

/** What each candidate is given to draw. The window scrolls. */
export interface ListProps {
  posts: readonly Post[];
  /** The very same card for all. */
  renderPost: (post: Post) => ReactElement;
  /** How many posts came before those at the beginning. */
  prepended: number;
  /** Whether the last change came before all others. */
  isPrepending: boolean;
  /** What is known beforehand by the floor, and by nobody else. */
  known: KnownHeights;
}

/** How high every post is. */
export interface KnownHeights {
  /** Where each post begins, and last where the list ends, in pixels. */
  tops: Float64Array;
  /** How high the posts are that came with the last change before all others, in pixels. */
  prependedPx: number;
}

/** A way to draw a long list. */
export interface Candidate {
  name: string;
  List: (props: ListProps) => ReactElement;
}

/** About what a post is high, as all candidates are told. */
export const ESTIMATE_PX = 280;

/** How far beyond the window peers draw, in pixels: as far as ours does. */
export const BEYOND_PX = 400;
