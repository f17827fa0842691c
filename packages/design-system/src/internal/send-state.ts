/** How far it is with what a dialog sends. */
export type SendState =
  | { status: 'editing' | 'sending' | 'sent' }
  | {
      status: 'failed';
      /** The server's own words, where there are any. */
      reason: string | null;
    };

/** Tells a dialog how far a call of `useSend` is. */
export function sendState(
  { isSending, failure }: { isSending: boolean; failure: { text: string | null } | null },
  isSent = false,
): SendState {
  if (isSent) return { status: 'sent' };
  if (isSending) return { status: 'sending' };
  return failure ? { status: 'failed', reason: failure.text } : { status: 'editing' };
}
