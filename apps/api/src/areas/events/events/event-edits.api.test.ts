import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joined, Seed, startTestServer, type TestServer } from '../../../../testing';
import { createEvent } from '../../../../testing/event-form';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const join = (name: string) => joined(server, seed, name);

describe('an edit', () => {
  it('leaves what others added meanwhile, and removes what its editor knew [GAP-056]', async () => {
    const [creator, other] = [await join('Elin'), await join('Rohan')];
    const [known, kept, added] = [
      await seed.company('Known'),
      await seed.company('Kept'),
      await seed.company('Added'),
    ];
    const [glass, cable] = [await seed.product('Glass'), await seed.product('Cable')];
    const event = await createEvent(creator.visitor, {
      companies: [known.id, kept.id],
      primaryProducts: [glass.id],
    });
    const path = `/api/v1/events/${event.id}`;
    await other.visitor.post(`${path}/exhibitors`, { companies: [added.id] });
    await other.visitor.post(`${path}/tags`, { primaryProducts: [cable.id] });
    const form = new FormData();
    form.set('companies', JSON.stringify([kept.id]));
    form.set('known_companies', JSON.stringify([known.id, kept.id]));
    form.set('primaryProducts', JSON.stringify([]));
    form.set('known_products', JSON.stringify([glass.id]));
    const { Item } = (await creator.visitor.send('PUT', path, form)).body;
    expect(Item.companies.toSorted()).toEqual([kept.id, added.id].toSorted());
    expect(Item.primaryProducts).toEqual([cable.id]);
  });

  it('says which list cannot be read', async () => {
    const { visitor } = await join('Noor');
    const event = await createEvent(visitor);
    const form = new FormData();
    form.set('known_companies', 'all');
    const reply = await visitor.send('PUT', `/api/v1/events/${event.id}`, form);
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([422, ['known_companies']]);
  });
});

describe('a member', () => {
  it('adds a few exhibitors to another’s event, and as many as there may be to an own one [GAP-056]', async () => {
    const [creator, other] = [await join('Ilka'), await join('Jon')];
    const firms: string[] = [];
    for (let at = 0; at < 21; at += 1) firms.push((await seed.company(`Firm ${at}`)).id);
    const event = await createEvent(creator.visitor);
    const path = `/api/v1/events/${event.id}/exhibitors`;
    expect((await other.visitor.post(path, { companies: firms.slice(0, 20) })).body.Count).toBe(20);
    const refused = await other.visitor.post(path, { companies: firms.slice(20) });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { companies: 'You can add 20 exhibitors to another member’s event.' },
    ]);
    expect((await creator.visitor.post(path, { companies: firms })).body.Count).toBe(21);
  });

  it('tags a few products on another’s event, and on an own one up to its limit [GAP-056]', async () => {
    const [creator, other] = [await join('Lotta'), await join('Milo')];
    const tags: string[] = [];
    for (let at = 0; at < 101; at += 1) tags.push((await seed.product(`Tag ${at}`)).id);
    const event = await createEvent(creator.visitor);
    const path = `/api/v1/events/${event.id}/tags`;
    expect((await other.visitor.post(path, { primaryProducts: tags.slice(0, 20) })).status).toBe(200);
    const refused = await other.visitor.post(path, { primaryProducts: tags.slice(20, 21) });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { primaryProducts: 'You can tag 20 products on another member’s event.' },
    ]);
    expect((await creator.visitor.post(path, { primaryProducts: tags.slice(0, 100) })).status).toBe(200);
    const full = await creator.visitor.post(path, { primaryProducts: tags.slice(100) });
    expect([full.status, full.body.fields]).toEqual([
      422,
      { primaryProducts: 'Must have at most 100 items' },
    ]);
    expect((await creator.visitor.get(`/api/v1/events/${event.id}`)).body.Item.primaryProducts).toHaveLength(
      100,
    );
  });

  it('names a zone in any case, and it is kept as its list has it', async () => {
    const { visitor } = await join('Kim');
    const zones = ['europe/rome', 'Asia/Kolkata', 'utc'];
    const kept = await Promise.all(
      zones.map(async (time_zone) => (await createEvent(visitor, { time_zone })).time_zone),
    );
    expect(kept).toEqual(['Europe/Rome', 'Asia/Kolkata', 'UTC']);
  });
});
