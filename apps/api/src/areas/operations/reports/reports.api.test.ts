import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { moderationCases, reports } from '../../../platform/db/schema';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;
let author: Visitor;
let authorId: string;
let reporter: Visitor;
let reporterId: string;
let witness: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const members = [await seed.member('Author'), await seed.member('Rea'), await seed.member('Wit')] as const;
  [authorId, reporterId] = [members[0].id, members[1].id];
  [author, reporter, witness] = [
    await server.signIn(members[0].email),
    await server.signIn(members[1].email),
    await server.signIn(members[2].email),
  ];
});
afterAll(() => server.close());

const report = (
  visitor: Visitor,
  kind: string,
  id: string,
  rest: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => visitor.post('/api/v2/reports', { target: { kind, id }, reason: 'spam', ...rest }, { headers });

const snapshotsOf = async (targetId: string) => {
  const { db } = server.context;
  return db
    .select({
      snapshot: reports.snapshot,
      count: moderationCases.reportCount,
      reporterId: reports.reporterId,
    })
    .from(reports)
    .innerJoin(moderationCases, eq(moderationCases.id, reports.caseId))
    .where(eq(moderationCases.targetId, targetId));
};

describe('POST /api/v2/reports', () => {
  it('keeps who reported what and why, as it stood [GAP-096]', async () => {
    const post = await seed.post({ id: authorId }, 'Buy my rods');
    const reply = await report(reporter, 'post', post.id, { text: '  The third time.\r\nReally. ' });
    expect([reply.status, reply.body]).toEqual([
      201,
      {
        id: expect.any(String),
        target: { kind: 'post', id: post.id },
        reason: 'spam',
        text: 'The third time.\nReally.',
        added: expect.stringMatching(/^\d{4}-/),
      },
    ]);
    const form = new FormData();
    form.set('text', 'Nothing to see here');
    await author.send('PUT', `/api/v1/feed/post/${post.id}/content`, form);
    await author.delete(`/api/v1/feed/post/${post.id}`);
    expect(await snapshotsOf(post.id)).toEqual([
      {
        snapshot: { name: 'Author Okafor', text: 'Buy my rods', file: null, at: expect.any(String) },
        count: 1,
        reporterId,
      },
    ]);
  });

  it('takes comments and members, too [GAP-096]', async () => {
    const post = await seed.post({ id: reporterId }, 'A question');
    const { Item } = (await author.post(`/api/v1/feed/post/${post.id}/comment`, { text: 'Buy mine' })).body;
    expect((await report(reporter, 'comment', Item.id)).status).toBe(201);
    expect((await report(reporter, 'member', authorId, { reason: 'impersonation' })).status).toBe(201);
    expect((await snapshotsOf(Item.id))[0]?.snapshot.text).toBe('Buy mine');
    expect((await snapshotsOf(authorId))[0]?.snapshot).toMatchObject({ name: 'Author Okafor', at: null });
  });

  it('has one open report of each member and thing, and gathers those of several [GAP-096]', async () => {
    const post = await seed.post({ id: authorId }, 'Twice');
    await report(reporter, 'post', post.id);
    const again = await report(reporter, 'post', post.id, { reason: 'harassment' });
    expect([again.status, again.body.code]).toEqual([409, 'already_reported']);
    expect((await report(witness, 'post', post.id)).status).toBe(201);
    const kept = await snapshotsOf(post.id);
    expect(kept.map(({ count }) => count)).toEqual([2, 2]);
  });

  it('answers a repeated request as the first time', async () => {
    const post = await seed.post({ id: authorId }, 'Once');
    const headers = { 'Idempotency-Key': 'report-1' };
    const [first, second] = [
      await report(witness, 'post', post.id, {}, headers),
      await report(witness, 'post', post.id, {}, headers),
    ];
    expect([first.status, second.body]).toEqual([201, first.body]);
    expect(await snapshotsOf(post.id)).toHaveLength(1);
  });

  it('refuses what cannot be read, what is one’s own, and what says nothing', async () => {
    const secret = await seed.post({ id: authorId }, 'Secret', { visibility: 'private' });
    const own = await seed.post({ id: reporterId }, 'Mine');
    for (const [kind, id] of [
      ['post', UNKNOWN],
      ['post', secret.id],
      ['comment', UNKNOWN],
      ['member', UNKNOWN],
      ['post', own.id],
      ['member', reporterId],
    ] as const) {
      const refused = await report(reporter, kind, id);
      expect([kind, refused.status, Object.keys(refused.body.fields)]).toEqual([kind, 422, ['target']]);
    }
    const post = await seed.post({ id: authorId }, 'Other reasons');
    const silent = await report(reporter, 'post', post.id, { reason: 'other', text: ' ' });
    expect([silent.status, Object.keys(silent.body.fields)]).toEqual([422, ['text']]);
    expect((await report(reporter, 'post', post.id, { reason: 'taste' })).status).toBe(422);
    expect((await report(reporter, 'post', post.id, { text: 'x'.repeat(1001) })).status).toBe(422);
    expect((await report(server.guest(), 'post', post.id)).status).toBe(401);
    expect(await snapshotsOf(post.id)).toEqual([]);
  });
});

it('reports are known to their reporter alone', async () => {
  const post = await seed.post({ id: authorId }, 'Watched');
  await report(reporter, 'post', post.id, { text: 'A telling word' });
  const seen = await author.get(`/api/v1/feed/post/${post.id}`);
  expect([seen.status, seen.text.includes('telling')]).toEqual([200, false]);
  expect((await author.get('/api/v2/me/export')).text).not.toContain('telling');
  const own = (await reporter.get('/api/v2/me/export')).body.reports;
  expect(own).toContainEqual(
    expect.objectContaining({ target: { kind: 'post', id: post.id }, text: 'A telling word' }),
  );
});
