import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
import { users } from '../../../platform/db/schema';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const join = (name: string, overrides?: MemberOverrides) => joined(server, seed, name, overrides);

const suspend = (id: string, isSuspended = true) =>
  server.context.db.update(users).set({ isActive: !isSuspended }).where(eq(users.id, id));

const namesOf = async (visitor: Visitor, query: string) =>
  (await visitor.get(`/api/v1/events?${query}`)).body.Items.map(
    (event: { eventName: string }) => event.eventName,
  );

it('hides the events of a suspended member, their calls included, until the member is back [GAP-096]', async () => {
  const [creator, other] = [await join('Sven'), await join('Uma')];
  const event = await createEvent(creator.visitor, { eventName: 'Of the suspended' });
  const path = `/api/v1/events/${event.id}`;
  await suspend(creator.id);
  for (const visitor of [other.visitor, server.guest()]) {
    for (const one of [path, `${path}/votes`, `${path}/exhibitors`, `/api/v2/events/${event.id}/event.ics`]) {
      expect([one, (await visitor.get(one)).status]).toEqual([one, 404]);
    }
  }
  expect((await other.visitor.post(`${path}/votes`, { vote: 'Going' })).status).toBe(404);
  await suspend(creator.id, false);
  expect((await server.guest().get(path)).status).toBe(200);
});

it('hides them from every list: of all, of products, companies and followed products, of relatives, and of calendars [GAP-096]', async () => {
  const works = await seed.company('Shirakawa Preform');
  const glass = await seed.product('Glass of suspension');
  const [creator, reader] = [await join('Sven'), await join('Uma')];
  const person = await join('Pia', { companyId: works.id });
  await seed.follower(glass, reader);
  const tags = { primaryProducts: [glass.id], companies: [works.id] };
  const event = await createEvent(creator.visitor, { eventName: 'Hidden meanwhile', ...tags });
  const own = await createEvent(reader.visitor, { eventName: 'Shown', ...tags });
  await reader.visitor.post(`/api/v1/events/${event.id}/votes`, { vote: 'Going' });
  const calendars = await Promise.all(
    [{}, { product_id: glass.id }].map(
      async (body) => new URL((await reader.visitor.post('/api/v2/me/calendars', body)).body.url).pathname,
    ),
  );
  await server.context.jobs.runDue(jobHandlers(server.context));
  const shown = async () => ({
    lists: await Promise.all(
      [
        'text=meanwhile',
        `type=product&id=${glass.id}`,
        `type=company&id=${works.id}`,
        `type=user&id=${reader.id}`,
        `related_to=${own.id}`,
      ].map(async (query) => (await namesOf(reader.visitor, query)).includes('Hidden meanwhile')),
    ),
    calendars: await Promise.all(
      calendars.map(async (path) => (await server.guest().get(path)).text.includes('Hidden meanwhile')),
    ),
    told: (await person.visitor.get('/api/v1/user/notification/all')).body.Items.map(
      (item: { event_name: string }) => item.event_name,
    ).includes('Hidden meanwhile'),
  });
  const everywhere = { lists: [true, true, true, true, true], calendars: [true, true], told: true };
  const nowhere = { lists: [false, false, false, false, false], calendars: [false, false], told: false };
  expect(await shown()).toEqual(everywhere);
  await suspend(creator.id);
  expect(await shown()).toEqual(nowhere);
  await suspend(creator.id, false);
  expect(await shown()).toEqual(everywhere);
});

it('an event counts no votes of suspended members, as it names none of them [GAP-096]', async () => {
  const [creator, goer] = [await join('Sven'), await join('Uma')];
  const event = await createEvent(creator.visitor, { eventName: 'Counted' });
  const path = `/api/v1/events/${event.id}`;
  await goer.visitor.post(`${path}/votes`, { vote: 'Going' });
  await creator.visitor.post(`${path}/votes`, { vote: 'Interested' });
  await suspend(goer.id);
  const counts = { Interested: 1, Going: 0, 'Not Sure': 0 };
  const item = (await creator.visitor.get(path)).body.Item;
  expect([item.counts, item.votes]).toEqual([counts, { [creator.id]: 'Interested' }]);
  const votes = (await creator.visitor.get(`${path}/votes`)).body;
  expect([votes.Item.counts, votes.Count]).toEqual([counts, 1]);
  expect((await server.guest().get('/api/v1/events?text=counted')).body.Items[0].counts).toEqual(counts);
});
