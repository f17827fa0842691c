import type { Logger } from 'pino';

/** Kinds of logged security events: sign-in, changes of credentials, and refused attempts. */
export type SecurityEvent =
  | 'signed-in'
  | 'sign-in-refused'
  | 'code-asked'
  | 'signed-out'
  | 'other-sessions-ended'
  | 'password-set'
  | 'email-changed'
  | 'change-stopped'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'passkey-added'
  | 'passkey-removed'
  | 'token-made'
  | 'token-revoked'
  | 'token-refused'
  | 'proof-refused'
  | 'limit-reached'
  | 'other-site-refused';

/** Methods of signing in and of confirming identity. */
export type SignInWay = 'password' | 'code' | 'passkey' | 'linkedin' | 'link';

/** Subject and method of an event. */
export interface SecurityDetails {
  /** ID of the account; null if unknown, for example for an unregistered address. */
  userId: string | null;
  by?: SignInWay;
  /** Reason of a refusal, as one of our own phrases. */
  reason?: string;
}

const REFUSALS: ReadonlySet<SecurityEvent> = new Set([
  ...(['sign-in-refused', 'proof-refused'] as const),
  ...(['limit-reached', 'other-site-refused', 'token-refused'] as const),
]);

/**
 * Writes a security event to the log, where the request ID relates it to the request's entry. Contains only IDs: no
 * names, addresses or user input.
 *
 * @see docs/security.md
 */
export function noteSecurity(
  { log }: { log: Logger },
  event: SecurityEvent,
  { userId, by, reason }: SecurityDetails,
): void {
  const level = REFUSALS.has(event) ? 'warn' : 'info';
  log[level]({ security: event, userId, ...(by && { by }), ...(reason && { reason }) }, 'security');
}
