import { createHash, randomBytes } from 'node:crypto';
import { isEmail, normalizeEmail } from '@millrace/domain';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import type { ResumedSession } from '../../http/router';
import { isPassword } from './passwords';
import {
  deleteSession,
  findCredentials,
  findSession,
  insertSession,
  touchSession,
} from './session.repository';
import { SESSION_SECONDS, sessionCookie } from './session-cookie';

/** How old the last sign of life may be before it is written down again: a read should not cost a write. */
const TOUCH_AFTER_MS = 60 * 60_000;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const expiry = (): Date => new Date(Date.now() + SESSION_SECONDS * 1000);

/**
 * Begins a session for whoever knows the password.
 *
 * @returns The token for the cookie, or null; unknown e-mail and wrong password are the same to the caller.
 */
export async function signIn(db: Database, email: string, password: string): Promise<string | null> {
  const account = isEmail(email) ? await findCredentials(db, normalizeEmail(email)) : null;
  const known = await isPassword(account?.passwordHash ?? null, password);
  if (!known || !account?.isActive) return null;
  const token = randomBytes(32).toString('base64url');
  await insertSession(db, { tokenHash: hashToken(token), userId: account.userId, expiresAt: expiry() });
  return token;
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
  const { seenAt, ...viewer } = row;
  if (Date.now() - seenAt.getTime() < TOUCH_AFTER_MS) return { viewer, renewal: null };
  await touchSession(db, tokenHash, expiry());
  return { viewer, renewal: sessionCookie(config, token) };
}
