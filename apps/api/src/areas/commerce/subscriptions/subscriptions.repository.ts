import { RENEWAL_DAYS, type Subscription } from '@millrace/domain';
import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { invoices, paymentEvents, subscriptions, users } from '../../../platform/db/schema';
import type { ProvidedInvoice } from '../../../platform/payments-provider';

/** A subscription as it is stored. */
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** An invoice as it is stored. */
export type InvoiceRow = typeof invoices.$inferSelect;

/** A row as the rules know subscriptions. */
export const subscriptionOf = (row: SubscriptionRow): Subscription => ({
  plan: row.plan,
  state: row.state,
  term: { start: row.termStart, end: row.termEnd },
  renews: row.renews,
  graceEnd: row.graceEnd,
});

const columnsFor = ({ plan, state, term, renews, graceEnd }: Subscription) => ({
  plan,
  state,
  termStart: term.start,
  termEnd: term.end,
  renews,
  graceEnd,
});

const isOpen = ne(subscriptions.state, 'expired');

/** A member's subscriptions that are not over, the latest first. */
export const findOpenSubscriptions = (
  db: Database | Transaction,
  userId: string,
): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isOpen))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));

/** A subscription by what its provider calls it, which nobody else changes meanwhile. */
export async function lockProvided(tx: Transaction, provider: string, providerId: string) {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.providerId, providerId)))
    .for('update');
  return row ?? null;
}

/** A subscription by its id, which nobody else changes meanwhile. */
export async function lockSubscription(tx: Transaction, id: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return row ?? null;
}

/** What the operator has granted a member and is not over, which nobody else changes meanwhile. */
export async function lockGranted(tx: Transaction, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.provider), isOpen))
    .for('update');
  return row ?? null;
}

/** What a new subscription is stored with beside how it stands. */
export type NewSubscription = Pick<SubscriptionRow, 'userId'> &
  Partial<Pick<SubscriptionRow, 'provider' | 'providerId' | 'reportedAt'>>;

/** Keeps a new subscription. @returns Its id. */
export async function insertSubscription(
  tx: Transaction,
  whose: NewSubscription,
  subscription: Subscription,
): Promise<string> {
  const id = newId();
  await tx.insert(subscriptions).values({ id, ...whose, ...columnsFor(subscription) });
  return id;
}

/** Keeps how a subscription stands now. Another end of its term has notices of its own. */
export async function updateSubscription(
  tx: Transaction,
  row: SubscriptionRow,
  subscription: Subscription,
  more: Partial<Pick<SubscriptionRow, 'reportedAt' | 'noticeGiven'>> = {},
): Promise<void> {
  const isOtherTerm = row.termEnd.getTime() !== subscription.term.end.getTime();
  await tx
    .update(subscriptions)
    .set({
      ...columnsFor(subscription),
      ...(isOtherTerm && { noticeGiven: null }),
      ...more,
      updatedAt: sql`now()`,
    })
    .where(eq(subscriptions.id, row.id));
}

/** When a subscription stops giving its plan, as `planEnd` of the rules has it. */
const planEndColumn = sql`coalesce(${subscriptions.graceEnd}, ${subscriptions.termEnd} + CASE
  WHEN ${subscriptions.state} = 'active' AND ${subscriptions.renews} THEN ${RENEWAL_DAYS} * interval '1 day'
  ELSE interval '0'
END)`;

/** How many of which moment are wanted. */
interface ReviewPage {
  now: Date;
  limit: number;
}

/** Subscriptions that are over by the clock, the longest over first. */
const findLapsing = (db: Database, whose: SQL | undefined, { now, limit }: ReviewPage) =>
  db
    .select()
    .from(subscriptions)
    .where(and(isOpen, sql`${planEndColumn} <= ${now.toISOString()}::timestamptz`, whose))
    .orderBy(planEndColumn, subscriptions.id)
    .limit(limit);

/** Those of which nobody can be asked: granted, or bought where payments are not taken now. */
export const findLapsingUnasked = (db: Database, asked: string | null, page: ReviewPage) =>
  findLapsing(
    db,
    asked === null ? undefined : or(isNull(subscriptions.provider), ne(subscriptions.provider, asked)),
    page,
  );

/** Those that were bought of a provider. */
export const findLapsingBought = (db: Database, provider: string, page: ReviewPage) =>
  findLapsing(db, eq(subscriptions.provider, provider), page);

/** How long the answer of a provider is good for, once the term that it was about has ended. */
const ANSWER_MS = 60 * 60_000;

/** Bought of a provider, whose term has ended and which give their plan still, of which no word came lately; by their ends. */
export const findUnheardOf = (
  db: Database,
  provider: string,
  { now, limit }: ReviewPage,
): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        isOpen,
        eq(subscriptions.provider, provider),
        lte(subscriptions.termEnd, now),
        sql`${planEndColumn} > ${now.toISOString()}::timestamptz`,
        or(
          isNull(subscriptions.reportedAt),
          lt(subscriptions.reportedAt, new Date(now.getTime() - ANSWER_MS)),
        ),
      ),
    )
    .orderBy(subscriptions.termEnd, subscriptions.id)
    .limit(limit);

/** Subscriptions whose term ends before a moment, of which a notice may be due. */
export async function findEnding(
  db: Database,
  { now, before, last, limit }: { now: Date; before: Date; last: number; limit: number },
): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.state, ['active', 'cancelled']),
        lte(subscriptions.termEnd, before),
        sql`${subscriptions.termEnd} > ${now.toISOString()}::timestamptz`,
        // Whoever has been given the last one is done with.
        or(isNull(subscriptions.noticeGiven), sql`${subscriptions.noticeGiven} > ${last}`),
      ),
    )
    .orderBy(subscriptions.termEnd, subscriptions.id)
    .limit(limit);
}

/** What a provider is to be told when a member leaves. */
export async function findProvidedOpen(tx: Transaction, userId: string) {
  return tx
    .select({ providerId: subscriptions.providerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.providerId), isOpen));
}

/** Keeps an invoice as it stands. @returns Whether it was not known as paid before. */
export async function keepInvoice(
  tx: Transaction,
  whose: Pick<InvoiceRow, 'userId' | 'subscriptionId' | 'provider'>,
  { id: providerId, ...invoice }: ProvidedInvoice,
): Promise<boolean> {
  const [known] = await tx
    .select({ id: invoices.id, status: invoices.status })
    .from(invoices)
    .where(and(eq(invoices.provider, whose.provider), eq(invoices.providerId, providerId)))
    .for('update');
  if (!known) await tx.insert(invoices).values({ ...whose, providerId, ...invoice });
  else await tx.update(invoices).set(invoice).where(eq(invoices.id, known.id));
  return known?.status !== 'paid';
}

/** A member's invoices, newest first. */
export const findInvoices = (db: Database, userId: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));

/** Notes an event. @returns False when it was noted before. */
export async function noteEvent(tx: Transaction, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const noted = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.eventId });
  return noted.length > 0;
}

/** Forgets events that no provider sends again. */
export async function purgeExpiredPaymentEvents(db: Database): Promise<void> {
  await db.delete(paymentEvents).where(lte(paymentEvents.receivedAt, sql`now() - interval '90 days'`));
}

/** Who pays, as far as payments go. */
export interface Payer {
  id: string;
  email: string;
  firstName: string;
  displayName: string;
  stripeId: string | null;
  /** When they last began a checkout. */
  checkoutStartedAt: Date | null;
}

const PAYER = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  displayName: users.displayName,
  stripeId: users.stripeId,
  checkoutStartedAt: users.checkoutStartedAt,
};

/** A member who pays. */
export async function findPayer(db: Database | Transaction, userId: string): Promise<Payer | null> {
  const [row] = await db.select(PAYER).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** Keeps what the provider calls a member. */
export async function keepCustomer(db: Database, userId: string, stripeId: string): Promise<void> {
  await db.update(users).set({ stripeId }).where(eq(users.id, userId));
}

/** Notes that a member begins a checkout. */
export async function noteCheckout(db: Database, userId: string): Promise<void> {
  await db.update(users).set({ checkoutStartedAt: sql`now()` }).where(eq(users.id, userId));
}

/** What the operator has granted and is not over, the soonest to end first. */
export const findGranted = (db: Database) =>
  db
    .select({
      email: users.email,
      name: users.displayName,
      plan: subscriptions.plan,
      until: subscriptions.termEnd,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(isNull(subscriptions.provider), isOpen))
    .orderBy(subscriptions.termEnd, users.email);
