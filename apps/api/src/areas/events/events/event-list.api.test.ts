import { DAY_MS } from '@millrace/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { createEvent } from '../../../../testing/event-form';
import { indexSearch } from '../../../index-search';

let server: TestServer;
let seed: Seed;
let creator: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  creator = await server.signIn((await seed.member('Ada')).email);
});
afterAll(() => server.close());

const HOUR_MS = 3_600_000;

const names = async (query: string, visitor: Visitor = server.guest()) => {
  const { body, status, text } = await visitor.get(`/api/v1/events?${query}`);
  if (status !== 200) throw new Error(text);
  return body.Items.map((event: { eventName: string }) => event.eventName);
};

const at = (inDays: number, lengthDays = 1) => {
  const startDate = Date.now() + inDays * DAY_MS;
  return { startDate, endDate: startDate + lengthDays * DAY_MS };
};

describe('the list of events', () => {
  it('has those that have not ended, the next first, page by page [EVT-024]', async () => {
    for (const [eventName, inDays] of [
      ['Later', 40],
      ['Past', -10],
      ['Sooner', 5],
      ['Running', -0.5],
    ] as const) {
      await createEvent(creator, { eventName, location: 'Ordered', ...at(inDays) });
    }
    expect(await names('text=ordered')).toEqual(['Running', 'Sooner', 'Later']);
    const first = (await server.guest().get('/api/v1/events?text=ordered&limit=2')).body;
    expect([first.Count, first.Items.length]).toEqual([3, 2]);
    expect(await names(`text=ordered&limit=2&cursor=${first.LastEvaluatedKey}`)).toEqual(['Later']);
    expect(Object.keys(first.Items[0])).not.toContain('details');
    expect((await server.guest().get('/api/v1/events?cursor=bm9uZQ')).status).toBe(400);
  });

  it('holds those of several months at which suppliers of a product exhibit, for guests too', async () => {
    const helium = await seed.product('Helium of the fairs', { synonyms: { de: ['Ballongas'] } });
    const maker = await seed.company('Gas works of the fairs');
    const other = await seed.company('Glass works of the fairs');
    await seed.supplier(helium, maker);
    const spring = { startDate: Date.UTC(2031, 3, 8), endDate: Date.UTC(2031, 3, 9) };
    const autumn = { startDate: Date.UTC(2031, 9, 8), endDate: Date.UTC(2031, 9, 9) };
    await createEvent(creator, { eventName: 'Gases in spring', ...spring, companies: [maker.id, other.id] });
    await createEvent(creator, { eventName: 'Glass in spring', ...spring, companies: [other.id] });
    await createEvent(creator, { eventName: 'Gases in autumn', ...autumn, companies: [maker.id] });
    await indexSearch(server.context);
    expect(await names('supplies=helium%20of%20the%20fairs')).toEqual(['Gases in spring', 'Gases in autumn']);
    expect(await names('supplies=ballongas&month=2031-03&until_month=2031-05')).toEqual(['Gases in spring']);
    expect(await names('month=2031-03&until_month=2031-05')).toEqual(['Gases in spring', 'Glass in spring']);
    expect(await names('month=2031-03')).toEqual([]);
    expect(await names('supplies=no%20such%20thing')).toEqual([]);
    expect(await names('supplies=%2B')).toEqual([]);
  });

  it('holds what shares a product or a company, or what one follows oneself [API-101, API-102, GAP-034]', async () => {
    const glass = await seed.product('Glass of the list', { sector: 'optical-fiber' });
    const cell = await seed.product('Cell of the list', { sector: 'photovoltaic' });
    const works = await seed.company('Works of the list');
    const one = await createEvent(creator, { eventName: 'Of glass', ...at(3), primaryProducts: [glass.id] });
    await createEvent(creator, { eventName: 'Of both', ...at(4), primaryProducts: [glass.id, cell.id] });
    await createEvent(creator, { eventName: 'Of works', ...at(5), companies: [works.id] });
    await createEvent(creator, { eventName: 'Of old', ...at(-9), primaryProducts: [glass.id] });
    expect(await names(`type=product&id=${glass.id}`)).toEqual(['Of glass', 'Of both']);
    expect(await names(`type=product&ids=${glass.id},${cell.id}&limit=1`)).toEqual(['Of glass']);
    expect(await names(`type=product&id=${glass.id}&except=${one.id}`)).toEqual(['Of both']);
    expect(await names(`type=company&id=${works.id}`)).toEqual(['Of works']);

    const member = await seed.member('Bea');
    const visitor = await server.signIn(member.email);
    await visitor.post('/api/v1/product/follow', { productId: cell.id });
    expect(await names(`type=user&id=${member.id}`, visitor)).toEqual(['Of both']);
    const status = async (query: string, asker: Visitor) =>
      (await asker.get(`/api/v1/events?${query}`)).status;
    expect(await status(`type=user&id=${member.id}`, server.guest())).toBe(401);
    expect(await status(`type=user&id=${member.id}`, creator)).toBe(403);
    for (const query of ['type=product', 'type=user', `id=${glass.id}`, 'type=product&ids=none']) {
      expect([query, await status(query, visitor)]).toEqual([query, 400]);
    }
  });

  it('is searched and filtered by sector, country and month, the month by the calendar of the place', async () => {
    const tow = await seed.product('Tow of the list', { sector: 'carbon-fiber' });
    const events = [
      ['Kyoto Weave', 'Kyoto', 'JP', 'Asia/Tokyo', '2031-04-30T16:00:00Z', 4],
      ['Lyon Weave', 'Lyon', 'FR', 'Europe/Paris', '2031-04-29T08:00:00Z', 2],
      ['New York Weave', 'New York', 'US', 'America/New_York', '2031-05-01T02:00:00Z', 1],
      ['Long Weave', 'Lyon', 'FR', 'Europe/Paris', '2031-03-20T08:00:00Z', 24 * 60],
    ] as const;
    for (const [eventName, location, country, time_zone, from, hours] of events) {
      const startDate = Date.parse(from);
      const times = { startDate, endDate: startDate + hours * HOUR_MS };
      const tagged = location === 'Kyoto' ? [tow.id] : [];
      await createEvent(creator, {
        ...{ eventName, location, country, time_zone, ...times },
        primaryProducts: tagged,
      });
    }
    // One o'clock in the night of 1 May in Kyoto; still 30 April in New York.
    expect(await names('text=weave&month=2031-04')).toEqual(['Long Weave', 'Lyon Weave', 'New York Weave']);
    expect(await names('text=weave&month=2031-05')).toEqual(['Long Weave', 'Kyoto Weave']);
    expect(await names('text=weave&month=2031-06')).toEqual([]);
    expect(await names('text=weave&country=FR')).toEqual(['Long Weave', 'Lyon Weave']);
    expect(await names('text=weave&sector=carbon-fiber')).toEqual(['Kyoto Weave']);
    expect(await names('text=KYOT')).toEqual(['Kyoto Weave']);
    expect(await names('text=%25')).toEqual([]);
    for (const query of ['month=2031-13', 'sector=paper', 'country=fr', 'limit=101']) {
      expect((await server.guest().get(`/api/v1/events?${query}`)).status).toBe(400);
    }
  });

  it('has those that share a product or an exhibitor with an event, or none [GAP-034]', async () => {
    const [rod, tube] = [await seed.product('Rod of kin'), await seed.product('Tube of kin')];
    const [works, mill] = [await seed.company('Works of kin'), await seed.company('Mill of kin')];
    const named = (eventName: string, days: number, tags: object) =>
      createEvent(creator, { eventName, ...at(days), ...tags });
    const one = await named('Kin one', 6, { primaryProducts: [rod.id, tube.id], companies: [works.id] });
    await named('Kin by product', 7, { primaryProducts: [tube.id] });
    await named('Kin by exhibitor', 8, { companies: [mill.id, works.id] });
    await named('Kin of none', 9, { companies: [mill.id] });
    const bare = await named('Kin bare', 10, {});
    expect(await names(`related_to=${one.id}`)).toEqual(['Kin by product', 'Kin by exhibitor']);
    expect(await names(`related_to=${bare.id}`)).toEqual([]);
    const both = await server.guest().get(`/api/v1/events?related_to=${one.id}&type=product&id=${rod.id}`);
    expect(both.status).toBe(400);
  });

  it('counts the day on which an event ends at midnight as none of its days, and a month beside a kinship', async () => {
    const rod = await seed.product('Rod of midnight');
    const midnight = Date.parse('2033-05-31T22:00:00Z');
    await createEvent(creator, {
      ...{ eventName: 'Until midnight', time_zone: 'Europe/Rome', primaryProducts: [rod.id] },
      ...{ startDate: midnight - 5 * HOUR_MS, endDate: midnight },
    });
    await createEvent(creator, {
      ...{ eventName: 'At midnight', time_zone: 'Europe/Rome', startDate: midnight, endDate: midnight },
    });
    expect(await names('text=midnight&month=2033-05')).toEqual(['Until midnight']);
    expect(await names('text=midnight&month=2033-06')).toEqual(['At midnight']);
    expect(await names(`type=product&id=${rod.id}&month=2033-05`)).toEqual(['Until midnight']);
    expect(await names(`type=product&id=${rod.id}&month=2033-06`)).toEqual([]);
  });

  it('gives a month of more events than a page holds to its end', async () => {
    const startDate = Date.UTC(2032, 6, 1, 8);
    for (let index = 0; index < 101; index += 1) {
      await createEvent(creator, {
        ...{ eventName: `Crowd ${index}`, startDate: startDate + index * HOUR_MS },
        endDate: startDate + (index + 1) * HOUR_MS,
      });
    }
    const month = 'month=2032-07&limit=100';
    const first = (await server.guest().get(`/api/v1/events?${month}`)).body;
    expect([first.Count, first.Items.length]).toEqual([101, 100]);
    expect(await names(`${month}&cursor=${first.LastEvaluatedKey}`)).toEqual(['Crowd 100']);
  });
});
