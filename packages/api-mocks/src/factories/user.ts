import type { User } from '@millrace/api-client';
import type { Plan } from '@millrace/domain';
import { type ExampleName, example } from '../contract/examples';

const EXAMPLE_OF_PLAN: Readonly<Record<Plan, ExampleName>> = {
  free: 'CurrentUserFree',
  premium: 'CurrentUserPremium',
  platinum: 'CurrentUserPlatinum',
};

/** One's own record: the contract's member on a plan, with whatever is overridden. Default plan: premium. */
export function aUser(overrides: Partial<User> = {}): User {
  return { ...example('UserReply', EXAMPLE_OF_PLAN[overrides.plan ?? 'premium']).Item, ...overrides };
}
