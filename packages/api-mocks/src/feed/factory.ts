import type { Comment, DiscussionThread, Post } from '@millrace/api-client';
import { artPath, postTitle } from '@millrace/domain';
import { example, rowAt } from '../contract/examples';
import { many } from '../factories/many';
import { companyName, personName } from '../factories/names';
import { stableId } from '../factories/stable-id';

const HOUR_MS = 3_600_000;
// Generated posts are older than the contract's oldest.
const NEWEST_POST = Date.parse('2026-08-01T12:00:00.000Z');
const AUTHORS = 24;

/** Creates a text post with a mention, with overrides. */
export function aPost(overrides: Partial<Post> = {}): Post {
  return { ...example('PostReply', 'PostCreated').Item, ...overrides };
}

/** Creates a post with a picture, with overrides. */
export function anImagePost(overrides: Partial<Post> = {}): Post {
  return { ...example('PostReply', 'PostImage').Item, ...overrides };
}

/** Creates a post visible only to its author and the mentioned members, with overrides. */
export function aPrivatePost(overrides: Partial<Post> = {}): Post {
  return { ...example('PostReply', 'PostPrivate').Item, ...overrides };
}

/** Creates posts, newest first: those of the contract, which cover every kind of media, then generated texts. */
export function posts(count: number, overrides: Partial<Post> = {}): Post[] {
  const first = example('FeedPage', 'FeedFilled').items;
  return many(count, (index) => ({ ...(first[index] ?? madeUpPost(index)), ...overrides }));
}

function madeUpPost(index: number): Post {
  const author = index % AUTHORS;
  const { firstName, lastName } = personName(author);
  const name = `${firstName} ${lastName}`;
  const company = companyName(author);
  const text = `${rowAt(POST_TEXTS, index)} Lot ${1000 + index}.`;
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
    added: new Date(NEWEST_POST - index * HOUR_MS).toISOString(),
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

const POST_TEXTS = [
  'The new furnace holds its temperature within half a degree over the whole tube.',
  'Two of our draw towers are free from the first week of the quarter.',
  'Does somebody measure chloride in helium below 10 ppb on line?',
  'We moved the certificate to the new standard; the report is with our sales office.',
  'Samples of the low-hydroxyl grade leave on Friday; a few lengths are left.',
];

const MINUTE_MS = 60_000;
// Generated comments are older than the contract's oldest.
const NEWEST_COMMENT = Date.parse('2026-09-14T14:00:00.000Z');

/** Creates a comment, with overrides. */
export function aComment(overrides: Partial<Comment> = {}): Comment {
  return { ...example('CommentReply', 'CommentCreated').Item, ...overrides };
}

/** Creates comments without replies, newest first: those of the contract, then generated ones. */
export function comments(count: number, overrides: Partial<DiscussionThread> = {}): DiscussionThread[] {
  const first = example('CommentList', 'CommentsFilled').Items;
  return many(count, (index) => ({
    ...(first[index] ?? madeUpComment(index)),
    ...NO_REACTIONS,
    replies: [],
    reply_count: 0,
    ...overrides,
  }));
}

const NO_REACTIONS = { reply_to: null, like_count: 0, liked: false };

function madeUpComment(index: number): Comment {
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
    text: rowAt(COMMENT_TEXTS, index),
    added: new Date(NEWEST_COMMENT - index * MINUTE_MS).toISOString(),
  });
}

const COMMENT_TEXTS = [
  'Which cladding ratio did you settle on?',
  'We see the same with our 120 mm tubes.',
  'Could you send me the data sheet?',
  'Good to know, thank you.',
];
