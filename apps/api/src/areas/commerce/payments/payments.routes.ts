import { SITE_PATHS } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { BadBodyError, NotFoundError } from '../../../platform/errors';
import type { Call, Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { findTestPayment, type TestPaymentRow, updateTestPayment } from '../../../platform/payments-provider';
import { noteEvent, syncSubscription } from '../subscriptions';
import { TEST_PAYMENT_POLICY, testPaymentPage } from './test-payment-page';

type Action = Call<'actOnTestPayment'>['body']['action'];

/** Payment state after each button of the test checkout; null for unchanged. */
const AFTER: Readonly<Record<Action, TestPaymentRow['state'] | null>> = {
  pay: 'paid',
  refuse: 'closed',
  leave: null,
  miss: 'unpaid',
  settle: 'paid',
};

/** Available buttons by state. */
const ACTIONS: Readonly<Record<TestPaymentRow['state'], readonly Action[]>> = {
  begun: ['pay', 'refuse', 'leave'],
  closed: ['leave'],
  paid: ['miss', 'leave'],
  unpaid: ['settle', 'leave'],
  ended: ['leave'],
};

/** Routes of the payment provider's webhook and of the test checkout. */
export const paymentRoutes = (context: Context) => {
  const { db, payments, config, jobs } = context;

  /** Finds the viewer's own payment of the test checkout. In production it only exists for local requests. */
  const testPayment = async (call: Pick<Call<'getTestPayment'>, 'path' | 'viewer' | 'isLocal'>) => {
    if (payments?.kind !== 'test') throw new NotFoundError();
    if (config.mode === 'production' && !call.isLocal) throw new NotFoundError();
    const payment = await findTestPayment(db, call.path.id);
    if (payment?.userId !== signedIn(call).id) throw new NotFoundError();
    return payment;
  };

  return {
    receivePaymentEvent: async ({ raw, headers }) => {
      if (payments?.kind !== 'stripe') throw new NotFoundError();
      if (!raw) throw new BadBodyError();
      const signature = headers['stripe-signature'];
      const event = await payments.readEvent(raw, typeof signature === 'string' ? signature : '');
      const { id, type, subscriptionId } = event;
      await transact(db, async (tx) => {
        const isNew = await noteEvent(tx, {
          provider: payments.kind,
          eventId: id,
          type,
          subject: subscriptionId,
        });
        if (!isNew || subscriptionId === null) return;
        await jobs.send('payment', { do: 'sync', subscriptionId }, { tx });
      });
      return { status: 204 };
    },

    getTestPayment: async (call) => {
      const payment = await testPayment(call);
      return {
        status: 200,
        html: testPaymentPage(payment, ACTIONS[payment.state]),
        headers: {
          'Content-Security-Policy': TEST_PAYMENT_POLICY,
          'Cache-Control': 'no-store',
          // Without a `Referer` browsers send the form with `Origin: null`, which would be refused as cross-site.
          'Referrer-Policy': 'same-origin',
        },
      };
    },

    actOnTestPayment: async (call) => {
      const { action } = call.body;
      const payment = await testPayment(call);
      const state = ACTIONS[payment.state].includes(action) ? AFTER[action] : null;
      if (state !== null) {
        await updateTestPayment(db, payment.id, { state });
        await syncSubscription(context, payment.id);
      }
      return { status: 303, redirect: config.webUrls[0] + pageAfter(action) };
    },
  } satisfies Partial<Handlers>;
};

function pageAfter(action: Action): string {
  if (action === 'pay') return SITE_PATHS.paymentSuccess;
  return action === 'refuse' ? SITE_PATHS.paymentFailure : SITE_PATHS.plans;
}
