import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { isLoopbackHost } from '../http/loopback';
import type { Payments } from './payments';
import { stripePayments } from './stripe-payments';
import { testPayments } from './test-payments';

/**
 * Opens the payment provider: Stripe if configured, otherwise the test checkout. Production refuses the test checkout
 * except for a local demo, because plans would be free.
 *
 * @returns Null if payments are off.
 */
export function openPayments(config: Config, db: Database, log: Logger): Payments | null {
  if (config.stripe) return stripePayments(config.stripe, log);
  const isOwnMachine = isLoopbackHost(new URL(config.apiUrl).host);
  const isTried = config.mode !== 'production' || (config.demoData && isOwnMachine);
  return isTried ? testPayments(db, config.apiUrl) : null;
}
