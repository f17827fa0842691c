import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { moderationDecisions, moderators } from '../../../platform/db/schema';

const PATH = '/api/v2/moderation/duplicates';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;
let member: Visitor;
let moderator: Visitor;
let second: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const people = [await seed.member('Mia'), await seed.member('Rosa'), await seed.member('Otto')] as const;
  await server.context.db.insert(moderators).values([{ userId: people[1].id }, { userId: people[2].id }]);
  member = await server.signIn(people[0].email);
  moderator = await server.signIn(people[1].email);
  second = await server.signIn(people[2].email);
});
afterAll(() => server.close());

type Kind = 'product' | 'company';

const flag = (visitor: Visitor, subject: { id: string }, other: { id: string }, kind: Kind = 'product') =>
  visitor.post('/api/v2/duplicates', {
    ...{ kind, subject_id: subject.id, other_id: other.id },
    text: '  The same gas.\r\nReally. ',
  });
const decide = (visitor: Visitor, id: string, decision: string) =>
  visitor.post(`${PATH}/${id}/decisions`, { decision, note: ' Same CAS number. ' });
const nameAt = async (id: string) => (await server.guest().get(`/api/v1/product/${id}`)).body.Item?.name;

async function flagged(visitor = member) {
  const [silane, sih4] = [await seed.product('Silane'), await seed.product('SiH4')];
  await seed.supplier(sih4, await seed.company('Gas works'));
  const { id } = (await flag(visitor, sih4, silane)).body;
  return { id, silane, sih4 };
}

describe('flagging', () => {
  it('waits for a moderator, once for each member and pair [GAP-088]', async () => {
    const [silane, sih4] = [await seed.product('Silane'), await seed.product('SiH4')];
    const made = await flag(member, sih4, silane);
    expect([made.status, made.body]).toEqual([
      201,
      {
        ...{ id: expect.any(String), kind: 'product', subject_id: sih4.id, other_id: silane.id },
        ...{ text: 'The same gas.\nReally.', added: expect.stringMatching(/^\d{4}-/) },
      },
    ]);
    const again = await flag(member, sih4, silane);
    expect([again.status, again.body.code]).toEqual([409, 'already_reported']);
    expect((await flag(second, sih4, silane)).status).toBe(201);
    const own = (await member.get('/api/v2/me/export')).body.duplicate_flags;
    expect(own[0]).toEqual(made.body);
  });

  it('refuses guests, what does not exist, and the same twice, naming the field [GAP-088]', async () => {
    const silane = await seed.product('Silane');
    const company = await seed.company('Gas');
    const asks = async (subject: string, other: string) => {
      const body = { kind: 'product', subject_id: subject, other_id: other };
      const { status, body: reply } = await member.post('/api/v2/duplicates', body);
      return [status, Object.keys(reply.fields ?? {})];
    };
    expect(await asks(silane.id, silane.id)).toEqual([422, ['other_id']]);
    expect(await asks(silane.id, UNKNOWN)).toEqual([422, ['other_id']]);
    expect(await asks(company.id, silane.id)).toEqual([422, ['subject_id']]);
    expect((await flag(server.guest(), silane, company)).status).toBe(401);
  });

  it('takes twenty of a member a day [GAP-088]', async () => {
    const eager = await server.signIn((await seed.member('Eager')).email);
    const silane = await seed.product('Silane');
    const statuses: number[] = [];
    for (let made = 0; made <= 20; made += 1) {
      statuses.push((await flag(eager, await seed.product(`SiH4 ${made}`), silane)).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  });
});

describe('deciding', () => {
  it('is for moderators alone [GAP-088, PERM-013]', async () => {
    const { id, sih4 } = await flagged();
    expect((await server.guest().get(PATH)).status).toBe(401);
    expect((await member.get(PATH)).status).toBe(403);
    for (const decision of ['merge', 'swap', 'keep', 'undo']) {
      expect((await decide(server.guest(), id, decision)).status).toBe(401);
      expect((await decide(member, id, decision)).status).toBe(403);
    }
    expect(await nameAt(sih4.id)).toBe('SiH4');
    expect((await decide(moderator, UNKNOWN, 'keep')).status).toBe(404);
  });

  it('shows both with what hangs on them, and what can be decided [GAP-088]', async () => {
    const { id } = await flagged();
    const { results } = (await moderator.get(`${PATH}?limit=100`)).body;
    expect(results.find((one: { id: string }) => one.id === id)).toMatchObject({
      ...{ kind: 'product', status: 'open', raised_by: { user_name: 'Mia Okafor' } },
      subject: { name: 'SiH4', gone: false, links: 1 },
      other: { name: 'Silane', gone: false, links: 0 },
      possible: ['merge', 'swap', 'keep'],
      decision: null,
    });
  });

  it('merges, settles the flags of the same two, and undoes it with what came since kept [GAP-088]', async () => {
    const { id, silane, sih4 } = await flagged();
    const turned = (await flag(second, silane, sih4)).body.id;
    const merged = await decide(moderator, id, 'merge');
    expect([merged.status, merged.body]).toMatchObject([
      201,
      {
        ...{ status: 'closed', possible: ['undo'], subject: { name: 'SiH4', gone: true } },
        decision: { decision: 'merge', note: 'Same CAS number.', moderator: 'Rosa Okafor' },
      },
    ]);
    expect(await nameAt(sih4.id)).toBe('Silane');
    const closed = (await moderator.get(`${PATH}?status=closed&limit=100`)).body.results;
    expect(closed.find((one: { id: string }) => one.id === turned)).toMatchObject({
      decision: { decision: 'swap' },
      possible: ['undo'],
    });
    await seed.supplier(silane, await seed.company('Since'));
    const undone = await decide(second, id, 'undo');
    expect([undone.status, undone.body.possible, undone.body.subject]).toMatchObject([
      201,
      [],
      { name: 'SiH4', gone: false, links: 1 },
    ]);
    expect([await nameAt(sih4.id), await nameAt(silane.id)]).toEqual(['SiH4', 'Silane']);
    const counts = (await server.guest().get(`/api/v1/product/${silane.id}`)).body.Item.counts;
    expect(counts.suppliers).toBe(1);
    expect((await decide(moderator, turned, 'undo')).body.code).toBe('already_decided');
    const log = await server.context.db.select().from(moderationDecisions);
    expect(log.filter((row) => row.caseId === id).map(({ decision }) => decision)).toEqual(['merge', 'undo']);
  });

  it('tells everybody who flagged them what became of it, once each [GAP-088]', async () => {
    const [mia, otto] = [await seed.member('Mia'), await seed.member('Otto')];
    const { id, silane, sih4 } = await flagged(await server.signIn(mia.email));
    await flag(await server.signIn(otto.email), silane, sih4);
    await decide(moderator, id, 'merge');
    for (const { email } of [mia, otto]) {
      const mail = await server.mail.next(email);
      expect([mail.subject, mail.text]).toEqual([
        'Your duplicate report: SiH4 and Silane',
        expect.stringContaining('We merged them'),
      ]);
      expect(mail.links.some((link) => link.includes(`/product/silane/${silane.id}`))).toBe(true);
    }
    await decide(moderator, id, 'undo');
    const [, second, ...more] = await vi.waitUntil(async () => {
      const mails = await server.mail.all(mia.email);
      return mails.length > 1 && mails;
    });
    expect([second?.text, more]).toEqual([expect.stringContaining('We undid the merge'), []]);
  });

  it('keeps both, and is not asked again of the same flag [GAP-088]', async () => {
    const { id, sih4 } = await flagged();
    expect((await decide(moderator, id, 'undo')).status).toBe(422);
    expect((await decide(moderator, id, 'keep')).body).toMatchObject({ status: 'closed', possible: [] });
    expect((await decide(moderator, id, 'merge')).body.code).toBe('already_decided');
    expect(await nameAt(sih4.id)).toBe('SiH4');
  });

  it('lets one of several win that decide at once, also in a circle [GAP-088]', async () => {
    const [a, b, c] = [await seed.product('A'), await seed.product('B'), await seed.product('C')];
    const ids: string[] = [];
    for (const [one, other] of [
      [a, b],
      [b, a],
      [b, c],
      [c, a],
    ] as const) {
      ids.push((await flag(second, one, other)).body.id);
    }
    const replies = await Promise.all(
      ids.map((id, index) => decide(index % 2 === 0 ? moderator : second, id, 'merge')),
    );
    expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const leads = await Promise.all([a, b, c].map(({ id }) => nameAt(id)));
    // Each address leads somewhere, and not all three can have been merged away.
    expect(leads.every((name) => ['A', 'B', 'C'].includes(name))).toBe(true);
    expect(replies.filter(({ status }) => status === 201).length).toBe(3 - new Set(leads).size);
  });

  it('does the same with companies, but not with one’s own or the editors’ [GAP-088]', async () => {
    const [works, again] = [await seed.company('Kvarnholm AB'), await seed.company('Kvarnholm')];
    const { id } = (await flag(member, again, works, 'company')).body;
    const insider = await seed.member('Ina', { companyId: works.id });
    await server.context.db.insert(moderators).values({ userId: insider.id });
    const own = await server.signIn(insider.email);
    expect((await decide(own, id, 'merge')).status).toBe(422);
    expect((await decide(moderator, id, 'merge')).status).toBe(201);
    const { Item } = (await server.guest().get(`/api/v1/company/${again.id}`)).body;
    expect(Item.id).toBe(works.id);
    const editors = await seed.company('Editors', { id: server.context.config.productEditorCompanyId });
    const flagOfEditors = (await flag(member, editors, works, 'company')).body.id;
    expect((await decide(moderator, flagOfEditors, 'merge')).status).toBe(422);
  });
});
