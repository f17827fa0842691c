import { createHash, randomBytes } from 'node:crypto';
import { normalizeEmail } from '@millrace/domain';
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { accountLinks, type LinkPurpose, type MemberAddresses } from '../../../platform/db/schema';
import { ForbiddenError } from '../../../platform/errors';

/** Validity of links in hours, by purpose. @see GAP-038, GAP-039 */
export const LINK_HOURS: Readonly<Record<LinkPurpose, number>> = {
  verify: 24,
  'change-email': 24,
  'stop-change': 24,
  reset: 1,
};

/** Minutes for which a used link is reported as done instead of invalid. */
const DONE_MINUTES = 60;

/** Retention of expired links, to distinguish them from unknown ones. */
const REMEMBERED_DAYS = 30;

const HOUR_MS = 60 * 60_000;

/** Primary or secondary address of a member. */
export type EmailSlot = 'primary' | 'secondary';

/** A stored link. */
export type AccountLink = typeof accountLinks.$inferSelect;

/** A new link. */
type LinkDraft = Pick<AccountLink, 'purpose' | 'email'> &
  Partial<Pick<AccountLink, 'pendingId' | 'userId' | 'slot' | 'addresses'>>;

/** Reason why a link is invalid. `replaced`: a newer one was sent. `done`: it was used within the last hour. */
export type LinkProblem = 'expired' | 'replaced' | 'done' | 'used' | 'unknown';

/** An invalid link. */
export interface InvalidToken {
  problem: LinkProblem;
  /** Its purpose; null if unknown. */
  purpose: LinkPurpose | null;
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Issues the token of a link, of which only the hash is stored. @returns The token. */
export async function issueToken(tx: Transaction, draft: LinkDraft): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + LINK_HOURS[draft.purpose] * HOUR_MS);
  await tx.insert(accountLinks).values({ ...draft, tokenHash: hashToken(token), expiresAt });
  return token;
}

/** Creates a link that undoes a member's changes from now on. @returns Path of its page, and its validity. */
export async function issueStop(
  tx: Transaction,
  { id: userId, email: first, secondaryEmail, preferredEmail }: MemberAddresses & { id: string },
): Promise<{ stopPath: string; validHours: number }> {
  const addresses = { email: first, secondaryEmail, preferredEmail };
  const purpose = 'stop-change';
  const email = normalizeEmail(first);
  const token = await issueToken(tx, { purpose, userId, email, addresses });
  return { stopPath: `/verify?token=${token}`, validHours: LINK_HOURS[purpose] };
}

/**
 * Finds and locks the link of a token.
 *
 * @param purposes Accepted purposes; others are treated as unknown.
 */
export async function findLink(
  tx: Transaction,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<AccountLink | InvalidToken> {
  const [link] = await tx
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.tokenHash, hashToken(token)))
    .for('update');
  return judge(link, purposes);
}

/** Reads the link of a token without locking or using it. @param purposes As for `findLink`. */
export async function peekLink(
  db: Database,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<AccountLink | InvalidToken> {
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.tokenHash, hashToken(token)));
  return judge(link, purposes);
}

function judge(link: AccountLink | undefined, purposes: readonly LinkPurpose[]): AccountLink | InvalidToken {
  if (!link || !purposes.includes(link.purpose)) return { problem: 'unknown', purpose: null };
  const { purpose, usedAt } = link;
  if (usedAt) {
    const isRecent = Date.now() - usedAt.getTime() < DONE_MINUTES * 60_000;
    return { problem: isRecent ? 'done' : 'used', purpose };
  }
  if (link.replacedAt) return { problem: 'replaced', purpose };
  return link.expiresAt.getTime() <= Date.now() ? { problem: 'expired', purpose } : link;
}

/** Returns the error for an invalid link. */
export const linkRefusal = (problem: LinkProblem): ForbiddenError =>
  new ForbiddenError(`link_${problem === 'done' ? 'used' : problem}`);

/** Marks a token as used. */
export async function consumeToken(tx: Transaction, { tokenHash }: AccountLink): Promise<void> {
  await tx.update(accountLinks).set({ usedAt: sql`now()` }).where(eq(accountLinks.tokenHash, tokenHash));
}

/** Links to replace: those to an address, or those for a member's address change. */
type Replaced = { purpose: LinkPurpose } & ({ email: string } | { userId: string; slot: EmailSlot });

/** Expires unused links that a new one replaces: only the newest of a kind is valid. */
export async function replaceLinks(tx: Transaction, links: Replaced): Promise<void> {
  const sentTo =
    'email' in links
      ? eq(accountLinks.email, links.email)
      : and(eq(accountLinks.userId, links.userId), eq(accountLinks.slot, links.slot));
  await tx
    .update(accountLinks)
    .set({
      expiresAt: sql`least(${accountLinks.expiresAt}, now())`,
      replacedAt: sql`coalesce(${accountLinks.replacedAt}, now())`,
    })
    .where(and(eq(accountLinks.purpose, links.purpose), sentTo, isNull(accountLinks.usedAt)));
}

/** Expires a member's unused links by purpose. @param slot Filter by address. */
export async function endLinksOf(
  tx: Transaction,
  userId: string,
  purposes: readonly LinkPurpose[],
  slot?: EmailSlot,
): Promise<void> {
  await end(
    tx,
    and(
      eq(accountLinks.userId, userId),
      inArray(accountLinks.purpose, [...purposes]),
      slot && eq(accountLinks.slot, slot),
    ),
  );
}

/** Cancels a pending address change. */
export const endChanges = (tx: Transaction, userId: string, slot?: EmailSlot): Promise<void> =>
  endLinksOf(tx, userId, ['change-email'], slot);

/**
 * Revokes a member's pending links: password resets and address changes. Undo links stay valid, so that an intruder cannot
 * revoke them.
 *
 * @param userId Null for all members.
 */
export const endAllLinks = (db: Database | Transaction, userId: string | null): Promise<void> => {
  const isTheirs = userId === null ? isNotNull(accountLinks.userId) : eq(accountLinks.userId, userId);
  return end(db, and(isTheirs, ne(accountLinks.purpose, 'stop-change')));
};

/** Revokes undo links sent since `since`: they may have gone to an intruder's address. */
export const endStopsSince = (tx: Transaction, userId: string, since: Date): Promise<void> =>
  end(
    tx,
    and(
      eq(accountLinks.userId, userId),
      eq(accountLinks.purpose, 'stop-change'),
      gte(accountLinks.createdAt, since),
    ),
  );

async function end(db: Database | Transaction, which: SQL | undefined): Promise<void> {
  await db.update(accountLinks).set({ expiresAt: sql`now()` }).where(and(isOpen(), which));
}

const isOpen = (): SQL | undefined =>
  and(isNull(accountLinks.usedAt), gt(accountLinks.expiresAt, sql`now()`));

/** A requested address change. */
export interface PendingEmailChange {
  email: string;
  slot: EmailSlot;
  createdAt: Date;
  /** True if its link is still valid. */
  isOpen: boolean;
}

/** Reads a member's requested address changes, oldest first, including expired ones until they are purged. */
export async function findChanges(db: Database | Transaction, userId: string): Promise<PendingEmailChange[]> {
  const rows = await db
    .select({
      email: accountLinks.email,
      slot: accountLinks.slot,
      createdAt: accountLinks.createdAt,
      isOpen: sql<boolean>`${isOpen()}`,
    })
    .from(accountLinks)
    .where(and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, 'change-email')))
    .orderBy(asc(accountLinks.createdAt));
  return rows.flatMap(({ slot, ...row }) => (slot === null ? [] : [{ ...row, slot }]));
}

/** Purges links that expired long ago. */
export async function purgeExpiredTokens(db: Database): Promise<void> {
  await db
    .delete(accountLinks)
    .where(lt(accountLinks.expiresAt, sql`now() - ${REMEMBERED_DAYS} * interval '1 day'`));
}
