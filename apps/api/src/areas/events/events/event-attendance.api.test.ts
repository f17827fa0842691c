import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  joined,
  type MemberOverrides,
  Seed,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../../testing';
import { createEvent } from '../../../../testing/event-form';
import { jobHandlers } from '../../../background';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const join = (name: string, overrides?: MemberOverrides) => joined(server, seed, name, overrides);

const NOBODY = '00000000-0000-4000-8000-000000000000';

const vote = (visitor: Visitor, id: string, word: string) =>
  visitor.post(`/api/v1/events/${id}/votes`, { vote: word });

/** What a member was told of, the newest first. */
async function told(visitor: Visitor) {
  await server.context.jobs.runDue(jobHandlers(server.context));
  const { Items } = (await visitor.get('/api/v1/user/notification/all')).body;
  return Items.map((item: Record<string, unknown>) => [
    item.type,
    item.actor_name,
    item.exhibitor_name,
    item.event_id,
    item.event_name,
  ]);
}

describe('votes', () => {
  it('are one for each member, in any spelling, and counted for all [API-105, EVT-003, DATA-032, DIFF-020, GAP-057]', async () => {
    const creator = await join('Ada');
    const other = await join('Ben');
    const event = await createEvent(creator.visitor);
    expect((await vote(other.visitor, event.id, 'interested')).body).toEqual({
      vote: 'Interested',
      counts: { Interested: 1, Going: 0, 'Not Sure': 0 },
      reminder: null,
    });
    expect((await vote(other.visitor, event.id, 'attending')).body.vote).toBe('Going');
    expect((await vote(creator.visitor, event.id, 'notsure')).body).toEqual({
      vote: 'Not Sure',
      counts: { Interested: 0, Going: 1, 'Not Sure': 1 },
      reminder: null,
    });
    const seen = (await other.visitor.get(`/api/v1/events/${event.id}`)).body.Item;
    expect([seen.vote, seen.votes]).toEqual(['Going', { [other.id]: 'Going', [creator.id]: 'Not Sure' }]);
    const guest = (await server.guest().get(`/api/v1/events/${event.id}`)).body.Item;
    expect([guest.counts, guest.vote, guest.votes]).toEqual([
      { Interested: 0, Going: 1, 'Not Sure': 1 },
      null,
      {},
    ]);
    const wrong = await vote(other.visitor, event.id, 'perhaps');
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['vote']]);
    expect((await vote(server.guest(), event.id, 'Going')).status).toBe(401);
    expect((await vote(other.visitor, NOBODY, 'Going')).status).toBe(404);
  });

  it('are named to members and only counted for guests, filtered and page by page [API-106, DATA-034, DIFF-020, EVT-012, EVT-013, EVT-015, PERM-002]', async () => {
    const works = await seed.company('Attendee Works');
    const creator = await join('Cara', { companyId: works.id });
    const event = await createEvent(creator.visitor);
    const path = `/api/v1/events/${event.id}/votes`;
    await vote(creator.visitor, event.id, 'Going');
    for (const [name, word] of [
      ['Zoe', 'Going'],
      ['Änne', 'Interested'],
      ['Dora', 'Not Sure'],
    ] as const) {
      await vote((await join(name)).visitor, event.id, word);
    }
    const read = async (query: string) => {
      const { body } = await creator.visitor.get(`${path}${query}`);
      return body.Item.votes.map((row: { firstName: string }) => row.firstName);
    };
    const all = (await creator.visitor.get(path)).body;
    expect([all.Count, all.limited, all.Item.counts]).toEqual([
      4,
      'none',
      { Interested: 1, Going: 2, 'Not Sure': 1 },
    ]);
    expect(all.Item.votes[1]).toEqual({
      id: creator.id,
      firstName: 'Cara',
      lastName: 'Okafor',
      company: 'Attendee Works',
      company_id: works.id,
      vote: 'Going',
      image: null,
    });
    expect(await read('')).toEqual(['Änne', 'Cara', 'Dora', 'Zoe']);
    expect(await read('?vote=Attending')).toEqual(['Cara', 'Zoe']);
    expect(await read('?vote=interested')).toEqual(['Änne']);
    expect(await read('?vote=attending')).toEqual(['Cara', 'Zoe']);
    for (const spelling of ['Not%20Sure', 'notsure', 'NOT%20SURE']) {
      expect([spelling, await read(`?vote=${spelling}`)]).toEqual([spelling, ['Dora']]);
    }
    expect(all.Item.votes.map((row: { vote: string }) => row.vote)).toEqual([
      'Interested',
      'Going',
      'Not Sure',
      'Going',
    ]);
    const first = (await creator.visitor.get(`${path}?limit=3`)).body;
    expect(await read(`?limit=3&cursor=${first.LastEvaluatedKey}`)).toEqual(['Zoe']);
    expect((await server.guest().get(path)).body).toEqual({
      Item: { votes: [], counts: { Interested: 1, Going: 2, 'Not Sure': 1 } },
      Count: 4,
      limited: 'sign_in',
    });
    expect((await creator.visitor.get(`${path}?vote=maybe`)).status).toBe(400);
    expect((await creator.visitor.get(`/api/v1/events/${NOBODY}/votes`)).status).toBe(404);
  });

  it('tell the creator, and those of the event who follow the member, of who goes [NOTE-015]', async () => {
    const creator = await join('Edda');
    const follower = await join('Finn');
    const absent = await join('Gita');
    const goer = await join('Hugo');
    const event = await createEvent(creator.visitor, { eventName: 'Draw Days' });
    for (const { visitor } of [follower, absent]) {
      await visitor.post('/api/v2/me/connections', { user_id: goer.id });
    }
    await vote(follower.visitor, event.id, 'Interested');
    await vote(goer.visitor, event.id, 'Going');
    const going = ['attendee_going', 'Hugo Okafor', null, event.id, 'Draw Days'];
    expect(await told(creator.visitor)).toEqual([going]);
    expect(await told(follower.visitor)).toEqual([going]);
    expect(await told(absent.visitor)).toEqual([]);
    await vote(goer.visitor, event.id, 'Not Sure');
    expect(await told(creator.visitor)).toEqual([]);
    await vote(goer.visitor, event.id, 'Going');
    expect(await told(creator.visitor)).toEqual([going]);
    await creator.visitor.delete(`/api/v1/events/${event.id}`);
    expect(await told(follower.visitor)).toEqual([]);
  });
});

describe('exhibitors', () => {
  it('are added by any member, which is written down, and come by their contacts [API-107, API-108, DATA-033, EVT-011, GAP-056, GAP-069, PERM-011]', async () => {
    const creator = await join('Ilse');
    const other = await join('Jan');
    const small = await seed.company('Alpha Glass', { country: 'DE' });
    const large = await seed.company('Omega Silica', { country: 'SE', sector: 'optical-fiber' });
    for (const name of ['Ove', 'Pia']) await seed.member(name, { companyId: large.id });
    await seed.member('Quinn', { companyId: small.id });
    const bare = await seed.company('Bare Works');
    const event = await createEvent(creator.visitor, { companies: [bare.id] });
    const path = `/api/v1/events/${event.id}/exhibitors`;
    const added = await other.visitor.post(path, { companies: [small.id, large.id, bare.id] });
    expect(added.status).toBe(200);
    expect(added.body).toEqual({
      values: [
        {
          id: large.id,
          name: 'Omega Silica',
          country: 'Sweden',
          country_code: 'SE',
          contacts: 2,
          sector: 'optical-fiber',
          logo: null,
          premium: false,
          added_by: { id: other.id, name: 'Jan Okafor' },
        },
        expect.objectContaining({ id: small.id, contacts: 1 }),
        expect.objectContaining({ id: bare.id, added_by: { id: creator.id, name: 'Ilse Okafor' } }),
      ],
      Count: 3,
    });
    const guest = await server.guest().get(`${path}?limit=2`);
    expect(guest.body.values.map((row: { name: string }) => row.name)).toEqual([
      'Omega Silica',
      'Alpha Glass',
    ]);
    expect(guest.body.values[0].added_by).toBeNull();
    const next = await server.guest().get(`${path}?limit=2&cursor=${guest.body.LastEvaluatedKey}`);
    expect(next.body.values.map((row: { name: string }) => row.name)).toEqual(['Bare Works']);

    expect((await server.guest().post(path, { companies: [small.id] })).status).toBe(401);
    const unknown = await other.visitor.post(path, { companies: [NOBODY] });
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['companies']]);
    const nowhere = `/api/v1/events/${NOBODY}/exhibitors`;
    expect((await other.visitor.post(nowhere, { companies: [small.id] })).status).toBe(404);
    expect((await other.visitor.get(nowhere)).status).toBe(404);
  });

  it('are told of to their people, the creator and whoever attends, until they are removed [NOTE-015]', async () => {
    const works = await seed.company('Shirakawa Preform');
    const creator = await join('Rosa');
    const person = await join('Sam', { companyId: works.id });
    const goer = await join('Tara');
    const unsure = await join('Ugo');
    const adder = await join('Vera');
    const event = await createEvent(creator.visitor, { eventName: 'Glass Days' });
    await vote(goer.visitor, event.id, 'Interested');
    await vote(unsure.visitor, event.id, 'Not Sure');
    await adder.visitor.post(`/api/v1/events/${event.id}/exhibitors`, { companies: [works.id] });
    const line = ['exhibitor_added', 'Vera Okafor', 'Shirakawa Preform', event.id, 'Glass Days'];
    for (const { visitor } of [creator, person, goer]) expect(await told(visitor)).toEqual([line]);
    for (const { visitor } of [unsure, adder]) expect(await told(visitor)).toEqual([]);
    const form = new FormData();
    form.set('companies', '[]');
    await creator.visitor.send('PUT', `/api/v1/events/${event.id}`, form);
    for (const { visitor } of [creator, person, goer]) expect(await told(visitor)).toEqual([]);
  });
});

describe('an event that is moved', () => {
  it('is told of to whoever attends, each time, and not to who is unsure; a new name is not', async () => {
    const creator = await join('Rosa');
    const [goer, interested, unsure] = [await join('Tara'), await join('Uma'), await join('Vik')];
    const event = await createEvent(creator.visitor, { eventName: 'Glass Days' });
    await vote(goer.visitor, event.id, 'Going');
    await vote(interested.visitor, event.id, 'Interested');
    await vote(unsure.visitor, event.id, 'Not Sure');
    const edit = (fields: Readonly<Record<string, string>>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return creator.visitor.send('PUT', `/api/v1/events/${event.id}`, form);
    };
    const moves = async (visitor: Visitor) =>
      (await told(visitor)).filter(([type]: unknown[]) => type === 'event_moved');
    await edit({ eventName: 'Glass Week', location: event.location });
    expect(await moves(goer.visitor)).toEqual([]);
    await edit({ location: 'Volkshaus, Jena' });
    const line = ['event_moved', 'Rosa Okafor', null, event.id, 'Glass Week'];
    for (const { visitor } of [goer, interested]) expect(await moves(visitor)).toEqual([line]);
    for (const { visitor } of [unsure, creator]) expect(await moves(visitor)).toEqual([]);
    const newest = async () => (await goer.visitor.get('/api/v1/user/notification/all')).body.Items[0].added;
    const before = await newest();
    await edit({ endDate: String(event.endDate + 3_600_000) });
    expect(await moves(goer.visitor)).toEqual([line]);
    expect(await newest()).not.toBe(before);
  });
});

describe('removing an exhibitor', () => {
  it('is done by whoever added it and by the event’s creator, and by nobody else; what was told is taken back [GAP-056]', async () => {
    const [creator, adder, other] = [await join('Ruth'), await join('Sami'), await join('Theo')];
    const [one, two] = [await seed.company('Removed One'), await seed.company('Removed Two')];
    const person = await join('Paula', { companyId: one.id });
    const event = await createEvent(creator.visitor);
    const path = `/api/v1/events/${event.id}/exhibitors`;
    await adder.visitor.post(path, { companies: [one.id, two.id] });
    const told = async () => {
      await server.context.jobs.runDue(jobHandlers(server.context));
      return (await person.visitor.get('/api/v1/user/notification/all')).body.Items.length;
    };
    expect(await told()).toBe(1);
    expect((await server.guest().delete(`${path}/${one.id}`)).status).toBe(401);
    expect((await other.visitor.delete(`${path}/${one.id}`)).status).toBe(403);
    expect((await adder.visitor.delete(`${path}/${one.id}`)).status).toBe(204);
    expect((await adder.visitor.delete(`${path}/${one.id}`)).status).toBe(204);
    expect(await told()).toBe(0);
    expect((await creator.visitor.delete(`${path}/${two.id}`)).status).toBe(204);
    expect((await other.visitor.get(path)).body).toMatchObject({ values: [], Count: 0 });
    const nowhere = '/api/v1/events/00000000-0000-4000-8000-000000000000/exhibitors';
    expect((await adder.visitor.delete(`${nowhere}/${one.id}`)).status).toBe(404);
  });
});

describe('"Relevant to Me"', () => {
  it('has connections, vendors, customers, followed companies, and who supplies what I follow [GAP-033, EVT-014]', async () => {
    const own = await seed.company('Own Works');
    const me = await join('Wim', { companyId: own.id });
    const names = ['Followed', 'Vendor', 'Customer', 'Supplies Followed', 'Of Friend', 'Stranger'];
    const firms = await Promise.all(names.map((name) => seed.company(name)));
    const [followed, vendor, customer, supplier, ofFriend, stranger] = firms;
    if (!followed || !vendor || !customer || !supplier || !ofFriend || !stranger) throw new Error('Too few.');
    const [sand, glass, fiber, wire] = await Promise.all(
      ['Sand', 'Glass', 'Fiber', 'Wire'].map((name) => seed.product(`${name} of relevance`)),
    );
    if (!sand || !glass || !fiber || !wire) throw new Error('Too few.');
    await seed.link(sand, glass);
    await seed.link(glass, fiber);
    await seed.supplier(glass, own);
    await seed.supplier(sand, vendor);
    await seed.supplier(fiber, customer);
    await seed.supplier(wire, supplier);
    await seed.follower(wire, me);
    await me.visitor.post('/api/v1/me/followedCompanies', { company_id: followed.id });
    const friend = await join('Xenia', { companyId: ofFriend.id });
    await me.visitor.post('/api/v2/me/connections', { user_id: friend.id });

    const event = await createEvent(me.visitor, { companies: firms.map(({ id }) => id) });
    const people = await Promise.all(
      firms.map((firm, at) => join(`Person${at}`, { companyId: firm.id, displayName: `P ${firm.name}` })),
    );
    for (const { visitor } of [...people, friend, me]) await vote(visitor, event.id, 'Going');

    const exhibitors = (await me.visitor.get(`/api/v1/events/${event.id}/exhibitors?related=true`)).body;
    expect(exhibitors.values.map((row: { name: string }) => row.name).sort()).toEqual(
      names.filter((name) => name !== 'Stranger').sort(),
    );
    expect(exhibitors.Count).toBe(5);
    const attendees = (await me.visitor.get(`/api/v1/events/${event.id}/votes?related=true`)).body;
    expect(attendees.Item.votes.map((row: { id: string }) => row.id).sort()).toEqual(
      // A connection's colleagues are none.
      [...people.slice(0, 4), friend].map(({ id }) => id).sort(),
    );
    for (const list of ['exhibitors', 'votes']) {
      const guest = await server.guest().get(`/api/v1/events/${event.id}/${list}?related=true`);
      expect([list, guest.status]).toEqual([list, 401]);
    }
  });
});
