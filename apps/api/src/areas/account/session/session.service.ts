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

/** Minimum interval between updates of the last use, to avoid a write for each read. */
const TOUCH_AFTER_MS = 60 * 60_000;

/** Hashes a token for storage. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const DAY_SECONDS = 24 * 60 * 60;

/** Returns the remaining lifetime in seconds of a session that is used now for the last time. */
const secondsLeft = ({ sessionMaxDays }: Pick<Config, 'sessionMaxDays'>, begun: Date): number =>
  Math.min(SESSION_SECONDS, Math.floor((begun.getTime() - Date.now()) / 1000) + sessionMaxDays * DAY_SECONDS);

const expiry = (seconds: number): Date => new Date(Date.now() + seconds * 1000);

/** A member who may sign in. */
export interface KnownMember {
  userId: string;
  /** True if the code of an authenticator app is required too. */
  hasSecondFactor: boolean;
}

/** A refused sign-in. */
export interface Refused {
  problem: PasswordProblem;
  /** Owner of the account; null if unknown. */
  userId: string | null;
}

/**
 * Reason of a refusal. `unverified`: the password is that of a pending sign-up (GAP-037). `suspended`: the password is
 * correct, so the suspension may be disclosed (GAP-096).
 */
export type PasswordProblem = 'wrong' | 'unverified' | 'suspended';

/** Checks a password. Unknown email and wrong password give the same result in the same time. */
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

/** Creates a session. @param userAgent `User-Agent` of the browser. @returns The token for the cookie. */
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

/** A member who has passed all factors, with their client. */
export interface Entering {
  userId: string;
  by: SignInWay;
  userAgent: string | null;
  /** Token of the browser's previous session, which ends. */
  sessionToken: string | null;
}

/** Signs a member in by any method, and notifies them of a new device. @returns A `Set-Cookie` header. */
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

/** Mails a member who signed in with a browser and system that none of the other sessions has. */
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
 * Ends a member's sessions, and revokes pending email links and personal access tokens: signing out
 * everywhere or setting a new password must lock out everyone else.
 *
 * @param except Token of a session to keep.
 */
export async function endSessions(
  db: Database | Transaction,
  userId: string,
  except: string | null = null,
): Promise<void> {
  await suspendSessions(db, userId, except);
  await deleteAccessTokens(db, userId);
}

/** Ends a member's sessions and email links. Access tokens remain, and are refused while the member is suspended. */
export async function suspendSessions(
  db: Database | Transaction,
  userId: string,
  except: string | null = null,
): Promise<void> {
  await deleteSessions(db, userId, except === null ? null : hashToken(except));
  await endAllLinks(db, userId);
}

/** Ends one of a member's sessions, and pending email links. @returns False if there is none. */
export async function endSessionById(db: Database, userId: string, id: string): Promise<boolean> {
  const isEnded = await deleteSessionById(db, userId, id);
  if (isEnded) await endAllLinks(db, userId);
  return isEnded;
}

/** Ends all sessions, email links and access tokens of all members. @returns Number of sessions. */
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

/** Finds the owner of a token. @returns Null if the session has expired, by inactivity or maximum age. */
export async function resumeSession(
  db: Database,
  config: Pick<Config, 'apiUrl' | 'cookieDomain' | 'sessionMaxDays'>,
  token: string,
): Promise<ResumedSession | null> {
  const tokenHash = hashToken(token);
  const row = await findSession(db, tokenHash);
  if (!row) return null;
  const { seenAt, begunAt, sessionId, ...viewer } = row;
  // The row may have been extended by an older version or under another configuration, so its age is checked here.
  const seconds = secondsLeft(config, begunAt);
  if (seconds <= 0) return null;
  if (Date.now() - seenAt.getTime() < TOUCH_AFTER_MS) return { viewer, sessionId, renewal: null };
  try {
    await touchSession(db, tokenHash, expiry(seconds));
  } catch (error) {
    // In read-only mode the session remains valid and is extended later.
    if (classifyDatabaseError(error) !== 'read_only') throw error;
    return { viewer, sessionId, renewal: null };
  }
  return { viewer, sessionId, renewal: sessionCookie(config, token, seconds) };
}
