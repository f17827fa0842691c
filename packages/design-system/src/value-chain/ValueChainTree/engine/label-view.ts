import type { Occurrence, OccurrenceState } from './occurrence';

/** The texts of a label, in the reader's language. */
export interface LabelTexts {
  /** Under the title: how many suppliers. */
  suppliers: (count: number) => string;
  /** In the plug beside it: how many applications are not opened yet. */
  more: (count: number) => string;
  /** Instead of the suppliers, where an ancestor is repeated. @see GAP-086 */
  cycle: string;
  /** Instead of the suppliers, while the applications are fetched. */
  loading: string;
  /** Instead of the suppliers, where they could not be; a press tries again. @see GAP-073 */
  failed: string;
  /** In the plug of a product that stands in several places. */
  shared: (places: number) => string;
  /** Where else the product stands, for whoever points at that plug. */
  alsoUnder: (place: Occurrence, places: readonly Occurrence[]) => string;
  /** What else the drawing says, for those who hear it after the title and the suppliers. */
  note: (place: Occurrence, state: OccurrenceState, places: readonly Occurrence[]) => string;
}

/** What a label shows beyond the product itself. */
export interface LabelView {
  state: OccurrenceState;
  /** Where the product stands in the open tree, in reading order. */
  places: readonly Occurrence[];
  isActive: boolean;
  isSelected: boolean;
  isOnPath: boolean;
  isFound: boolean;
  /** From 0 to 1, while it comes or goes. */
  opacity: number;
  /** On its way out: no longer part of the tree. */
  isLeaving: boolean;
}

/** As a view, and how much larger than the tree it is drawn. */
export interface ScaledLabelView extends LabelView {
  scale: number;
}

export interface LabelClasses {
  label: string;
  title: string;
  fact: string;
  plug: string;
  /** Out of sight, but read aloud. */
  spoken: string;
}
