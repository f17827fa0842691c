/** State of a list: loading, error or ready. Views take it as one prop, so that no state can be omitted. */
export type ListState<Row> =
  | { status: 'loading' }
  | { status: 'empty' }
  | {
      status: 'error';
      /** Error message of the server, or a generic one. */
      message: string;
    }
  | {
      status: 'ready';
      rows: readonly Row[];
      /** Total number of rows; more than `rows` while there is more to load. */
      total: number;
      /** Status of the next page. */
      more: 'idle' | 'loading' | 'failed';
    };

/** Options for rows that are already loaded. */
export interface ListAtHand {
  /** Total number of rows. Default: the number of given rows. */
  total?: number;
  /** Status of the next page. Default `idle`. */
  more?: 'idle' | 'loading' | 'failed';
}

/** Creates the state of a list from rows that are already loaded. */
export function toListState<Row>(
  rows: readonly Row[],
  { total = rows.length, more = 'idle' }: ListAtHand = {},
): ListState<Row> {
  return total === 0 ? { status: 'empty' } : { status: 'ready', rows, total, more };
}
