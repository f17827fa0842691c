import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joined, PASSWORD, Seed, startTestServer, type TestServer } from '../../../../testing';
import { createEvent, eventPicture } from '../../../../testing/event-form';
import { users } from '../../../platform/db/schema';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const join = (name: string) => joined(server, seed, name);
type Joined = Awaited<ReturnType<typeof join>>;

const leave = ({ visitor, email }: Joined) =>
  visitor.post('/api/v2/me/delete', { email, password: PASSWORD });

const vote = ({ visitor }: Joined, eventId: string, of: string) =>
  visitor.post(`/api/v1/events/${eventId}/votes`, { vote: of });

/** The events of which somebody was mailed that they do not take place. */
const calledOff = async ({ email }: Joined, names: readonly string[]) =>
  (await server.mail.all(email))
    .filter(({ subject }) => subject === 'Event canceled')
    .map(({ text }) => names.find((name) => text?.includes(name)))
    .sort();

const soon = () => ({ startDate: Date.now() + 86_400_000, endDate: Date.now() + 90_000_000 });

it('an event goes with its creator’s account, and whoever wanted to come is told by e-mail, once [GAP-046]', async () => {
  const [creator, goer, curious, unsure] = [
    await join('Cara'),
    await join('Gil'),
    await join('Ida'),
    await join('Uwe'),
  ];
  const names = ['Ahead Forum', 'Removed Forum', 'Past Forum'];
  const make = (eventName: string, fields: Record<string, unknown> = {}) =>
    createEvent(creator.visitor, { eventName, ...soon(), ...fields });
  const ahead = await make('Ahead Forum', { image: await eventPicture(320, 135) });
  const removed = await make('Removed Forum');
  const past = await make('Past Forum', {
    startDate: Date.now() - 90_000_000,
    endDate: Date.now() - 86_400_000,
  });
  for (const { id } of [ahead, removed, past]) {
    await vote(goer, id, 'Going');
    await vote(unsure, id, 'Not Sure');
    await vote(creator, id, 'Going');
  }
  await vote(curious, ahead.id, 'Interested');
  // Removed a moment before: it can be brought back by nobody any more.
  await creator.visitor.delete(`/api/v1/events/${removed.id}`);
  expect((await leave(creator)).status).toBe(204);
  expect((await goer.visitor.get(`/api/v1/events/${ahead.id}`)).status).toBe(404);
  expect((await fetch(ahead.image)).status).toBe(404);
  expect(await calledOff(goer, names)).toEqual(['Ahead Forum', 'Removed Forum']);
  expect(await calledOff(curious, names)).toEqual(['Ahead Forum']);
  expect(await calledOff(unsure, names)).toEqual([]);
  expect(await calledOff(creator, names)).toEqual([]);
});

it('an exhibitor that a member added stays without a name when that member leaves or is suspended', async () => {
  const [creator, leaver, suspended] = [await join('Rosa'), await join('Lena'), await join('Sven')];
  const [works, glass] = [await seed.company('Kvarnholm Silica AB'), await seed.company('Ostwald Quarzglas')];
  const event = await createEvent(creator.visitor, soon());
  const path = `/api/v1/events/${event.id}/exhibitors`;
  await leaver.visitor.post(path, { companies: [works.id] });
  await suspended.visitor.post(path, { companies: [glass.id] });
  await leave(leaver);
  await server.context.db.update(users).set({ isActive: false }).where(eq(users.id, suspended.id));
  const { values } = (await creator.visitor.get(path)).body;
  expect(values.map((one: { id: string; added_by: unknown }) => [one.id, one.added_by]).sort()).toEqual(
    [
      [works.id, null],
      [glass.id, null],
    ].sort(),
  );
});
