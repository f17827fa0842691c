import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Visitor } from '../../../../testing';
import { CASES, openModerationDesk, postPath } from '../../../../testing/moderation-desk';

const { server, seed, moderator, second, reporter, other, reported, decide, signUp } =
  await openModerationDesk();
let author: Visitor;
let authorId: string;

afterAll(() => server.close());

beforeEach(async () => {
  ({ visitor: author, id: authorId } = await signUp('Author'));
});

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

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
    await other.post(postPath(post.id, '/comment'), { text: 'Please stop' });
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
      ids.push((await author.post(postPath(post.id, '/comment'), { text })).body.Item.id);
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
