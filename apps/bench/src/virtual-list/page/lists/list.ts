import type { ReactElement } from 'react';

export interface Item {
  id: string;
  /** From zero; negative for items that came before the first ones. */
  number: number;
}

/** Props of each candidate, which fills its pane. */
export interface ListProps {
  items: readonly Item[];
  /** The very same for all. */
  renderItem: (item: Item) => ReactElement;
  /** At its end it is a conversation: it begins there and stays there as it grows. */
  from: 'start' | 'end';
  /** True if the last items came before all others. */
  isPrepending: boolean;
}

/** A way to draw a long list. */
export interface Candidate {
  name: string;
  List: (props: ListProps) => ReactElement;
}

/** About what an item is high, as all candidates are told. */
export const ESTIMATE_PX = 80;

/** Overscan of the peers, in pixels: that of ours. */
export const BEYOND_PX = 350;

export const PANE_PX = 700;

/** Unequal, and known to nobody but the floor. */
export const heightOf = ({ number }: Item): number => 30 + ((((number * 7919) % 121) + 121) % 121);
