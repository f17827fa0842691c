/** What a list knows of its rows. A view takes it whole, so that no state can be forgotten. */
export type ListState<Row> =
  | { status: 'loading' }
  | { status: 'empty' }
  | {
      status: 'error';
      /** The server's own words, or ours where it said none. */
      message: string;
    }
  | {
      status: 'ready';
      rows: readonly Row[];
      /** Rows of the whole list; more than `rows` while there is more to load. */
      total: number;
      /** How the next page stands. */
      more: 'idle' | 'loading' | 'failed';
    };

/** Where a list that is at hand stands. */
export interface ListAtHand {
  /** Rows of the whole list. Default: those that are given. */
  total?: number;
  /** How the next page stands. Default `idle`. */
  more?: 'idle' | 'loading' | 'failed';
}

/** Makes the state of a list from rows that are at hand. */
export function toListState<Row>(
  rows: readonly Row[],
  { total = rows.length, more = 'idle' }: ListAtHand = {},
): ListState<Row> {
  return total === 0 ? { status: 'empty' } : { status: 'ready', rows, total, more };
}
