import { createHash, randomBytes } from 'node:crypto';
import { isEmail, normalizeEmail } from '@millrace/domain';
import type { Config } from '../../config';
import type { Database, Transaction } from '../../db/database';
import type { ResumedSession } from '../../http/router';
import { deviceOf } from './device';
import { isPassword } from './passwords';
import {
  deleteSession,
  deleteSessions,
  findCredentials,
  findSession,
  insertSession,
  touchSession,
} from './session.repository';
import { SESSION_SECONDS, sessionCookie } from './session-cookie';

/** How old the last sign of life may be before it is written down again: a read should not cost a write. */
const TOUCH_AFTER_MS = 60 * 60_000;

/** What is kept of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const expiry = (): Date => new Date(Date.now() + SESSION_SECONDS * 1000);

/** A member who may sign in. */
export interface KnownMember {
  userId: string;
  /** Whether the code of an authenticator app is asked for as well. */
  hasSecondFactor: boolean;
}

/**
 * Why nobody signs in. `unverified`: the password is that of a sign-up whose link was not followed (GAP-037).
 * `suspended`: the password is right, which is why that may be told (GAP-096).
 */
export type PasswordProblem = 'wrong' | 'unverified' | 'suspended';

/** Who has a password. Unknown e-mail and wrong password are the same to the caller, and take the same time. */
export async function identify(
  db: Database,
  email: string,
  password: string,
): Promise<KnownMember | PasswordProblem> {
  const account = isEmail(email) ? await findCredentials(db, normalizeEmail(email)) : null;
  const known = await isPassword(account?.passwordHash ?? null, password);
  if (!known || !account) return 'wrong';
  const { userId, isActive, isSuspended, hasSecondFactor } = account;
  if (userId === null) return 'unverified';
  if (isSuspended) return 'suspended';
  return isActive ? { userId, hasSecondFactor } : 'wrong';
}

/** Begins a session of a member. @param userAgent What the browser calls itself. @returns The token for the cookie. */
export async function beginSession(
  db: Database | Transaction,
  userId: string,
  userAgent: string | null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const device = deviceOf(userAgent);
  await insertSession(db, { tokenHash: hashToken(token), userId, expiresAt: expiry(), device });
  return token;
}

/** Ends a member's sessions. @param except The token of one that goes on. */
export async function endSessions(
  db: Database | Transaction,
  userId: string,
  except: string | null = null,
): Promise<void> {
  await deleteSessions(db, userId, except === null ? null : hashToken(except));
}

/** Ends the session of a token, if there is one. */
export async function signOut(db: Database, token: string): Promise<void> {
  await deleteSession(db, hashToken(token));
}

/** Finds who holds a token. @returns Null when the session has ended. */
export async function resumeSession(
  db: Database,
  config: Pick<Config, 'apiUrl' | 'cookieDomain'>,
  token: string,
): Promise<ResumedSession | null> {
  const tokenHash = hashToken(token);
  const row = await findSession(db, tokenHash);
  if (!row) return null;
  const { seenAt, sessionId, ...viewer } = row;
  if (Date.now() - seenAt.getTime() < TOUCH_AFTER_MS) return { viewer, sessionId, renewal: null };
  await touchSession(db, tokenHash, expiry());
  return { viewer, sessionId, renewal: sessionCookie(config, token) };
}
