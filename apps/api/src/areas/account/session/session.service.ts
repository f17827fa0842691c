import { createHash, randomBytes } from 'node:crypto';
import { isEmail, normalizeEmail } from '@millrace/domain';
import type { Config } from '../../../platform/config';
import type { Context } from '../../../platform/context';
import { classifyDatabaseError } from '../../../platform/db/classify-database-error';
import type { Database, Transaction } from '../../../platform/db/database';
import type { ResumedSession } from '../../../platform/http/router';
import { noteSecurity, type SignInWay } from '../../../platform/security-events';
import { deleteAccessTokens } from '../access-tokens';
import { endAllLinks } from '../email-tokens';
import { deviceOf } from './device';
import { isPassword } from './passwords';
import {
  deleteAllSessions,
  deleteSession,
  deleteSessionById,
  deleteSessions,
  findCredentials,
  findNewcomer,
  findSession,
  insertSession,
  touchSession,
} from './session.repository';
import { SESSION_SECONDS, sessionCookie } from './session-cookie';

/** How old the last sign of life may be before it is written down again: a read should not cost a write. */
const TOUCH_AFTER_MS = 60 * 60_000;

/** What is kept of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const DAY_SECONDS = 24 * 60 * 60;

/** How many seconds a session has left if it is used now and never again. */
const secondsLeft = ({ sessionMaxDays }: Pick<Config, 'sessionMaxDays'>, begun: Date): number =>
  Math.min(SESSION_SECONDS, Math.floor((begun.getTime() - Date.now()) / 1000) + sessionMaxDays * DAY_SECONDS);

const expiry = (seconds: number): Date => new Date(Date.now() + seconds * 1000);

/** A member who may sign in. */
export interface KnownMember {
  userId: string;
  /** Whether the code of an authenticator app is asked for as well. */
  hasSecondFactor: boolean;
}

/** Who does not sign in. */
export interface Refused {
  problem: PasswordProblem;
  /** Whose account it is; null where nobody's is known. */
  userId: string | null;
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
): Promise<KnownMember | Refused> {
  const account = isEmail(email) ? await findCredentials(db, normalizeEmail(email)) : null;
  const known = await isPassword(account?.passwordHash ?? null, password);
  if (!known || !account) return { problem: 'wrong', userId: account?.userId ?? null };
  const { userId, isActive, isSuspended, hasSecondFactor } = account;
  if (userId === null) return { problem: 'unverified', userId };
  if (isSuspended) return { problem: 'suspended', userId };
  return isActive ? { userId, hasSecondFactor } : { problem: 'wrong', userId };
}

/** Begins a session of a member. @param userAgent What the browser calls itself. @returns The token for the cookie. */
export async function beginSession(
  db: Database | Transaction,
  config: Pick<Config, 'sessionMaxDays'>,
  userId: string,
  userAgent: string | null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const device = deviceOf(userAgent);
  const expiresAt = expiry(secondsLeft(config, new Date()));
  await insertSession(db, { tokenHash: hashToken(token), userId, expiresAt, device });
  return token;
}

/** Somebody who may come in, and with what. */
export interface Entering {
  userId: string;
  by: SignInWay;
  userAgent: string | null;
  /** The session that this browser had until now, which ends. */
  sessionToken: string | null;
}

/** Signs a member in, by whatever way, and tells the member of a device that is new. @returns A `Set-Cookie` header. */
export async function enter(
  context: Pick<Context, 'db' | 'config' | 'mailer' | 'log'>,
  { userId, by, userAgent, sessionToken }: Entering,
): Promise<string> {
  const { db, config } = context;
  const token = await beginSession(db, config, userId, userAgent);
  if (sessionToken !== null) await signOut(db, sessionToken);
  noteSecurity(context, 'signed-in', { userId, by });
  await tellOfNewDevice(context, userId, userAgent);
  return sessionCookie(config, token);
}

/** Writes to a member who has come in from a browser and system that none of the other sessions has. */
async function tellOfNewDevice(
  { db, mailer }: Pick<Context, 'db' | 'mailer'>,
  userId: string,
  userAgent: string | null,
): Promise<void> {
  const device = deviceOf(userAgent);
  const member = device === null ? null : await findNewcomer(db, userId, device);
  if (!member || device === null) return;
  const { firstName, email } = member;
  const at = new Date().toISOString();
  await mailer.send({
    name: 'newSignIn',
    to: email,
    data: { firstName, device, at, resetPath: '/?login=true&forgot=true' },
  });
}

/**
 * Ends a member's sessions, and revokes pending email links and personal access tokens: a member who signs out
 * everywhere, or sets a new password, wants to lock out everybody else.
 *
 * @param except The token of a session to keep.
 */
export async function endSessions(
  db: Database | Transaction,
  userId: string,
  except: string | null = null,
): Promise<void> {
  await suspendSessions(db, userId, except);
  await deleteAccessTokens(db, userId);
}

/** Ends a member's sessions and what waits for a link; tokens are refused while the member is suspended, and stay. */
export async function suspendSessions(
  db: Database | Transaction,
  userId: string,
  except: string | null = null,
): Promise<void> {
  await deleteSessions(db, userId, except === null ? null : hashToken(except));
  await endAllLinks(db, userId);
}

/** Ends one of a member's sessions, and what waits for a link of a mail. @returns Whether there was such a one. */
export async function endSessionById(db: Database, userId: string, id: string): Promise<boolean> {
  const isEnded = await deleteSessionById(db, userId, id);
  if (isEnded) await endAllLinks(db, userId);
  return isEnded;
}

/** Ends the sessions of everybody, what waits for links of mails, and all tokens. @returns How many sessions. */
export async function endEverySession(db: Database): Promise<number> {
  const ended = await deleteAllSessions(db);
  await endAllLinks(db, null);
  await deleteAccessTokens(db, null);
  return ended;
}

/** Ends the session of a token, if there is one. */
export async function signOut(db: Database, token: string): Promise<void> {
  await deleteSession(db, hashToken(token));
}

/** Finds who holds a token. @returns Null when the session has ended: for want of use, or of old age. */
export async function resumeSession(
  db: Database,
  config: Pick<Config, 'apiUrl' | 'cookieDomain' | 'sessionMaxDays'>,
  token: string,
): Promise<ResumedSession | null> {
  const tokenHash = hashToken(token);
  const row = await findSession(db, tokenHash);
  if (!row) return null;
  const { seenAt, begunAt, sessionId, ...viewer } = row;
  // Of one that a process of a version before has lengthened, or that was begun under another setting, the row tells more.
  const seconds = secondsLeft(config, begunAt);
  if (seconds <= 0) return null;
  if (Date.now() - seenAt.getTime() < TOUCH_AFTER_MS) return { viewer, sessionId, renewal: null };
  try {
    await touchSession(db, tokenHash, expiry(seconds));
  } catch (error) {
    // Reading goes on: the session is as good as before, and is lengthened another time.
    if (classifyDatabaseError(error) !== 'read_only') throw error;
    return { viewer, sessionId, renewal: null };
  }
  return { viewer, sessionId, renewal: sessionCookie(config, token, seconds) };
}
