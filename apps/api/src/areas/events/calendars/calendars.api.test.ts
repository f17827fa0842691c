import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { createEvent } from '../../../../testing/event-form';
import { readCalendar } from '../../../../testing/read-calendar';
import { purgeRemovedEvents } from '../events';

let server: TestServer;
let seed: Seed;
let elin: Visitor;
let elinEmail: string;
let other: Visitor;
let glass: { id: string; name: string };

const NOBODY = '00000000-0000-4000-8000-000000000000';
const CALENDARS = '/api/v2/me/calendars';

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

beforeEach(async () => {
  const [member, stranger] = [await seed.member('Elin'), await seed.member('Stranger')];
  elinEmail = member.email;
  elin = await server.signIn(member.email);
  other = await server.signIn(stranger.email);
  glass = await seed.product('Preform glass');
  await seed.follower(glass, member);
});

const pathOf = (url: string) => new URL(url).pathname;

/** A calendar as a program without session reads it. */
async function subscribed(url: string) {
  const reply = await server.guest().get(pathOf(url));
  return {
    status: reply.status,
    headers: reply.headers,
    ...(reply.status === 200 && readCalendar(reply.text)),
  };
}

async function make(body: object = {}): Promise<{ id: string; url: string }> {
  const reply = await elin.post(CALENDARS, body);
  expect(reply.status).toBe(201);
  return reply.body;
}

const namesIn = ({ events = [] }: Awaited<ReturnType<typeof subscribed>>) =>
  events.map(({ summary }) => summary);

describe('the file of an event', () => {
  it('is there for everybody, holds its moments, and is known by its tag while it stays the same', async () => {
    // To the second, as iCalendar has it.
    const startDate = Math.ceil(Date.now() / 1000) * 1000 + 86_400_000;
    const event = await createEvent(elin, { country: 'IT', startDate, endDate: startDate + 3_600_000 });
    const path = `/api/v2/events/${event.id}/event.ics`;
    const reply = await server.guest().get(path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="event-${event.id}.ics"`);
    const { events, zones } = readCalendar(reply.text);
    expect(zones).toEqual(['Europe/Rome']);
    expect(events).toMatchObject([
      { summary: 'Preform Forum', location: 'Lingotto Fiere, Turin, Italy', sequence: 0 },
    ]);
    expect([events[0]?.start, events[0]?.end]).toEqual([event.startDate, event.endDate]);
    const etag = reply.headers.get('etag') ?? '';
    const again = await server.guest().get(path, { headers: { 'If-None-Match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await server.guest().get(`/api/v2/events/${NOBODY}/event.ics`)).status).toBe(404);
  });
});

describe('a calendar to subscribe to', () => {
  it('shows what its member goes to, is interested in, or has created, and no more', async () => {
    const { url } = await make();
    expect(await subscribed(url)).toMatchObject({ status: 200, name: 'Events of Elin Okafor', events: [] });
    await createEvent(elin, { eventName: 'Created' });
    for (const vote of ['Going', 'Interested', 'Not Sure']) {
      const { id } = await createEvent(other, { eventName: vote });
      await elin.post(`/api/v1/events/${id}/votes`, { vote });
    }
    await createEvent(other, { eventName: 'Unanswered', primaryProducts: [glass.id] });
    const calendar = await subscribed(url);
    expect(namesIn(calendar).sort()).toEqual(['Created', 'Going', 'Interested']);
    expect(calendar.events?.filter(({ isBusy }) => isBusy).map(({ summary }) => summary)).toEqual(['Going']);
    expect(calendar.headers.get('cache-control')).toBe('private, no-cache');
    expect(calendar.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('shows the events of a followed product, follows their changes, and says which are off', async () => {
    const { url } = await make({ product_id: glass.id });
    const event = await createEvent(other, { eventName: 'Glass days', primaryProducts: [glass.id] });
    await createEvent(other, { eventName: 'Else' });
    expect(namesIn(await subscribed(url))).toEqual(['Glass days']);
    const form = new FormData();
    form.set('eventName', 'Glass week');
    expect((await other.send('PUT', `/api/v1/events/${event.id}`, form)).status).toBe(200);
    expect(namesIn(await subscribed(url))).toEqual(['Glass week']);
    await other.delete(`/api/v1/events/${event.id}`);
    expect((await subscribed(url)).events).toMatchObject([{ summary: 'Glass week', status: 'CANCELLED' }]);
  });

  it('strikes out what its member wanted to go to and does not take place, for a month; and takes that back with an undo', async () => {
    const { url } = await make();
    const creator = await seed.member('Cara');
    const asCreator = await server.signIn(creator.email);
    const made = async (eventName: string, vote: string) => {
      const { id } = await createEvent(asCreator, { eventName });
      await elin.post(`/api/v1/events/${id}/votes`, { vote });
      return id;
    };
    const going = await made('Going', 'Going');
    const hidden = await made('Hidden', 'Interested');
    for (const id of [going, await made('Unsure', 'Not Sure')]) {
      await asCreator.delete(`/api/v1/events/${id}`);
    }
    const { db } = server.context;
    await db.execute(
      sql`UPDATE events SET hidden_at = now(), hidden_for = 'spam' WHERE id = ${hidden}::uuid`,
    );
    await asCreator.delete(`/api/v1/events/${hidden}`);
    const sequences: (number | undefined)[] = [];
    const read = async () => {
      const { events = [] } = await subscribed(url);
      sequences.push(events[0]?.sequence);
      return events.map(({ summary, status, isBusy }) => [summary, status, isBusy]);
    };
    expect(await read()).toEqual([['Going', 'CANCELLED', false]]);
    expect((await asCreator.send('PUT', `/api/v1/events/${going}/restore`)).status).toBe(200);
    expect(await read()).toEqual([['Going', 'CONFIRMED', true]]);
    await asCreator.delete(`/api/v1/events/${going}`);
    const age = (days: number) =>
      db.execute(sql`UPDATE removed_events SET removed_at = removed_at - ${days} * interval '1 day'`);
    const forget = () => purgeRemovedEvents(server.context);
    expect(await read()).toEqual([['Going', 'CANCELLED', false]]);
    expect(sequences).toEqual([...sequences].sort((one, next) => (one ?? 0) - (next ?? 0)));
    expect(new Set(sequences).size).toBe(3);
    await age(1);
    await forget();
    expect(await read()).toEqual([['Going', 'CANCELLED', false]]);
    const kept = JSON.stringify(await db.execute(sql`SELECT content FROM removed_events`));
    expect([kept.includes('Going'), kept.includes('Bring your curves')]).toEqual([true, false]);
    await age(30);
    await forget();
    expect(await read()).toEqual([]);
  });

  it('keeps nothing of who leaves in the events of others that are off', async () => {
    const { id } = await createEvent(other, { eventName: 'Left' });
    await elin.post(`/api/v1/events/${id}/votes`, { vote: 'Going' });
    const { id: elinId } = (await elin.get('/api/v1/current_user')).body.Item;
    await other.delete(`/api/v1/events/${id}`);
    const kept = async () =>
      JSON.stringify(await server.context.db.execute(sql`SELECT content FROM removed_events`));
    expect(await kept()).toContain(elinId);
    await elin.post('/api/v2/me/delete', { email: elinEmail, password: PASSWORD });
    expect(await kept()).not.toContain(elinId);
  });

  it('is there once for each, with the same link, listed to its member alone', async () => {
    const product = await make({ product_id: glass.id });
    const own = await make();
    expect(await make({ product_id: glass.id })).toEqual(product);
    const { body } = await elin.get(CALENDARS);
    expect(body.results).toEqual([own, product]);
    expect(product).toMatchObject({ product: { id: glass.id, name: 'Preform glass' } });
    expect((await other.get(CALENDARS)).body.results).toEqual([]);
    for (const [method, path] of [
      ['GET', CALENDARS],
      ['POST', CALENDARS],
      ['DELETE', `${CALENDARS}/${own.id}`],
    ] as const) {
      expect((await server.guest().send(method, path, method === 'POST' ? {} : undefined)).status).toBe(401);
    }
  });

  it('is made once for calls that repeat each other, and its link is kept nowhere', async () => {
    const key = { headers: { 'Idempotency-Key': 'once-and-no-more' } };
    const first = await elin.post(CALENDARS, {}, key);
    const again = await elin.post(CALENDARS, {}, key);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    const kept = await server.context.db.execute(sql`SELECT reply::text AS reply FROM idempotency_keys`);
    expect(JSON.stringify(kept)).not.toContain(first.body.url);
  });

  it('is revoked by its member alone, and made anew it has another link', async () => {
    const first = await make();
    expect((await other.delete(`${CALENDARS}/${first.id}`)).status).toBe(404);
    expect((await subscribed(first.url)).status).toBe(200);
    expect((await elin.delete(`${CALENDARS}/${first.id}`)).status).toBe(204);
    expect((await subscribed(first.url)).status).toBe(404);
    expect((await elin.delete(`${CALENDARS}/${first.id}`)).status).toBe(404);
    const second = await make();
    expect(second.url).not.toBe(first.url);
    expect((await subscribed(second.url)).status).toBe(200);
  });

  it('cannot be guessed from the id of a calendar', async () => {
    const { url, id } = await make();
    const forged = url.replace(/[0-9a-f](?=\/events\.ics$)/, (digit) => (digit === '0' ? '1' : '0'));
    expect((await subscribed(forged)).status).toBe(404);
    expect((await subscribed(url.replace(id, NOBODY))).status).toBe(404);
    expect((await server.guest().get(`/api/v2/calendars/${id}/events.ics`)).status).toBe(400);
  });

  it('needs a product that its member follows, and ends when that is over', async () => {
    const stranger = await seed.product('Unfollowed');
    const refused = await elin.post(CALENDARS, { product_id: stranger.id });
    expect([refused.status, refused.body.fields]).toEqual([422, { product_id: 'Follow the product first.' }]);
    const { url } = await make({ product_id: glass.id });
    const left = await elin.post('/api/v1/product/unfollow', { productId: glass.id });
    expect(left.status).toBeLessThan(300);
    expect((await subscribed(url)).status).toBe(404);
    expect((await elin.get(CALENDARS)).body.results).toEqual([]);
  });

  it('is in what its member downloads, without its link', async () => {
    await make({ product_id: glass.id });
    const { calendars } = (await elin.get('/api/v2/me/export')).body;
    expect(calendars).toEqual([{ product_id: glass.id, since: expect.any(String) }]);
  });

  it('ends with its member’s account', async () => {
    const { url } = await make();
    const left = await elin.post('/api/v2/me/delete', { email: elinEmail, password: PASSWORD });
    expect(left.status).toBe(204);
    expect((await subscribed(url)).status).toBe(404);
  });
});
