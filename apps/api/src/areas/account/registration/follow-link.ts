import { isPasswordLongEnough, normalizeEmail, PASSWORD_MAX_LENGTH } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Database, Transaction } from '../../../platform/db/database';
import type { LinkPurpose } from '../../../platform/db/schema';
import { transact } from '../../../platform/db/transact';
import type { Viewer } from '../../../platform/http/call';
import {
  type AccountLink,
  consumeToken,
  endStopsSince,
  findLink,
  type InvalidToken,
  issueToken,
  type LinkProblem,
  peekLink,
} from '../email-tokens';
import { applyEmailChange, restoreAddresses } from '../profile';
import { removeAddedSince } from '../security';
import { beginSession, endSessions, hashPassword, passwordFlaw } from '../session';
import { findOwnerById, findPending } from './registration.repository';
import { completeSignUp } from './registration.service';

/** Action that a link requires in this browser; nothing in the one that began the sign-up or change. */
export type LinkDemand = 'nothing' | 'press' | 'password';

/** The visitor who opened a link. */
export interface LinkReader {
  viewer: Viewer | null;
  /** Hash of the browser's token, if it began a sign-up. */
  browserHash: string | null;
}

/** Purpose of a link, and the action that it requires. */
export interface LinkState {
  purpose: LinkPurpose | null;
  problem: LinkProblem | null;
  asks: LinkDemand;
  email: string | null;
}

/** Describes a link without using it. */
export async function describeLink(db: Database, token: string, reader: LinkReader): Promise<LinkState> {
  const link = await peekLink(db, token, ['verify', 'reset', 'change-email', 'stop-change']);
  if ('problem' in link) return { ...link, asks: 'press', email: null };
  const { purpose, email, pendingId } = link;
  // A member with the address may have registered in the meantime.
  const isOver = purpose === 'verify' && (pendingId === null || !(await findPending(db, pendingId)));
  if (isOver) return { purpose, problem: 'used', asks: 'press', email: null };
  return { purpose, problem: null, asks: await demandOf(db, link, reader), email };
}

async function demandOf(
  db: Database | Transaction,
  { purpose, pendingId, userId }: AccountLink,
  { viewer, browserHash }: LinkReader,
): Promise<LinkDemand> {
  if (purpose === 'reset') return 'password';
  if (purpose === 'stop-change') return 'press';
  if (purpose === 'change-email') return viewer?.id === userId ? 'nothing' : 'press';
  const pending = pendingId && (await findPending(db, pendingId));
  const isSame = pending && browserHash !== null && pending.browserHash === browserHash;
  return isSame ? 'nothing' : 'password';
}

/** Raw form of the page behind a link. */
export interface LinkForm {
  token: string;
  password: string;
  confirmPassword: string;
}

/** Problems of the form's password. */
export type PasswordFlaw = 'short' | 'differ' | 'common' | 'names';

/** Result of following a link. */
export type Followed =
  | InvalidToken
  | { needsPassword: true; flaw: PasswordFlaw | null }
  | { page: string; session: string | null; userId: string; event: FollowedEvent };

type FollowedEvent = 'signed-in' | 'email-changed' | 'change-stopped';

/** Executes the purpose of an email link atomically. @see GAP-038, DIFF-010 */
export async function followLink(
  context: Context,
  form: LinkForm,
  reader: LinkReader & { userAgent: string | null },
): Promise<Followed> {
  const { purpose, asks, email } = await describeLink(context.db, form.token, reader);
  if (purpose !== 'verify' || asks !== 'password') {
    return transact(context.db, (tx) => follow(tx, context, form, { ...reader, passwordHash: null }));
  }
  if (!form.password) return { needsPassword: true, flaw: null };
  const flaw = await flawOf(form, email);
  if (flaw) return { needsPassword: true, flaw };
  // Outside the transaction, because hashing is slow.
  const passwordHash = await hashPassword(form.password);
  return transact(context.db, (tx) => follow(tx, context, form, { ...reader, passwordHash }));
}

async function flawOf(
  { password, confirmPassword }: LinkForm,
  email: string | null,
): Promise<PasswordFlaw | null> {
  if (!isPasswordLongEnough(password) || password.length > PASSWORD_MAX_LENGTH) return 'short';
  if (password !== confirmPassword) return 'differ';
  return passwordFlaw(password, email === null ? [] : [email]);
}

async function follow(
  tx: Transaction,
  context: Context,
  { token }: LinkForm,
  reader: LinkReader & { userAgent: string | null; passwordHash: string | null },
): Promise<Followed> {
  const link = await findLink(tx, token, ['verify', 'change-email', 'stop-change']);
  if ('problem' in link) return link;
  const { purpose, userId, slot, email } = link;
  if (purpose === 'verify') return completeByLink(tx, context, link, reader);
  await consumeToken(tx, link);
  if (purpose === 'stop-change') return takeBack(tx, link);
  const isDone = userId && slot && (await applyEmailChange(tx, context, { userId, slot, email }));
  if (!isDone) return { problem: 'unknown', purpose };
  // A mail may be opened in a browser where the member is not signed in, whose profile page would not show the address.
  const page = reader.viewer?.id === userId ? '/profile?email=confirmed' : '/verify?done=email';
  return { page, session: null, userId, event: 'email-changed' };
}

/**
 * Undoes every sign-in change made since the link was sent: restores the addresses, removes added passkeys, second factor
 * and LinkedIn, and ends all sessions. An intruder may know the password, so the member sets a new one next; the link
 * serves as a reset link.
 */
async function takeBack(tx: Transaction, link: AccountLink): Promise<Followed> {
  const { purpose, userId, email, createdAt, addresses } = link;
  if (!userId) return { problem: 'unknown', purpose };
  if (addresses) await restoreAddresses(tx, userId, addresses);
  await removeAddedSince(tx, userId, createdAt);
  await endSessions(tx, userId);
  await endStopsSince(tx, userId, createdAt);
  const owner = await findOwnerById(tx, userId);
  const isOwn = owner && normalizeEmail(owner.email) === email;
  const token = isOwn && (await issueToken(tx, { purpose: 'reset', email, userId }));
  // If another member has the address now, it cannot reset this password.
  const page = token ? `/resetpassword?token=${token}&stopped=true` : '/verify?problem=expired&of=stop';
  return { page, session: null, userId, event: 'change-stopped' };
}

/**
 * Creates the member of a sign-up and signs them in. The sign-up's password is only valid in the browser that typed it;
 * others must set one, because a stranger may have signed up with the address, whose owner now verifies it.
 */
async function completeByLink(
  tx: Transaction,
  context: Context,
  link: AccountLink,
  reader: LinkReader & { userAgent: string | null; passwordHash: string | null },
): Promise<Followed> {
  const { pendingId, purpose } = link;
  const { passwordHash } = reader;
  const asksForPassword = (await demandOf(tx, link, reader)) === 'password';
  if (asksForPassword && passwordHash === null) return { needsPassword: true, flaw: null };
  await consumeToken(tx, link);
  const more = asksForPassword && passwordHash !== null ? { passwordHash } : {};
  const userId = pendingId && (await completeSignUp(tx, context, pendingId, more));
  if (!userId) return { problem: 'used', purpose };
  const session = await beginSession(tx, context.config, userId, reader.userAgent);
  return { page: '/onboarding', session, userId, event: 'signed-in' };
}
