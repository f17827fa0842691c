import type { Activity } from '@millrace/api-client';
import { artPath } from '@millrace/domain';
import { example, rowAt } from '../contract/examples';
import { many } from './many';
import { companyName, personName } from './names';
import { stableId } from './stable-id';

const HOUR_MS = 3_600_000;
// Made-up activity is older than the contract's oldest.
const NEWEST_MADE_UP = Date.parse('2026-08-01T12:00:00.000Z');

/** An activity that is a text, with whatever is overridden. */
export function anActivity(overrides: Partial<Activity> = {}): Activity {
  return { ...example('ActivityReply', 'ActivityStatus').Item, ...overrides };
}

/** Activities, newest first: those of the contract, which show every kind of media, then made-up texts. */
export function activities(count: number, overrides: Partial<Activity> = {}): Activity[] {
  const first = example('ActivityList', 'ActivitiesFilled').Items;
  return many(count, (index) => ({ ...(first[index] ?? madeUp(index)), ...overrides }));
}

function madeUp(index: number): Activity {
  const { firstName, lastName } = personName(index);
  const company = companyName(index);
  const name = `${firstName} ${lastName}`;
  return anActivity({
    id: stableId('activity', index),
    text: `${rowAt(TEXTS, index)} Lot ${1000 + index}.`,
    added: new Date(NEWEST_MADE_UP - index * HOUR_MS).toISOString(),
    user_id: stableId('user', index),
    user: {
      user_name: name,
      image: artPath({ name, sector: null, kind: 'seal' }),
      user_company_name: company,
      user_company_id: stableId('company', company),
    },
  });
}

const TEXTS = [
  'New measurements are in: scatter is down by a third.',
  'We can deliver from stock again.',
  'Looking for a second source within Europe.',
  'Certificate renewed; ask us for the report.',
  'Samples for qualification are free until the end of the quarter.',
];
