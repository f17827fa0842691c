/** How far a post is. @see FEED-029 */
export type PostingState =
  | { status: 'editing' }
  /** Its file is on the way; how much of it has gone out, 0 to 1. */
  | { status: 'uploading'; share: number }
  /** All has gone out, and the server makes a post of it. */
  | { status: 'uploaded' | 'creating' }
  | { status: 'created' }
  /** Stopped by its author; what was written stands. */
  | { status: 'cancelled' }
  | {
      status: 'failed';
      /** The server's own words, where there are any. */
      reason: string | null;
      /** What it says of single fields, by their names. */
      fields: Readonly<Record<string, string>>;
    };

/** Whether it is on its way, so that nothing may be changed. */
export const isUnderWay = ({ status }: PostingState): boolean =>
  status === 'uploading' || status === 'uploaded' || status === 'creating';
