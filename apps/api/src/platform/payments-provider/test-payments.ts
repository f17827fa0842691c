import { PLAN_OFFERS, termFrom } from '@millrace/domain';
import type { Database } from '../db/database';
import { newId } from '../db/ids';
import { BadSignatureError } from '../errors';
import type { Payments, ProvidedSubscription } from './payments';
import {
  closeTestPayments,
  findBegunTestPayments,
  findPaidTestPayments,
  findTestPayment,
  insertTestPayment,
  type TestPaymentRow,
  updateTestPayment,
} from './test-payments.repository';

/** Where a payment of the test checkout is looked after, on the API host. */
export const testPaymentPath = (id: string): string => `/payments/test/${id}`;

/**
 * A checkout that takes no money, with pages of our own: what buying does can be tried before there is an account with
 * a provider. Its terms renew themselves, unless somebody pressed that a payment shall fail.
 */
export function testPayments(db: Database, apiUrl: string): Payments {
  return {
    kind: 'test',
    openCustomer: async ({ userId }) => ({ userId, customerId: null }),
    async findBought({ userId }) {
      const now = new Date();
      const rows = await Promise.all(
        (await findPaidTestPayments(db, userId)).map((row) => renewed(db, row, now)),
      );
      return rows.filter(({ state }) => state !== 'ended').map(({ id }) => id);
    },
    closeCheckouts: ({ userId }) => closeTestPayments(db, userId),
    async startCheckout({ userId }) {
      const id = newId();
      const { start, end } = termFrom(new Date(), 'premium');
      await insertTestPayment(db, { id, userId, state: 'begun', termStart: start, termEnd: end });
      const [latest = id, ...others] = await findBegunTestPayments(db, userId);
      for (const other of others) await updateTestPayment(db, other, { state: 'closed' });
      return apiUrl + testPaymentPath(latest);
    },
    openPortal: async ({ subscriptionId }) => apiUrl + testPaymentPath(subscriptionId),
    async findSubscription(id) {
      const row = await findTestPayment(db, id);
      return row && provided(await renewed(db, row, new Date()));
    },
    setRenewal: (id, renews) => updateTestPayment(db, id, { renews }),
    end: (id) => updateTestPayment(db, id, { state: 'ended' }),
    // Nobody else reports anything: the pages tell of it themselves.
    readEvent: async () => {
      throw new BadSignatureError();
    },
  };
}

/** A provider takes the next payment when a term ends, or ends what was cancelled. */
async function renewed(db: Database, row: TestPaymentRow, now: Date): Promise<TestPaymentRow> {
  if (row.state !== 'paid' || now < row.termEnd) return row;
  const next = termFrom(row.termEnd, 'premium');
  const change = row.renews ? { termStart: next.start, termEnd: next.end } : ({ state: 'ended' } as const);
  await updateTestPayment(db, row.id, change);
  return renewed(db, { ...row, ...change }, now);
}

function provided({
  id,
  userId,
  state,
  termStart,
  termEnd,
  renews,
}: TestPaymentRow): ProvidedSubscription | null {
  if (state === 'begun' || state === 'closed') return null;
  const term = { start: termStart, end: termEnd };
  const day = termStart.toISOString().slice(0, 10);
  return {
    userId,
    report: { state, term, renews },
    invoice: {
      id: `${id}/${day}`,
      number: `TEST-${day}-${id.slice(-4)}`,
      amount: PLAN_OFFERS.premium.priceUsd * 100,
      currency: 'usd',
      status: 'paid',
      issuedAt: termStart,
      termStart,
      termEnd,
      url: null,
    },
  };
}
