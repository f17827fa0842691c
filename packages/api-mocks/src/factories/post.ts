import type { Post } from '@millrace/api-client';
import { artPath, postTitle } from '@millrace/domain';
import { example, rowAt } from '../contract/examples';
import { many } from './many';
import { companyName, personName } from './names';
import { stableId } from './stable-id';

const HOUR_MS = 3_600_000;
// Made-up posts are older than the contract's oldest.
const NEWEST_MADE_UP = Date.parse('2026-08-01T12:00:00.000Z');
const AUTHORS = 24;

/** A post that is a text with a mention, with whatever is overridden. */
export function aPost(overrides: Partial<Post> = {}): Post {
  return { ...example('PostReply', 'PostCreated').Item, ...overrides };
}

/** A post with a picture, with whatever is overridden. */
export function anImagePost(overrides: Partial<Post> = {}): Post {
  return { ...example('PostReply', 'PostImage').Item, ...overrides };
}

/** A post that only its author and those who are named in it may read, with whatever is overridden. */
export function aPrivatePost(overrides: Partial<Post> = {}): Post {
  return { ...example('PostReply', 'PostPrivate').Item, ...overrides };
}

/** Posts, newest first: those of the contract, which show every kind of media, then made-up texts. */
export function posts(count: number, overrides: Partial<Post> = {}): Post[] {
  const first = example('FeedPage', 'FeedFilled').items;
  return many(count, (index) => ({ ...(first[index] ?? madeUp(index)), ...overrides }));
}

function madeUp(index: number): Post {
  const author = index % AUTHORS;
  const { firstName, lastName } = personName(author);
  const name = `${firstName} ${lastName}`;
  const company = companyName(author);
  const text = `${rowAt(TEXTS, index)} Lot ${1000 + index}.`;
  return aPost({
    id: stableId('post', index),
    user_id: stableId('user', author),
    user: {
      user_name: name,
      image: author % 3 === 0 ? null : artPath({ name, sector: null, kind: 'seal' }),
      linkedinImage: null,
      user_company_name: company,
      user_company_id: stableId('company', company),
    },
    added: new Date(NEWEST_MADE_UP - index * HOUR_MS).toISOString(),
    text,
    title: postTitle(text, null),
    mentions: [],
    tagged_companies: [],
    tagged_company_names: [],
    like_count: index % 5,
    comment_count: index % 4,
    liked: false,
  });
}

const TEXTS = [
  'The new furnace holds its temperature within half a degree over the whole tube.',
  'Two of our draw towers are free from the first week of the quarter.',
  'Does somebody measure chloride in helium below 10 ppb on line?',
  'We moved the certificate to the new standard; the report is with our sales office.',
  'Samples of the low-hydroxyl grade leave on Friday; a few lengths are left.',
];
