/** State of sending invitations. @see PROD-022 */
export type InviteState =
  | { status: 'idle' | 'IN_PROGRESS' }
  | {
      status: 'SENT';
      /** Number of addresses invited. */
      count: number;
    }
  | {
      status: 'ERROR';
      /** The server's message, if any. */
      reason: string | null;
      /** Error of the address field. */
      ofEmail: string | null;
    };
