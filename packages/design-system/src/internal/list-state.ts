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
