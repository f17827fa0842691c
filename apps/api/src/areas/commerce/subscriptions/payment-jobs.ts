import type { Context } from '../../../platform/context';
import type { PaymentJob } from '../../../platform/jobs';
import { syncBought } from './checkout.service';
import { syncSubscription } from './sync-subscription';

/** Does what is to be done with the provider. */
export async function workOnPayment(context: Context, job: PaymentJob): Promise<void> {
  if (job.do === 'sync') await syncSubscription(context, job.subscriptionId);
  else if (job.do === 'look') await syncBought(context, job);
  else await context.payments?.end(job.subscriptionId);
}
