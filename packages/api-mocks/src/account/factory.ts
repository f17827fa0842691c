import type { Me, User } from '@millrace/api-client';
import type { Plan } from '@millrace/domain';
import { type ExampleName, example } from '../contract/examples';

const EXAMPLE_OF_PLAN: Readonly<Record<Plan, ExampleName>> = {
  free: 'CurrentUserFree',
  premium: 'CurrentUserPremium',
  platinum: 'CurrentUserPlatinum',
};

/** Creates the signed-in user: the contract's member on a plan, with overrides. Default plan: premium. */
export function aUser(overrides: Partial<User> = {}): User {
  return { ...example('UserReply', EXAMPLE_OF_PLAN[overrides.plan ?? 'premium']).Item, ...overrides };
}

/** Creates the member's own profile: the contract's member on a plan, with overrides. Default plan: premium. */
export function aMe(overrides: Partial<Me> & Partial<User> = {}): Me {
  const user = aUser(overrides);
  const known = example('Me', user.plan === 'free' ? 'MeNoor' : 'MeLinnea');
  const emails = known.emails.map((own) => (own.isPrimary ? { ...own, email: user.email } : own));
  return { ...known, ...user, emails, ...overrides };
}
