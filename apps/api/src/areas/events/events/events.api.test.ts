import { DAY_MS } from '@millrace/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  joined,
  type MemberOverrides,
  Seed,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../../testing';
import { createEvent, type EventFields, eventForm, eventPicture } from '../../../../testing/event-form';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const join = (name: string, overrides?: MemberOverrides) => joined(server, seed, name, overrides);

const NOBODY = '00000000-0000-4000-8000-000000000000';

const put = (visitor: Visitor, id: string, fields: EventFields) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(name, value, 'picture.png');
    else form.set(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  }
  return visitor.send('PUT', `/api/v1/events/${id}`, form);
};

describe('an event', () => {
  it('is created with all of its fields, and answered to anybody [API-099, API-100, DATA-031, PERM-001, PERM-005]', async () => {
    const works = await seed.company('Kvarnholm Silica AB', { country: 'SE' });
    const elin = await join('Elin', { companyId: works.id });
    const glass = await seed.product('Preform glass', { sector: 'optical-fiber' });
    const startDate = Date.now() + 10 * DAY_MS;
    const created = await createEvent(elin.visitor, {
      eventName: '  Preform & Draw Forum ',
      country: 'IT',
      startDate,
      endDate: startDate + 2 * DAY_MS,
      details: '<p>Bring your <b>curves</b>.</p><script>alert(1)</script>',
      primaryProducts: [glass.id, glass.id],
      companies: [works.id],
    });
    const { body } = await server.guest().get(`/api/v1/events/${created.id}`);
    expect(body.Item).toEqual({
      id: created.id,
      eventName: 'Preform & Draw Forum',
      location: 'Lingotto Fiere, Turin',
      country: 'Italy',
      country_code: 'IT',
      time_zone: 'Europe/Rome',
      startDate,
      endDate: startDate + 2 * DAY_MS,
      details: '<p>Bring your <strong>curves</strong>.</p>',
      summary: 'Bring your curves.',
      image: null,
      sector: 'optical-fiber',
      counts: { Interested: 0, Going: 0, 'Not Sure': 0 },
      exhibitor_count: 1,
      createdBy: elin.id,
      creator: { name: 'Elin Okafor', company: 'Kvarnholm Silica AB', company_id: works.id },
      primaryProducts: [glass.id],
      products: [{ id: glass.id, name: 'Preform glass', sector: 'optical-fiber' }],
      companies: [works.id],
      votes: {},
      vote: null,
      reminder: null,
    });
    expect((await server.guest().get(`/api/v1/events/${NOBODY}`)).status).toBe(404);
    expect((await server.guest().send('POST', '/api/v1/events', eventForm())).status).toBe(401);
  });

  it('is refused without what it must have, and where it ends before it starts, field by field [GAP-104]', async () => {
    const { visitor } = await join('Fritz');
    const refused = async (fields: EventFields) => {
      const reply = await visitor.send('POST', '/api/v1/events', eventForm(fields));
      return [reply.status, reply.body.fields];
    };
    const empty = await visitor.send('POST', '/api/v1/events', form({ country: 'IT' }));
    expect([empty.status, Object.keys(empty.body.fields).sort()]).toEqual([
      422,
      ['details', 'endDate', 'eventName', 'location', 'startDate'],
    ]);
    const startDate = Date.now() + DAY_MS;
    expect(await refused({ startDate, endDate: startDate - 1 })).toEqual([
      422,
      { endDate: 'The end can’t be before the start.' },
    ]);
    expect(await refused({ time_zone: 'Europe/Nowhere' })).toEqual([
      422,
      { time_zone: 'We don’t know this time zone.' },
    ]);
    expect(await refused({ details: '<script>alert(1)</script>' })).toEqual([
      422,
      { details: 'Write something about the event.' },
    ]);
    expect(await refused({ eventName: '   ' })).toEqual([422, { eventName: expect.any(String) }]);
    expect(await refused({ country: 'Atlantis' })).toEqual([422, { country: expect.any(String) }]);
    expect(await refused({ primaryProducts: [NOBODY], companies: [NOBODY] })).toEqual([
      422,
      { primaryProducts: expect.any(String), companies: expect.any(String) },
    ]);
    expect(await refused({ startDate: 9_999_999_999_999 })).toEqual([422, { startDate: expect.any(String) }]);
    // An event of a moment is one.
    expect((await createEvent(visitor, { startDate, endDate: startDate })).endDate).toBe(startDate);
  });

  it('is created once, however often its request is repeated', async () => {
    const { visitor } = await join('Greta');
    const body = eventForm({ eventName: 'Only once' });
    const headers = { 'Idempotency-Key': 'the-same' };
    const first = await visitor.send('POST', '/api/v1/events', body, { headers });
    const again = await visitor.send('POST', '/api/v1/events', body, { headers });
    expect([first.status, again.status, again.body.Item.id]).toEqual([201, 201, first.body.Item.id]);
  });

  it('has a picture of 16 to 6.75, whatever was sent, which goes with it [EVT-020]', async () => {
    const { visitor } = await join('Hans');
    const event = await createEvent(visitor, { image: await eventPicture(900, 900) });
    const shown = await fetch(event.image);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([width, height]).toEqual([900, 380]);

    const other = (await put(visitor, event.id, { image: await eventPicture(3200, 1350) })).body.Item;
    expect((await fetch(event.image)).status).toBe(404);
    const wide = await sharp(Buffer.from(await (await fetch(other.image)).arrayBuffer())).metadata();
    expect([wide.width, wide.height]).toEqual([1920, 810]);

    expect((await put(visitor, event.id, { eventName: 'Renamed' })).body.Item.image).toBe(other.image);
    const text = await put(visitor, event.id, { image: new Blob(['no picture']) });
    expect([text.status, Object.keys(text.body.fields)]).toEqual([422, ['image']]);
    for (const kind of ['gif', 'webp'] as const) {
      const refused = await put(visitor, event.id, { image: await eventPicture(320, 135, kind) });
      expect([kind, refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([kind, 422, ['image']]);
    }
    expect((await put(visitor, event.id, { remove_image: 'true' })).body.Item.image).toBeNull();
    expect((await fetch(other.image)).status).toBe(404);

    // What becomes of it when its event is removed: `event-undo.api.test.ts`.
  });

  it('is edited and removed by its creator alone [API-103, API-104, PERM-010, GAP-056]', async () => {
    const creator = await join('Ida');
    const other = await join('Jon');
    const steel = await seed.product('Steel');
    const tin = await seed.product('Tin');
    const event = await createEvent(creator.visitor, { primaryProducts: [steel.id] });
    const path = `/api/v1/events/${event.id}`;
    for (const [visitor, status] of [
      [other.visitor, 403],
      [server.guest(), 401],
    ] as const) {
      expect((await put(visitor, event.id, { eventName: 'Mine' })).status).toBe(status);
      expect((await visitor.delete(path)).status).toBe(status);
    }
    expect((await put(creator.visitor, NOBODY, { eventName: 'None' })).status).toBe(404);

    const edited = await put(creator.visitor, event.id, {
      eventName: 'Tin Days',
      country: '',
      primaryProducts: [tin.id, steel.id],
    });
    expect([edited.status, edited.body.Item]).toEqual([
      200,
      expect.objectContaining({
        eventName: 'Tin Days',
        location: event.location,
        country_code: null,
        startDate: event.startDate,
        details: event.details,
        primaryProducts: [tin.id, steel.id],
      }),
    ]);
    const early = await put(creator.visitor, event.id, { endDate: event.startDate - 1 });
    expect([early.status, Object.keys(early.body.fields)]).toEqual([422, ['endDate']]);
    expect((await creator.visitor.delete(path)).status).toBe(204);
    expect((await server.guest().get(path)).status).toBe(404);
    expect((await creator.visitor.delete(path)).status).toBe(404);
  });

  it('is tagged by any member, each product once [API-109, GAP-069, PERM-011]', async () => {
    const creator = await join('Kai');
    const other = await join('Lea');
    const one = await seed.product('Ferrules');
    const two = await seed.product('Connectors');
    const event = await createEvent(creator.visitor, { primaryProducts: [one.id] });
    const path = `/api/v1/events/${event.id}/tags`;
    const tagged = await other.visitor.post(path, { primaryProducts: [two.id, one.id, two.id] });
    expect([tagged.status, tagged.body.Item.primaryProducts]).toEqual([200, [one.id, two.id]]);
    expect(tagged.body.Item).toMatchObject({ id: event.id, eventName: event.eventName });
    const unknown = await other.visitor.post(path, { primaryProducts: [NOBODY] });
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['primaryProducts']]);
    expect((await server.guest().post(path, { primaryProducts: [one.id] })).status).toBe(401);
    const nowhere = await other.visitor.post(`/api/v1/events/${NOBODY}/tags`, { primaryProducts: [one.id] });
    expect(nowhere.status).toBe(404);
  });
});

function form(fields: Record<string, string>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
}

describe('a member’s own data', () => {
  it('has the events and votes, and they go with the account, their pictures included [GAP-046]', async () => {
    const leaving = await join('Mona');
    const staying = await join('Nils');
    const own = await createEvent(leaving.visitor, {
      eventName: 'Mona’s day',
      image: await eventPicture(160, 68),
    });
    const others = await createEvent(staying.visitor, { eventName: 'Nils’ day' });
    await leaving.visitor.post(`/api/v1/events/${others.id}/votes`, { vote: 'Going' });
    const { body } = await leaving.visitor.get('/api/v2/me/export');
    expect(body.events).toEqual([
      expect.objectContaining({ id: own.id, eventName: 'Mona’s day', image: own.image }),
    ]);
    expect(body.event_votes).toEqual([
      { event_id: others.id, eventName: 'Nils’ day', vote: 'Going', added: expect.any(String) },
    ]);
    const gone = await leaving.visitor.post('/api/v2/me/delete', {
      email: leaving.email,
      password: 'correct horse battery staple',
    });
    expect(gone.status).toBe(204);
    expect((await staying.visitor.get(`/api/v1/events/${own.id}`)).status).toBe(404);
    expect((await fetch(own.image)).status).toBe(404);
    const left = (await staying.visitor.get(`/api/v1/events/${others.id}`)).body.Item;
    expect([left.counts.Going, left.votes]).toEqual([0, {}]);
  });
});
