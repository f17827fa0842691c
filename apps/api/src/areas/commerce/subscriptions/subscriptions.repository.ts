import { RENEWAL_DAYS, type Subscription } from '@millrace/domain';
import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { invoices, paymentEvents, subscriptions, users } from '../../../platform/db/schema';
import type { ProvidedInvoice } from '../../../platform/payments-provider';

/** A stored subscription. */
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** A stored invoice. */
export type InvoiceRow = typeof invoices.$inferSelect;

/** Converts a row for the domain rules. */
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

/** Reads a member's unexpired subscriptions, latest first. */
export const findOpenSubscriptions = (
  db: Database | Transaction,
  userId: string,
): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isOpen))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));

/** Locks a subscription by the provider's ID. */
export async function lockProvided(tx: Transaction, provider: string, providerId: string) {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.providerId, providerId)))
    .for('update');
  return row ?? null;
}

/** Locks a subscription by ID. */
export async function lockSubscription(tx: Transaction, id: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return row ?? null;
}

/** Locks the unexpired subscription that the operator granted a member. */
export async function lockGranted(tx: Transaction, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.provider), isOpen))
    .for('update');
  return row ?? null;
}

/** Fields of a new subscription besides its state. */
export type NewSubscription = Pick<SubscriptionRow, 'userId'> &
  Partial<Pick<SubscriptionRow, 'provider' | 'providerId' | 'reportedAt'>>;

/** Inserts a subscription. @returns Its ID. */
export async function insertSubscription(
  tx: Transaction,
  whose: NewSubscription,
  subscription: Subscription,
): Promise<string> {
  const id = newId();
  await tx.insert(subscriptions).values({ id, ...whose, ...columnsFor(subscription) });
  return id;
}

/** Updates a subscription's state. A new end of the term resets its notices. */
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

/** SQL equivalent of the rule `planEnd`: the time at which a subscription stops providing its plan. */
const planEndColumn = sql`coalesce(${subscriptions.graceEnd}, ${subscriptions.termEnd} + CASE
  WHEN ${subscriptions.state} = 'active' AND ${subscriptions.renews} THEN ${RENEWAL_DAYS} * interval '1 day'
  ELSE interval '0'
END)`;

/** Time and batch size of a review. */
interface ReviewPage {
  now: Date;
  limit: number;
}

/** Reads subscriptions past their end, longest first. */
const findLapsing = (db: Database, whose: SQL | undefined, { now, limit }: ReviewPage) =>
  db
    .select()
    .from(subscriptions)
    .where(and(isOpen, sql`${planEndColumn} <= ${now.toISOString()}::timestamptz`, whose))
    .orderBy(planEndColumn, subscriptions.id)
    .limit(limit);

/** Reads those that the provider cannot confirm: granted, or bought from another provider than the current one. */
export const findLapsingUnasked = (db: Database, asked: string | null, page: ReviewPage) =>
  findLapsing(
    db,
    asked === null ? undefined : or(isNull(subscriptions.provider), ne(subscriptions.provider, asked)),
    page,
  );

/** Reads those that were bought from a provider. */
export const findLapsingBought = (db: Database, provider: string, page: ReviewPage) =>
  findLapsing(db, eq(subscriptions.provider, provider), page);

/** Period in milliseconds after which a provider is asked again about a subscription whose term has ended. */
const ANSWER_MS = 60 * 60_000;

/** Reads a provider's subscriptions past their term, still providing a plan and without recent news, by end. */
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

/** Reads subscriptions that end soon and may need a notice. */
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
        // Skips those that have received the last notice.
        or(isNull(subscriptions.noticeGiven), sql`${subscriptions.noticeGiven} > ${last}`),
      ),
    )
    .orderBy(subscriptions.termEnd, subscriptions.id)
    .limit(limit);
}

/** Reads a leaving member's subscriptions, to cancel them at the provider. */
export async function findProvidedOpen(tx: Transaction, userId: string) {
  return tx
    .select({ providerId: subscriptions.providerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.providerId), isOpen));
}

/** Stores an invoice. @returns True if it was not known as paid before. */
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

/** Reads a member's invoices, newest first. */
export const findInvoices = (db: Database, userId: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));

/** Records a webhook event. @returns False if it is a duplicate. */
export async function noteEvent(tx: Transaction, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const noted = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.eventId });
  return noted.length > 0;
}

/** Purges events so old that no provider sends them again. */
export async function purgeExpiredPaymentEvents(db: Database): Promise<void> {
  await db.delete(paymentEvents).where(lte(paymentEvents.receivedAt, sql`now() - interval '90 days'`));
}

/** Payment data of a member. */
export interface Payer {
  id: string;
  email: string;
  firstName: string;
  displayName: string;
  stripeId: string | null;
  /** Time of the last checkout. */
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

/** Finds the payment data of a member. */
export async function findPayer(db: Database | Transaction, userId: string): Promise<Payer | null> {
  const [row] = await db.select(PAYER).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** Stores the provider's customer ID of a member. */
export async function keepCustomer(db: Database, userId: string, stripeId: string): Promise<void> {
  await db.update(users).set({ stripeId }).where(eq(users.id, userId));
}

/** Stores the time of a member's checkout. */
export async function noteCheckout(db: Database, userId: string): Promise<void> {
  await db.update(users).set({ checkoutStartedAt: sql`now()` }).where(eq(users.id, userId));
}

/** Reads the unexpired subscriptions granted by the operator, soonest end first. */
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
