import type { AccessToken, Passkey } from '@millrace/api-client';
import type { RequestFailure } from '@millrace/design-system';

/** What is known of something that is read. */
export type Reading<Value> =
  | { status: 'loading' }
  | { status: 'failed'; isRetrying: boolean }
  | { status: 'ready'; value: Value };

/** What is asked for more than a press: a dialog each. */
export type SecurityQuestion =
  | { about: 'setUpApp' | 'removeApp' | 'addPasskey' | 'makeToken' | 'deleteAccount' }
  | { about: 'revokeToken'; token: AccessToken }
  | { about: 'removePasskey'; passkey: Passkey };

/** Work that a section began by itself, and why the last one failed. */
export interface SectionWork {
  isBusy: boolean;
  failure: RequestFailure | null;
  /** Puts the failure away. */
  onDismiss: () => void;
}
