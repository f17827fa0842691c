import type { Follower } from '@millrace/api-client';
import { artPath } from '@millrace/domain';
import { example, rowAt } from '../contract/examples';
import { many } from './many';
import { companyName, personName } from './names';
import { stableId } from './stable-id';

/** A follower, with whatever is overridden. */
export function aFollower(overrides: Partial<Follower> = {}): Follower {
  return { ...rowAt(known(), 0), ...overrides };
}

/** Followers, newest first: those of the contract, then made-up ones. */
export function followers(count: number, overrides: Partial<Follower> = {}): Follower[] {
  const first = known();
  return many(count, (index) => ({ ...(first[index] ?? madeUp(index)), ...overrides }));
}

function madeUp(index: number): Follower {
  const { firstName, lastName } = personName(index);
  const company = companyName(index);
  const name = `${firstName} ${lastName}`;
  const user = stableId('user', index);
  return aFollower({
    key: `follower.${user}`,
    user_id: user,
    user_name: name,
    image: index % 2 === 0 ? artPath({ name, sector: null, kind: 'seal' }) : null,
    company_name: company,
    company_id: stableId('company', company),
  });
}

function known(): Follower[] {
  return example('FollowerPage', 'FollowersFilled').results;
}
