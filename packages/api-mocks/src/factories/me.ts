import type { Me, User } from '@millrace/api-client';
import { example } from '../contract/examples';
import { aUser } from './user';

/** One's own profile: the contract's member on a plan, with whatever is overridden. Default plan: premium. */
export function aMe(overrides: Partial<Me> & Partial<User> = {}): Me {
  const user = aUser(overrides);
  const known = example('Me', user.plan === 'free' ? 'MeNoor' : 'MeLinnea');
  const emails = known.emails.map((own) => (own.isPrimary ? { ...own, email: user.email } : own));
  return { ...known, ...user, emails, ...overrides };
}
