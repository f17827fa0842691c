/** How far sending invitations is. @see PROD-022 */
export type InviteState =
  | { status: 'idle' | 'IN_PROGRESS' }
  | {
      status: 'SENT';
      /** How many addresses were written to. */
      count: number;
    }
  | {
      status: 'ERROR';
      /** The server's own words, where there are any. */
      reason: string | null;
      /** What it says of the addresses. */
      ofEmail: string | null;
    };
