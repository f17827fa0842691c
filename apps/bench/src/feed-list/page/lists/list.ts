import type { Post } from '@millrace/api-client';
import type { ReactElement } from 'react';

/** Props of each candidate. The window scrolls. */
export interface ListProps {
  posts: readonly Post[];
  /** Card component, the same for all. */
  renderPost: (post: Post) => ReactElement;
  /** Number of posts prepended since the start. */
  prepended: number;
  /** True if the last change prepended posts. */
  isPrepending: boolean;
  /** Heights known in advance, only by the floor. */
  known: KnownHeights;
}

/** Heights of all posts. */
export interface KnownHeights {
  /** Offsets of all posts, and the end of the list, in pixels. */
  tops: Float64Array;
  /** Total height of the posts that the last change prepended, in pixels. */
  prependedPx: number;
}

/** Implementation of a long list. */
export interface Candidate {
  name: string;
  List: (props: ListProps) => ReactElement;
}

/** Estimated height of a post, given to all candidates. */
export const ESTIMATE_PX = 280;

/** Overscan of the peers, in pixels: the same as ours. */
export const BEYOND_PX = 400;
