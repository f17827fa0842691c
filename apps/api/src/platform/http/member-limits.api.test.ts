import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../testing';
import { eventForm } from '../../../testing/event-form';
import { readConfig } from '../config';

// A member's own limits, with fewer of each; those of networks have tests of their own.
const LIMITS = { posts: 3, comments: 3, likes: 3, events: 2, reports: 4 };

let server: TestServer;
let seed: Seed;
let post: { id: string };
/** Each report is of another thing. */
let reported: { id: string }[];

beforeAll(async () => {
  const rates = { ...readConfig({}).rates, reads: 0, writes: 0, ...LIMITS };
  server = await startTestServer({ rates });
  seed = new Seed(server.context.db);
  const author = await seed.member('Author');
  post = await seed.post(author, 'Draw towers are loud');
  reported = [];
  for (let made = 0; made <= LIMITS.reports * 2; made += 1) {
    reported.push(await seed.post(author, `Buy my rods, ${made}`));
  }
});
afterAll(() => server.close());

const member = async (name: string) => server.signIn((await seed.member(name)).email);

const OFFICE = '203.0.113.7';
const TRAIN = '198.51.100.23';

/** What goes along with a request that arrives by a proxy, on behalf of a network. */
const from = (network: string, headers: Record<string, string> = {}) => ({
  headers: { 'X-Forwarded-For': network, ...headers },
});

type Deed = (who: Visitor, network: string, at: number) => ReturnType<Visitor['post']>;

const postForm = (text: string) => {
  const form = new FormData();
  form.set('text', text);
  return form;
};

const deeds: readonly (readonly [string, Deed, number, RegExp])[] = [
  [
    'posts an hour',
    (who, network, at) => who.send('POST', '/api/v1/feed/post', postForm(`News ${at}`), from(network)),
    LIMITS.posts,
    /^You’ve reached the limit of 3 posts or edits an hour\. Try again in (59|60) minutes\.$/,
  ],
  [
    'comments an hour',
    (who, network, at) =>
      who.post(`/api/v1/feed/post/${post.id}/comment`, { text: `Indeed ${at}` }, from(network)),
    LIMITS.comments,
    /^You’ve reached the limit of 3 comments an hour\. Try again in (59|60) minutes\.$/,
  ],
  [
    'likes an hour',
    (who, network) => who.send('PUT', `/api/v1/feed/post/${post.id}/like`, undefined, from(network)),
    LIMITS.likes,
    /^You’ve reached the limit of 3 likes an hour\. Try again in (59|60) minutes\.$/,
  ],
  [
    'events an hour',
    (who, network) => who.send('POST', '/api/v1/events', eventForm(), from(network)),
    LIMITS.events,
    /^You’ve reached the limit of 2 events an hour\. Try again in (59|60) minutes\.$/,
  ],
  [
    'reports a day',
    (who, network, at) => {
      const target = { kind: 'post', id: reported[at]?.id };
      return who.post('/api/v2/reports', { target, reason: 'spam' }, from(network));
    },
    LIMITS.reports,
    /^You’ve reached the limit of 4 reports a day\. Try again in 24 hours\.$/,
  ],
];

describe('what a member does, from whatever network, is limited', () => {
  it.each(deeds)('in %s [GAP-101]', async (name, deed, limit, sentence) => {
    const who = await member('Eager');
    for (let at = 0; at < limit; at += 1) {
      const network = at % 2 === 0 ? OFFICE : TRAIN;
      expect([at, (await deed(who, network, at)).status < 300]).toEqual([at, true]);
    }
    for (const network of [OFFICE, TRAIN]) {
      const refused = await deed(who, network, limit);
      expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
      const seconds = Number(refused.headers.get('retry-after'));
      const window = name.endsWith('day') ? 86_400 : 3_600;
      expect([seconds > window - 60, seconds <= window]).toEqual([true, true]);
      expect(refused.body.error).toMatch(sentence);
    }
    // Who sits behind the same address is not held to it.
    expect((await deed(await member('Calm'), OFFICE, limit)).status).toBeLessThan(300);
    await server.context.db.execute(sql`UPDATE rate_limits SET reset_at = now() - interval '1 second'`);
    expect((await deed(who, OFFICE, limit + 1)).status).toBeLessThan(300);
  });

  it('in posts that are edited, so that nobody names others again and again, but not in taking them away [GAP-101]', async () => {
    const who = await member('Busy');
    const { Item } = (await who.send('POST', '/api/v1/feed/post', postForm('First'))).body;
    const path = `/api/v1/feed/post/${Item.id}`;
    const edit = (text: string) => who.send('PUT', `${path}/content`, postForm(text));
    expect([(await edit('Second')).status, (await edit('Third')).status]).toEqual([200, 200]);
    expect((await edit('Fourth')).status).toBe(429);
    expect((await who.get(path)).body.Item.text).toBe('Third');
    expect((await who.delete(path)).status).toBe(204);
  });

  it('but a repeated request is answered as the first time and does not count, nor does unliking [GAP-101, GAP-103]', async () => {
    const who = await member('Flaky');
    const once = (key: string) =>
      who.send('POST', '/api/v1/feed/post', postForm(key), from(TRAIN, { 'Idempotency-Key': key }));
    const first = await once('a');
    for (let again = 0; again < LIMITS.posts; again += 1) {
      expect((await once('a')).body.Item.id).toBe(first.body.Item.id);
    }
    expect([(await once('b')).status, (await once('c')).status, (await once('d')).status]).toEqual([
      201, 201, 429,
    ]);
    expect((await once('a')).status).toBe(201);
    const like = (kind: 'like' | 'unlike') => who.put(`/api/v1/feed/post/${post.id}/${kind}`, undefined);
    for (let again = 0; again < LIMITS.likes; again += 1) {
      expect([(await like('like')).status, (await like('unlike')).status]).toEqual([200, 200]);
    }
    expect([(await like('like')).status, (await like('unlike')).status]).toEqual([429, 200]);
  });

  it('in e-mails to others as well: 20 an hour from two networks together [GAP-101]', async () => {
    const who = await member('Chatty');
    const share = (network: string, run: string) => {
      const to = Array.from({ length: 10 }, (_, at) => `${run}-${at}@people.example`);
      return who.post('/api/v1/emails', { to, post_id: post.id }, from(network));
    };
    expect([(await share(OFFICE, 'a')).status, (await share(TRAIN, 'b')).status]).toEqual([201, 201]);
    const refused = await share('192.0.2.44', 'c');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(59 * 60);
    expect(refused.body.error).toMatch(/ and you have none left\. Try again in (59|60) minutes\.$/);
  });
});
