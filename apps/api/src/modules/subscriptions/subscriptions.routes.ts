import { SITE_PATHS } from '@millrace/domain';
import type { Context } from '../../context';
import { ConflictError, NotFoundError, PaymentsUnavailableError } from '../../errors';
import type { Handlers } from '../../http/call';
import { signedIn } from '../../http/signed-in';
import { readOwnPlan } from './own-plan.service';
import { invoiceView } from './own-plan.view';
import { bestOf, boughtOf } from './own-subscriptions';
import { findInvoices, findOpenSubscriptions, findPayer, keepCustomer } from './subscriptions.repository';
import { syncSubscription } from './sync-subscription';

const noStore = { 'Cache-Control': 'no-store' };

/** One's plan, and paying for it. */
export const subscriptionRoutes = (context: Context) => {
  const { db, payments, config } = context;
  const web = (path: string): string => config.webUrls[0] + path;

  /** What the viewer has bought where payments are taken now. */
  const bought = async (userId: string) => {
    const row = boughtOf(await findOpenSubscriptions(db, userId));
    if (!row?.providerId) throw new NotFoundError();
    if (!payments || row.provider !== payments.kind) throw new PaymentsUnavailableError();
    return { payments, subscriptionId: row.providerId };
  };

  return {
    getOwnPlan: async (call) => ({
      status: 200,
      json: await readOwnPlan(context, signedIn(call).id),
      headers: noStore,
    }),

    startCheckout: async (call) => {
      const { id } = signedIn(call);
      if (!payments) throw new PaymentsUnavailableError();
      const payer = await findPayer(db, id);
      if (!payer) throw new NotFoundError();
      const open = await findOpenSubscriptions(db, id);
      if (boughtOf(open) || bestOf(open, new Date())) throw new ConflictError('already_subscribed');
      const { url, customerId } = await payments.startCheckout({
        userId: id,
        email: payer.email,
        name: payer.displayName,
        customerId: payer.stripeId,
        paidUrl: web(SITE_PATHS.paymentSuccess),
        leftUrl: web(SITE_PATHS.plans),
      });
      if (customerId !== null && customerId !== payer.stripeId) await keepCustomer(db, id, customerId);
      return { status: 201, json: { url }, headers: noStore };
    },

    openPortal: async (call) => {
      const { id } = signedIn(call);
      const { payments: provider, subscriptionId } = await bought(id);
      const customerId = (await findPayer(db, id))?.stripeId ?? null;
      const returnUrl = web(SITE_PATHS.plans);
      const url = await provider.openPortal({ subscriptionId, customerId, returnUrl });
      return { status: 201, json: { url }, headers: noStore };
    },

    setRenewal: async (call) => {
      const { id } = signedIn(call);
      const { payments: provider, subscriptionId } = await bought(id);
      await provider.setRenewal(subscriptionId, call.body.renews);
      await syncSubscription(context, subscriptionId);
      return { status: 200, json: await readOwnPlan(context, id), headers: noStore };
    },

    listInvoices: async (call) => {
      const rows = await findInvoices(db, signedIn(call).id);
      return {
        status: 200,
        json: { results: rows.map(invoiceView), count: rows.length },
        headers: noStore,
      };
    },
  } satisfies Partial<Handlers>;
};
