import type { Context } from '../../context';
import type { Customer } from '../../payments';
import { syncBought } from './checkout.service';
import { syncSubscription } from './sync-subscription';

/** Work for the payment provider, or about what it reports; all of it bears being done twice. */
export type PaymentJob =
  | { do: 'sync'; subscriptionId: string }
  /** The word of what was paid at a checkout may be lost. The member may have left since. */
  | ({ do: 'look' } & Customer)
  /** The plan is over, or its member has left. */
  | { do: 'end'; subscriptionId: string };

/** Does what is to be done with the provider. */
export async function workOnPayment(context: Context, job: PaymentJob): Promise<void> {
  if (job.do === 'sync') await syncSubscription(context, job.subscriptionId);
  else if (job.do === 'look') await syncBought(context, job);
  else await context.payments?.end(job.subscriptionId);
}
