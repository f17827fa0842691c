import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joined, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { createEvent } from '../../../../testing/event-form';
import { remindOfEvents } from '.';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const join = (name: string) => joined(server, seed, name);

const reminders = async (visitor: Visitor) =>
  (await visitor.get('/api/v1/user/notification/all')).body.Items.filter(
    ({ type }: { type: string }) => type === 'event_soon',
  ).length;

/** An event that starts in some minutes, to which members said two days ago that they go. */
const startsIn = async (id: string, minutes: number) => {
  await server.context.db.execute(sql`
    UPDATE events SET starts_at = now() + ${minutes} * interval '1 minute', ends_at = now() + interval '9 days'
    WHERE id = ${id}::uuid`);
  await server.context.db.execute(sql`
    UPDATE event_votes SET created_at = now() - interval '2 days' WHERE event_id = ${id}::uuid`);
};

const going = (visitor: Visitor, id: string) => visitor.post(`/api/v1/events/${id}/votes`, { vote: 'Going' });

const remind = (visitor: Visitor, id: string, reminder: string) =>
  visitor.send('PUT', `/api/v2/events/${id}/reminder`, { reminder });

it('come once to those who go, a day or an hour before, as each has chosen', async () => {
  const [creator, day, hour, none, unsure] = [
    await join('Ada'),
    await join('Ben'),
    await join('Cleo'),
    await join('Dora'),
    await join('Emil'),
  ];
  const event = await createEvent(creator.visitor);
  expect((await going(day.visitor, event.id)).body.reminder).toBe('day');
  await going(hour.visitor, event.id);
  await going(none.visitor, event.id);
  await unsure.visitor.post(`/api/v1/events/${event.id}/votes`, { vote: 'Not Sure' });
  expect((await remind(hour.visitor, event.id, 'hour')).body).toEqual({ reminder: 'hour' });
  await remind(none.visitor, event.id, 'none');
  expect((await remind(unsure.visitor, event.id, 'hour')).status).toBe(404);
  expect((await hour.visitor.get(`/api/v1/events/${event.id}`)).body.Item.reminder).toBe('hour');

  const counts = async () => {
    await remindOfEvents(server.context);
    return Promise.all([day, hour, none, unsure, creator].map(({ visitor }) => reminders(visitor)));
  };
  await startsIn(event.id, 25 * 60);
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  await startsIn(event.id, 23 * 60);
  expect(await counts()).toEqual([1, 0, 0, 0, 0]);
  await startsIn(event.id, 50);
  expect(await counts()).toEqual([1, 1, 0, 0, 0]);
});

it('do not come to who said so once they were due, and come again for another time', async () => {
  const [creator, late] = [await join('Frida'), await join('Gus')];
  const event = await createEvent(creator.visitor);
  await startsIn(event.id, 10 * 60);
  await going(late.visitor, event.id);
  await remindOfEvents(server.context);
  expect(await reminders(late.visitor)).toBe(0);

  await startsIn(event.id, 10 * 60);
  await remindOfEvents(server.context);
  expect(await reminders(late.visitor)).toBe(1);
  await late.visitor.post('/api/v1/user/notification/read', {});
  const form = new FormData();
  form.set('startDate', String(Date.now() + 11 * 3_600_000));
  await creator.visitor.send('PUT', `/api/v1/events/${event.id}`, form);
  const { rows } = (await server.context.db.execute(sql`
    SELECT reminded_at FROM event_votes WHERE event_id = ${event.id}::uuid`)) as unknown as {
    rows: { reminded_at: unknown }[];
  };
  expect(rows.map(({ reminded_at: at }) => at)).toEqual([null]);
});

it('an RSVP is withdrawn, and its reminder with it', async () => {
  const [creator, member] = [await join('Hana'), await join('Ivo')];
  const event = await createEvent(creator.visitor);
  await going(member.visitor, event.id);
  const withdrawn = await member.visitor.delete(`/api/v2/events/${event.id}/vote`);
  expect([withdrawn.status, withdrawn.body]).toEqual([
    200,
    { vote: null, counts: { Interested: 0, Going: 0, 'Not Sure': 0 }, reminder: null },
  ]);
  expect((await member.visitor.delete(`/api/v2/events/${event.id}/vote`)).status).toBe(200);
  expect((await member.visitor.get(`/api/v1/events/${event.id}`)).body.Item.vote).toBeNull();
});
