import { SITE_PATHS } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { NotFoundError, PaymentsUnavailableError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { invoiceView } from './own-plan.view';
import { boughtOf } from './own-subscriptions';
import { findInvoices, findOpenSubscriptions, findPayer } from './subscriptions.repository';
import { readOwnPlan, startCheckout } from './subscriptions.service';
import { syncSubscription } from './sync-subscription';

const noStore = { 'Cache-Control': 'no-store' };

/** Routes of the viewer's plan and its payment. */
export const subscriptionRoutes = (context: Context) => {
  const { db, payments, config } = context;
  const web = (path: string): string => config.webUrls[0] + path;

  /** Returns the viewer's subscription at the current payment provider. */
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
      const url = await startCheckout(context, signedIn(call).id);
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
