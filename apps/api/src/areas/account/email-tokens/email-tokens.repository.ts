import { createHash, randomBytes } from 'node:crypto';
import { normalizeEmail } from '@millrace/domain';
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { accountLinks, type LinkPurpose, type MemberAddresses } from '../../../platform/db/schema';
import { ForbiddenError } from '../../../platform/errors';

/** How long a link is good, in hours. @see GAP-038, GAP-039 */
export const LINK_HOURS: Readonly<Record<LinkPurpose, number>> = {
  verify: 24,
  'change-email': 24,
  'stop-change': 24,
  reset: 1,
};

/** For how long after it was followed a link is said to have done its work, in minutes. */
const DONE_MINUTES = 60;

/** How long a link that is over can still be told from one that never was. */
const REMEMBERED_DAYS = 30;

const HOUR_MS = 60 * 60_000;

/** Which of a member's two addresses. */
export type EmailSlot = 'primary' | 'secondary';

/** A link as it is kept. */
export type AccountLink = typeof accountLinks.$inferSelect;

/** What a new link is about. */
type LinkDraft = Pick<AccountLink, 'purpose' | 'email'> &
  Partial<Pick<AccountLink, 'pendingId' | 'userId' | 'slot' | 'addresses'>>;

/** Why a link can't be followed. `replaced`: a newer one was sent since. `done`: it was followed within the hour. */
export type LinkProblem = 'expired' | 'replaced' | 'done' | 'used' | 'unknown';

/** A link that can't be followed. */
export interface InvalidToken {
  problem: LinkProblem;
  /** What it was for; null where that is not known. */
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

/** Makes the link that takes back what changes of a member from now on. @returns Its page, and how long it is good. */
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
 * The link of a token, which nobody else can follow until the transaction ends.
 *
 * @param purposes What it may be for; a link that is good for something else is unknown here.
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

/** The link of a token, to be looked at only: nothing is used up and nobody waits. @param purposes As `findLink`. */
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

/** The refusal of a link that can't be followed. */
export const linkRefusal = (problem: LinkProblem): ForbiddenError =>
  new ForbiddenError(`link_${problem === 'done' ? 'used' : problem}`);

/** Consumes a token. */
export async function consumeToken(tx: Transaction, { tokenHash }: AccountLink): Promise<void> {
  await tx.update(accountLinks).set({ usedAt: sql`now()` }).where(eq(accountLinks.tokenHash, tokenHash));
}

/** What the links of a kind were sent to: an address, or the one that a member asked to have in a place. */
type Replaced = { purpose: LinkPurpose } & ({ email: string } | { userId: string; slot: EmailSlot });

/** Ends the links whose place a new one takes, unless they were followed: only the newest of a kind is good. */
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

/** Ends a member's links of some purposes that were not followed. @param slot Of one address only. */
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

/** Ends a change of a member's address that waits for its link. */
export const endChanges = (tx: Transaction, userId: string, slot?: EmailSlot): Promise<void> =>
  endLinksOf(tx, userId, ['change-email'], slot);

/**
 * Revokes a member's pending links: password resets and address changes. Undo links stay valid, so that an intruder cannot
 * revoke them.
 *
 * @param userId Null is everybody.
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

/** An address that a member asked to have. */
export interface PendingEmailChange {
  email: string;
  slot: EmailSlot;
  createdAt: Date;
  /** Whether its link can still be followed. */
  isOpen: boolean;
}

/** The addresses that a member asked to have, in the order asked for; also those whose links are over and not yet forgotten. */
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

/** Forgets links that have long been over. */
export async function purgeExpiredTokens(db: Database): Promise<void> {
  await db
    .delete(accountLinks)
    .where(lt(accountLinks.expiresAt, sql`now() - ${REMEMBERED_DAYS} * interval '1 day'`));
}
