import type { AccessToken, Passkey } from '@millrace/api-client';
import type { RequestFailure } from '@millrace/design-system';

/** Loading state of a query. */
export type Reading<Value> =
  | { status: 'loading' }
  | { status: 'failed'; isRetrying: boolean }
  | { status: 'ready'; value: Value };

/** Actions that open a dialog. */
export type SecurityQuestion =
  | { about: 'setUpApp' | 'removeApp' | 'addPasskey' | 'makeToken' | 'deleteAccount' }
  | { about: 'revokeToken'; token: AccessToken }
  | { about: 'removePasskey'; passkey: Passkey };

/** State of a call that a section starts without a dialog, and its last failure. */
export interface SectionWork {
  isBusy: boolean;
  failure: RequestFailure | null;
  /** Dismisses the failure. */
  onDismiss: () => void;
}
