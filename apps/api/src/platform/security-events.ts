import type { Logger } from 'pino';

/** What is noted of signing in, of what signing in takes, and of what was tried against the rules. */
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

/** By what somebody signs in, or proves to be the member. */
export type SignInWay = 'password' | 'code' | 'passkey' | 'linkedin' | 'link';

/** Whom an event is about, and how it came. */
export interface SecurityDetails {
  /** The account's id; null where none is known, as of an address that nobody has. */
  userId: string | null;
  by?: SignInWay;
  /** Why it was refused, in words of ours. */
  reason?: string;
}

const REFUSALS: ReadonlySet<SecurityEvent> = new Set([
  ...(['sign-in-refused', 'proof-refused'] as const),
  ...(['limit-reached', 'other-site-refused', 'token-refused'] as const),
]);

/**
 * Writes a security event to the log, where the id of the request joins it to the request's own line. It holds ids
 * alone: no name, no address, nothing that was typed.
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
