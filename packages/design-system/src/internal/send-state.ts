/** Status of a request sent by a dialog. */
export type SendState =
  | { status: 'editing' | 'sending' | 'sent' }
  | {
      status: 'failed';
      /** Error message of the server, if any. */
      reason: string | null;
    };

/** Returns the status of a `useSend` call. */
export function sendState(
  { isSending, failure }: { isSending: boolean; failure: { text: string | null } | null },
  isSent = false,
): SendState {
  if (isSent) return { status: 'sent' };
  if (isSending) return { status: 'sending' };
  return failure ? { status: 'failed', reason: failure.text } : { status: 'editing' };
}
