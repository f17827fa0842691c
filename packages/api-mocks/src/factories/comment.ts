import type { Comment } from '@millrace/api-client';
import { artPath } from '@millrace/domain';
import { example, rowAt } from '../contract/examples';
import { many } from './many';
import { companyName, personName } from './names';
import { stableId } from './stable-id';

const MINUTE_MS = 60_000;
// Made-up comments are older than the contract's oldest.
const NEWEST_MADE_UP = Date.parse('2026-09-14T14:00:00.000Z');

/** A comment, with whatever is overridden. */
export function aComment(overrides: Partial<Comment> = {}): Comment {
  return { ...example('CommentReply', 'CommentCreated').Item, ...overrides };
}

/** Comments, newest first: those of the contract, then made-up ones. */
export function comments(count: number, overrides: Partial<Comment> = {}): Comment[] {
  const first = example('CommentList', 'CommentsFilled').Items;
  return many(count, (index) => ({ ...(first[index] ?? madeUp(index)), ...overrides }));
}

function madeUp(index: number): Comment {
  const { firstName, lastName } = personName(index);
  const name = `${firstName} ${lastName}`;
  const company = companyName(index);
  return aComment({
    id: stableId('comment', index),
    user_id: stableId('user', index),
    user: {
      user_name: name,
      image: index % 2 === 0 ? artPath({ name, sector: null, kind: 'seal' }) : null,
      linkedinImage: null,
      user_company_name: company,
      user_company_id: stableId('company', company),
    },
    text: rowAt(TEXTS, index),
    added: new Date(NEWEST_MADE_UP - index * MINUTE_MS).toISOString(),
  });
}

const TEXTS = [
  'Which cladding ratio did you settle on?',
  'We see the same with our 120 mm tubes.',
  'Could you send me the data sheet?',
  'Good to know, thank you.',
];
