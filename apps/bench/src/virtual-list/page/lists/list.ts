import type { ReactElement } from 'react';

export interface Item {
  id: string;
  /** From zero; negative for prepended items. */
  number: number;
}

/** Props of each candidate, which fills its pane. */
export interface ListProps {
  items: readonly Item[];
  /** Same component for all. */
  renderItem: (item: Item) => ReactElement;
  /** True for a conversation, which starts at its end and sticks to it as it grows. */
  from: 'start' | 'end';
  /** True if the last change prepended items. */
  isPrepending: boolean;
}

/** Implementation of a long list. */
export interface Candidate {
  name: string;
  List: (props: ListProps) => ReactElement;
}

/** Estimated height of an item, given to all candidates. */
export const ESTIMATE_PX = 80;

/** Overscan of the peers, in pixels: that of ours. */
export const BEYOND_PX = 350;

export const PANE_PX = 700;

/** Variable heights, known only to the floor. */
export const heightOf = ({ number }: Item): number => 30 + ((((number * 7919) % 121) + 121) % 121);
