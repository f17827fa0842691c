import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobHandlers } from '../../background';
import { moderationDecisions, postComments, posts, users } from '../../db/schema';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../testing';
import { forgetRemovedPosts } from '../posting';
import { insertModerator } from '.';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const CASES = '/api/v2/moderation/cases';

let server: TestServer;
let seed: Seed;
let authorMail: string;
let authorId: string;
let author: Visitor;
let reporterMail: string;
let reporter: Visitor;
let other: Visitor;
let moderator: Visitor;
let second: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const guards = [await seed.member('Mod'), await seed.member('Second')] as const;
  for (const { id } of guards) await insertModerator(server.context.db, id);
  [moderator, second] = [await server.signIn(guards[0].email), await server.signIn(guards[1].email)];
  const member = await seed.member('Rea');
  reporterMail = member.email;
  reporter = await server.signIn(member.email);
  other = await server.signIn((await seed.member('Other')).email);
});
afterAll(() => server.close());

beforeEach(async () => {
  const member = await seed.member('Author');
  [authorMail, authorId] = [member.email, member.id];
  author = await server.signIn(member.email);
});

const runDue = () => server.context.jobs.runDue(jobHandlers(server.context));
const path = (id: string, rest = '') => `/api/v1/feed/post/${id}${rest}`;

/** Reports something. @returns The id of the case. */
async function reported(kind: string, id: string, who = reporter): Promise<string> {
  const reply = await who.post('/api/v2/reports', { target: { kind, id }, reason: 'spam', text: 'Look.' });
  expect(reply.status).toBe(201);
  const open = (await moderator.get(`${CASES}?limit=200`)).body.results;
  return open.find(({ target }: { target: { id: string } }) => target.id === id).id;
}

const decide = (visitor: Visitor, id: string, decision: string, version: number, rest = {}) =>
  visitor.post(`${CASES}/${id}/decisions`, { decision, version, ...rest });

const hide = (id: string, version = 0) => decide(moderator, id, 'hide', version, { reason: 'spam' });

type Page = { items: { id: string }[]; total: number };

/** Whether a post stands in a feed; the total must fit what can be read. */
async function isIn(visitor: Visitor, feed: string, id: string): Promise<boolean> {
  const { items, total }: Page = (await visitor.get(`/api/v2/feed/${feed}?size=50`)).body;
  expect([feed, total]).toEqual([feed, items.length]);
  return items.some((post) => post.id === id);
}

describe('who may moderate', () => {
  it('is named by the operator alone: everybody else is refused [PERM-013]', async () => {
    const id = await reported('member', authorId);
    for (const [visitor, status] of [
      [server.guest(), 401],
      [author, 403],
      [reporter, 403],
    ] as const) {
      for (const reply of [
        await visitor.get(CASES),
        await visitor.get(`${CASES}/${id}`),
        await decide(visitor, id, 'dismiss', 0),
      ]) {
        expect(reply.status).toBe(status);
      }
    }
    expect((await moderator.get(CASES)).status).toBe(200);
    expect((await moderator.get('/api/v1/current_user')).body.Item.is_moderator).toBe(true);
    expect((await reporter.get('/api/v1/current_user')).body.Item.is_moderator).toBeUndefined();
    // No call of one's own makes one a moderator.
    const self = (await reporter.get('/api/v1/current_user')).body.Item.id;
    const forged = { user_id: self, displayName: 'Rea Okafor', is_moderator: true };
    expect((await reporter.put('/api/v2/me', forged)).status).toBe(422);
    expect((await reporter.get(CASES)).status).toBe(403);
    expect((await moderator.get(`${CASES}/${UNKNOWN}`)).status).toBe(404);
  });

  it('is nobody for what they wrote themselves', async () => {
    const self = (await moderator.get('/api/v1/current_user')).body.Item.id;
    const post = await seed.post({ id: self }, 'Of a moderator');
    const id = await reported('post', post.id);
    expect((await moderator.get(`${CASES}/${id}`)).body.possible).toEqual([]);
    expect((await decide(moderator, id, 'dismiss', 0)).status).toBe(422);
    expect((await decide(second, id, 'dismiss', 0)).status).toBe(201);
  });
});

describe('the queue', () => {
  it('groups the reports of a thing, with its context and history [GAP-096]', async () => {
    const product = await seed.product('Reported furnace');
    const post = await seed.post({ id: authorId }, 'Buy my rods', { products: [product] });
    await other.post(path(post.id, '/comment'), { text: 'Please stop' });
    const before = await reported('post', post.id);
    await decide(moderator, before, 'dismiss', 0, { note: 'Only once.' });
    await reported('post', post.id);
    const id = await reported('post', post.id, other);
    expect(id).not.toBe(before);
    const one = (await moderator.get(`${CASES}/${id}`)).body;
    expect(one).toMatchObject({
      status: 'open',
      version: 0,
      target: { kind: 'post', id: post.id },
      state: 'visible',
      member: { user_id: authorId, user_name: 'Author Okafor', suspended: false },
      reasons: [{ reason: 'spam', count: 2 }],
      report_count: 2,
      snapshot: { text: 'Buy my rods' },
      possible: ['dismiss', 'hide', 'suspend'],
      post: { id: post.id, tagged_product_names: ['Reported furnace'] },
      decisions: [],
    });
    expect(one.reports.map(({ reporter: by }: { reporter: { user_name: string } }) => by.user_name)).toEqual([
      'Other Okafor',
      'Rea Okafor',
    ]);
    expect(one.comments.map(({ text }: { text: string }) => text)).toEqual(['Please stop']);
    expect(one.earlier).toEqual([
      expect.objectContaining({ id: before, status: 'closed', last_decision: 'dismiss' }),
    ]);
  });

  it('shows a comment among those around it', async () => {
    const post = await seed.post({ id: authorId }, 'Discussed');
    const ids: string[] = [];
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) {
      ids.push((await author.post(path(post.id, '/comment'), { text })).body.Item.id);
    }
    const id = await reported('comment', ids[2] ?? '');
    const one = (await moderator.get(`${CASES}/${id}`)).body;
    expect(one.comments.map(({ text }: { text: string }) => text)).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect([one.post.id, one.target.kind]).toEqual([post.id, 'comment']);
  });

  it('parts open from closed, page by page [GAP-096]', async () => {
    const ids: string[] = [];
    for (const text of ['one', 'two', 'three']) {
      ids.push(await reported('post', (await seed.post({ id: authorId }, text)).id));
    }
    const readAll = async (status: string) => {
      const found: string[] = [];
      let cursor = '';
      for (;;) {
        const { body } = await moderator.get(`${CASES}?status=${status}&limit=2${cursor}`);
        found.push(...body.results.map((one: { id: string }) => one.id));
        if (!body.LastEvaluatedKey) return { found, count: body.count };
        cursor = `&cursor=${encodeURIComponent(body.LastEvaluatedKey)}`;
      }
    };
    const open = await readAll('open');
    expect(open.found.slice(-3)).toEqual(ids);
    expect([new Set(open.found).size, open.count]).toEqual([open.found.length, open.found.length]);
    await decide(moderator, ids[0] ?? '', 'dismiss', 0);
    await decide(moderator, ids[2] ?? '', 'dismiss', 0);
    const closed = await readAll('closed');
    expect(closed.found.slice(0, 2)).toEqual([ids[2], ids[0]]);
    expect(closed.count).toBe(closed.found.length);
    expect((await readAll('open')).found).not.toContain(ids[0]);
    expect((await moderator.get(`${CASES}?status=all`)).status).toBe(400);
  });
});

describe('hiding a post', () => {
  it('takes it from all but its author, who sees why, and restores it [GAP-096]', async () => {
    const product = await seed.product('Hidden furnace');
    await other.post('/api/v1/product/follow', { productId: product.id });
    const post = await seed.post({ id: authorId }, 'Buy my rods', { products: [product] });
    const places = [`product/${product.id}`, `user/${authorId}`, 'global'];
    for (const place of places) expect(await isIn(other, place, post.id)).toBe(true);
    const id = await reported('post', post.id);

    const hidden = await decide(moderator, id, 'hide', 0, { reason: 'spam', note: 'Third time.' });
    expect([hidden.status, hidden.body]).toMatchObject([
      201,
      {
        status: 'closed',
        state: 'hidden',
        version: 1,
        last_decision: 'hide',
        possible: ['restore', 'suspend'],
        decisions: [{ decision: 'hide', reason: 'spam', note: 'Third time.', moderator: 'Mod Okafor' }],
      },
    ]);
    await runDue();
    for (const place of places) expect(await isIn(other, place, post.id)).toBe(false);
    expect(await isIn(server.guest(), `product/${product.id}`, post.id)).toBe(false);
    for (const visitor of [other, reporter, server.guest()]) {
      expect((await visitor.get(path(post.id))).status).toBe(404);
      expect((await visitor.get(path(post.id, '/comment'))).status).toBe(404);
    }
    expect((await other.put(path(post.id, '/like'), undefined)).status).toBe(404);
    const own = (await author.get(path(post.id))).body.Item;
    expect(own.hidden).toEqual({ reason: 'spam', since: expect.stringMatching(/^\d{4}-/) });
    for (const place of [...places]) expect(await isIn(author, place, post.id)).toBe(true);

    // What its author does to it does not bring it back.
    const form = new FormData();
    form.set('text', 'Buy my rods now: https://rods.example');
    await author.send('PUT', path(post.id, '/content'), form);
    await author.delete(path(post.id));
    await author.put(path(post.id, '/restore'), undefined);
    await runDue();
    for (const place of places) expect(await isIn(other, place, post.id)).toBe(false);

    expect((await decide(moderator, id, 'restore', 1)).body).toMatchObject({ state: 'visible', version: 2 });
    await runDue();
    for (const place of places) expect(await isIn(other, place, post.id)).toBe(true);
    expect((await other.get(path(post.id))).body.Item.hidden).toBeUndefined();
  });

  it('is told to author and reporters by e-mail, and never who reported [GAP-096]', async () => {
    const post = await seed.post({ id: authorId }, 'Told about');
    const id = await reported('post', post.id);
    await hide(id);
    const told = await server.mail.next(authorMail);
    expect(told.subject).toBe('Your post was hidden');
    expect(told.text).toContain('Spam or advertising');
    expect(told.text).toContain('> Told about');
    expect(told.html + told.text).not.toMatch(/Rea|Look\./);
    const news = (await server.mail.all(reporterMail)).at(-1);
    expect(news?.subject).toBe('What became of your report');
    expect(news?.text).toContain('a post by Author Okafor');
    await decide(moderator, id, 'restore', 1);
    expect((await server.mail.next(authorMail)).subject).toBe('Your post can be read again');
  });
});

it('dismisses a report: its reporter is told, its author is not [GAP-096]', async () => {
  const post = await seed.post({ id: authorId }, 'Quite all right');
  const id = await reported('post', post.id);
  const before = (await server.mail.all(reporterMail)).length;
  expect((await decide(moderator, id, 'dismiss', 0)).body).toMatchObject({
    status: 'closed',
    state: 'visible',
    last_decision: 'dismiss',
    possible: ['hide', 'suspend'],
  });
  expect(await server.mail.all(authorMail)).toEqual([]);
  const mails = await server.mail.all(reporterMail);
  expect([mails.length, mails.at(-1)?.text.includes('stays as it is')]).toEqual([before + 1, true]);
  expect((await other.get(path(post.id))).status).toBe(200);
});

describe('hiding a comment', () => {
  it('takes it from all but its author, out of the count, too [GAP-096]', async () => {
    const { id: postId } = await seed.post({ id: authorId }, 'Commented');
    const said = (await other.post(path(postId, '/comment'), { text: 'Buy mine' })).body.Item;
    await author.post(path(postId, '/comment'), { text: 'No, thank you' });
    const read = async (visitor: Visitor) => {
      const { Items, Count } = (await visitor.get(path(postId, '/comment'))).body;
      return [Items.map(({ text }: { text: string }) => text), Count];
    };
    const id = await reported('comment', said.id);
    await hide(id);
    for (const visitor of [author, reporter, server.guest()]) {
      expect(await read(visitor)).toEqual([['No, thank you'], 1]);
    }
    expect((await author.get(path(postId))).body.Item.comment_count).toBe(1);
    expect(await read(other)).toEqual([['No, thank you', 'Buy mine'], 2]);
    const own = (await other.get(path(postId, '/comment'))).body.Items[1];
    expect(own.hidden).toMatchObject({ reason: 'spam' });

    await decide(moderator, id, 'restore', 1);
    expect(await read(author)).toEqual([['No, thank you', 'Buy mine'], 2]);
    // Counts stay right when a hidden comment is removed.
    await decide(moderator, id, 'hide', 2, { reason: 'spam' });
    expect((await other.delete(path(postId, `/comment/${said.id}`))).status).toBe(204);
    expect(await read(author)).toEqual([['No, thank you'], 1]);
    expect(await read(other)).toEqual([['No, thank you'], 1]);
    expect((await moderator.get(`${CASES}/${id}`)).body).toMatchObject({ state: 'gone', comments: [] });
  });
});

describe('suspending a member', () => {
  const login = (email: string) =>
    server.guest().postForm('/auth/login', { username: email, password: 'correct horse battery staple' });

  it('ends sessions, refuses the login with a clear message, and hides what was written; lifting takes it back [GAP-096]', async () => {
    const product = await seed.product('Suspended furnace');
    await other.post('/api/v1/product/follow', { productId: product.id });
    const post = await seed.post({ id: authorId }, 'Of the suspended', { products: [product] });
    const host = await seed.post({ id: (await seed.member('Host')).id }, 'Of the host');
    await author.post(path(host.id, '/comment'), { text: 'Of the suspended' });
    const id = await reported('member', authorId);

    const missing = await decide(moderator, id, 'suspend', 0);
    expect([missing.status, Object.keys(missing.body.fields)]).toEqual([422, ['reason']]);
    const done = await decide(moderator, id, 'suspend', 0, { reason: 'harassment' });
    expect(done.body).toMatchObject({ member: { suspended: true }, possible: ['lift'] });

    expect((await author.get('/api/v1/current_user')).status).toBe(401);
    const refused = await login(authorMail);
    const place = new URL(refused.headers.get('location') ?? '');
    expect(place.searchParams.get('loginerror')).toMatch(/^This account is suspended\. Write to .+@/);
    expect(refused.headers.getSetCookie()).toEqual([]);
    const wrong = await server.guest().postForm('/auth/login', { username: authorMail, password: 'guess' });
    expect(wrong.headers.get('location')).not.toContain('suspended');

    await runDue();
    for (const feed of [`product/${product.id}`, 'global'])
      expect(await isIn(other, feed, post.id)).toBe(false);
    expect((await other.get(path(post.id))).status).toBe(404);
    expect((await other.get(`/api/v2/feed/user/${authorId}`)).status).toBe(404);
    const comments = (await other.get(path(host.id, '/comment'))).body;
    expect([comments.Items, comments.Count]).toEqual([[], 0]);
    const told = await server.mail.next(authorMail);
    expect([told.subject, told.text.includes('Harassment')]).toEqual(['Your account is suspended', true]);

    expect((await decide(moderator, id, 'lift', 1)).body).toMatchObject({ member: { suspended: false } });
    await runDue();
    expect((await login(authorMail)).headers.getSetCookie().join()).toContain('millrace_session=');
    for (const feed of [`product/${product.id}`, `user/${authorId}`, 'global']) {
      expect(await isIn(other, feed, post.id)).toBe(true);
    }
    expect((await other.get(path(host.id, '/comment'))).body.Count).toBe(1);
    expect((await server.mail.next(authorMail)).subject).toBe('Your account is open again');
  });

  it('leaves hidden what was hidden before, when it ends', async () => {
    const post = await seed.post({ id: authorId }, 'Hidden and suspended');
    const id = await reported('post', post.id);
    await hide(id);
    await decide(moderator, id, 'suspend', 1, { reason: 'spam' });
    await decide(moderator, id, 'lift', 2);
    await runDue();
    expect(await isIn(other, `user/${authorId}`, post.id)).toBe(false);
    author = await server.signIn(authorMail);
    expect(await isIn(author, `user/${authorId}`, post.id)).toBe(true);
  });

  it('takes a moderator’s session as any other’s', async () => {
    const guard = await seed.member('Rogue');
    await insertModerator(server.context.db, guard.id);
    const rogue = await server.signIn(guard.email);
    const id = await reported('member', guard.id);
    await decide(moderator, id, 'suspend', 0, { reason: 'other' });
    expect((await rogue.get(CASES)).status).toBe(401);
  });
});

describe('two moderators at once', () => {
  it('the second is told that it is decided already [GAP-096]', async () => {
    const post = await seed.post({ id: authorId }, 'Disputed');
    const id = await reported('post', post.id);
    const replies = await Promise.all([
      decide(moderator, id, 'dismiss', 0),
      decide(second, id, 'hide', 0, { reason: 'spam' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('already_decided');
    expect((await moderator.get(`${CASES}/${id}`)).body.decisions).toHaveLength(1);
  });

  it('a case that another made pointless is decided already, too', async () => {
    const post = await seed.post({ id: authorId }, 'Two cases');
    const [ofPost, ofMember] = [await reported('post', post.id), await reported('member', authorId)];
    await decide(moderator, ofMember, 'suspend', 0, { reason: 'spam' });
    const late = await decide(second, ofPost, 'suspend', 0, { reason: 'spam' });
    expect([late.status, late.body.code]).toEqual([409, 'already_decided']);
    expect((await second.get(`${CASES}/${ofPost}`)).body.possible).toEqual(['dismiss', 'hide', 'lift']);
  });
});

describe('the log', () => {
  it('says who decided what, and cannot be changed [GAP-096]', async () => {
    const post = await seed.post({ id: authorId }, 'Logged');
    const id = await reported('post', post.id);
    await hide(id);
    const { db } = server.context;
    const rows = await db.select().from(moderationDecisions).where(eq(moderationDecisions.caseId, id));
    expect(rows).toMatchObject([{ decision: 'hide', reason: 'spam', targetId: post.id }]);
    const changes = [
      db.update(moderationDecisions).set({ note: 'x' }).where(eq(moderationDecisions.caseId, id)),
      db.delete(moderationDecisions).where(eq(moderationDecisions.caseId, id)),
    ];
    for (const change of changes) await expect(change).rejects.toThrow();
    await db.delete(users).where(eq(users.id, authorId));
    expect(await db.select().from(moderationDecisions).where(eq(moderationDecisions.caseId, id))).toEqual(
      rows,
    );
  });

  it('keeps what was removed until it is decided on', async () => {
    const { db, storage } = server.context;
    const post = await seed.post({ id: authorId }, 'Removed in a hurry', {
      removedAt: new Date(Date.now() - 3_600_000),
    });
    await db.insert(postComments).values({ postId: post.id, userId: authorId, text: 'and a word' });
    const kept = await seed.post({ id: authorId }, 'Reported first');
    const id = await reported('post', kept.id);
    await author.delete(path(kept.id));
    await db
      .update(posts)
      .set({ removedAt: new Date(Date.now() - 3_600_000) })
      .where(eq(posts.id, kept.id));
    await forgetRemovedPosts({ db, storage });
    const one = (await moderator.get(`${CASES}/${id}`)).body;
    expect([one.state, one.post?.text, one.possible]).toEqual([
      'gone',
      'Reported first',
      ['dismiss', 'suspend'],
    ]);
    await decide(moderator, id, 'dismiss', 0);
    await forgetRemovedPosts({ db, storage });
    expect((await moderator.get(`${CASES}/${id}`)).body).toMatchObject({
      post: null,
      snapshot: { text: 'Reported first' },
    });
  });
});
