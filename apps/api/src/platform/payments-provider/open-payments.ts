import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { isLoopbackHost } from '../http/loopback';
import type { Payments } from './payments';
import { stripePayments } from './stripe-payments';
import { testPayments } from './test-payments';

/**
 * How payments are taken: by Stripe where an account is set up, else by the checkout that takes no money. In production
 * there is none of that but for the demonstration on one's own machine: plans would be had for nothing.
 *
 * @returns Null where nothing can be paid.
 */
export function openPayments(config: Config, db: Database, log: Logger): Payments | null {
  if (config.stripe) return stripePayments(config.stripe, log);
  const isOwnMachine = isLoopbackHost(new URL(config.apiUrl).host);
  const isTried = config.mode !== 'production' || (config.demoData && isOwnMachine);
  return isTried ? testPayments(db, config.apiUrl) : null;
}
