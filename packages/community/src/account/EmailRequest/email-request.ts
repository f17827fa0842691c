import type { RequestFailure } from '@millrace/design-system';

/** What a link is asked for: to sign up, to set a new password, or once more to verify the address. */
export const EMAIL_REQUEST_PURPOSES = ['signUp', 'forgot', 'resend'] as const;
export type EmailRequestPurpose = (typeof EMAIL_REQUEST_PURPOSES)[number];

/** How far the request is. */
export type EmailRequestState =
  | { status: 'idle' | 'sending' | 'sent' }
  | { status: 'failed'; failure: RequestFailure };
