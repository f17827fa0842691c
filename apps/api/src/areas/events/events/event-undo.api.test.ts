import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joined, PASSWORD, Seed, startTestServer, type TestServer } from '../../../../testing';
import { createEvent, eventPicture } from '../../../../testing/event-form';
import { jobHandlers } from '../../../background';
import { purgeRemovedEvents } from '.';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const join = (name: string) => joined(server, seed, name);

const picture = () => eventPicture(320, 135);

/** Lets time pass for what was removed. */
const age = (minutes: number) =>
  server.context.db.execute(
    sql`UPDATE removed_events SET removed_at = removed_at - ${minutes} * interval '1 minute'`,
  );

it('a removed event is brought back by its creator as it stood, and by nobody else [GAP-035]', async () => {
  const creator = await join('Elin');
  const other = await join('Tomas');
  const works = await seed.company('Kvarnholm Silica AB');
  const [glass, draw] = [await seed.product('Preform glass'), await seed.product('Draw tower')];
  const event = await createEvent(creator.visitor, {
    image: await picture(),
    primaryProducts: [glass.id],
    country: 'IT',
  });
  const path = `/api/v1/events/${event.id}`;
  const restore = `/api/v1/events/${event.id}/restore`;
  await other.visitor.post(`${path}/votes`, { vote: 'Going' });
  await other.visitor.post(`${path}/tags`, { primaryProducts: [draw.id] });
  await other.visitor.post(`${path}/exhibitors`, { companies: [works.id] });
  const before = (await other.visitor.get(path)).body.Item;
  expect(before).toMatchObject({
    primaryProducts: [glass.id, draw.id],
    companies: [works.id],
    vote: 'Going',
  });
  const exhibitors = (await other.visitor.get(`${path}/exhibitors`)).body.values;

  expect((await creator.visitor.delete(path)).status).toBe(204);
  for (const visitor of [creator.visitor, other.visitor, server.guest()]) {
    expect((await visitor.get(path)).status).toBe(404);
  }
  expect((await server.guest().send('PUT', restore)).status).toBe(401);
  expect((await other.visitor.send('PUT', restore)).status).toBe(404);
  expect((await other.visitor.get(path)).status).toBe(404);

  const back = await creator.visitor.send('PUT', restore);
  expect([back.status, back.body.Item.id]).toEqual([200, event.id]);
  expect((await other.visitor.get(path)).body.Item).toEqual(before);
  expect((await other.visitor.get(`${path}/exhibitors`)).body.values).toEqual(exhibitors);
  expect((await fetch(event.image)).status).toBe(200);
  expect((await creator.visitor.send('PUT', restore)).status).toBe(200);
  expect((await other.visitor.send('PUT', restore)).status).toBe(403);
});

it('a removed event comes back with its notifications, to be read as before [GAP-035]', async () => {
  const creator = await join('Rosa');
  const goer = await join('Tara');
  const event = await createEvent(creator.visitor, { eventName: 'Told of' });
  await goer.visitor.post(`/api/v1/events/${event.id}/votes`, { vote: 'Going' });
  const told = async () => {
    await server.context.jobs.runDue(jobHandlers(server.context));
    return (await creator.visitor.get('/api/v1/user/notification/all')).body.Items;
  };
  const before = await told();
  expect(before).toMatchObject([{ type: 'attendee_going', event_name: 'Told of' }]);
  await creator.visitor.delete(`/api/v1/events/${event.id}`);
  expect(await told()).toEqual([]);
  await creator.visitor.send('PUT', `/api/v1/events/${event.id}/restore`);
  expect(await told()).toEqual(before);
});

it('a removed event comes back without those who have left meanwhile', async () => {
  const creator = await join('Mei');
  const leaving = await join('Nils');
  const works = await seed.company('Ostwald Quarzglas GmbH');
  const event = await createEvent(creator.visitor);
  const path = `/api/v1/events/${event.id}`;
  await leaving.visitor.post(`${path}/votes`, { vote: 'Interested' });
  await leaving.visitor.post(`${path}/exhibitors`, { companies: [works.id] });
  await creator.visitor.delete(path);
  await leaving.visitor.post('/api/v2/me/delete', { email: leaving.email, password: PASSWORD });
  const back = await creator.visitor.send('PUT', `/api/v1/events/${event.id}/restore`);
  expect(back.body.Item).toMatchObject({ counts: { Interested: 0 }, companies: [works.id], votes: {} });
  const { values } = (await creator.visitor.get(`${path}/exhibitors`)).body;
  expect(values).toMatchObject([{ id: works.id, added_by: null }]);
});

it('a removed event is purged after some minutes, with its picture', async () => {
  const creator = await join('Ines');
  const event = await createEvent(creator.visitor, { image: await picture() });
  const restore = `/api/v1/events/${event.id}/restore`;
  await creator.visitor.delete(`/api/v1/events/${event.id}`);
  await age(11);
  expect((await creator.visitor.send('PUT', restore)).status).toBe(404);
  await purgeRemovedEvents(server.context);
  // A while longer, for an undo that is under way.
  expect((await fetch(event.image)).status).toBe(200);
  await age(5);
  await purgeRemovedEvents(server.context);
  expect((await fetch(event.image)).status).toBe(404);
});

it('a removed event goes with its creator’s account, its picture included', async () => {
  const creator = await join('Mona');
  const event = await createEvent(creator.visitor, { image: await picture() });
  await creator.visitor.delete(`/api/v1/events/${event.id}`);
  await creator.visitor.post('/api/v2/me/delete', { email: creator.email, password: PASSWORD });
  expect((await fetch(event.image)).status).toBe(404);
});

it('the removal of an event is mailed to those who wanted to come, once it cannot come back, and to nobody else', async () => {
  const [creator, goer, curious, unsure] = await Promise.all(['Cara', 'Gil', 'Ida', 'Uwe'].map(join));
  if (!creator || !goer || !curious || !unsure) throw new Error('Nobody joined.');
  const startDate = Date.now() + 30 * 86_400_000;
  const coming = await createEvent(creator.visitor, { startDate, endDate: startDate + 3_600_000 });
  const vote = (who: typeof goer, of: string) =>
    who.visitor.post(`/api/v1/events/${coming.id}/votes`, { vote: of });
  await vote(creator, 'Going');
  await vote(goer, 'Going');
  await vote(curious, 'Interested');
  await vote(unsure, 'Not Sure');
  expect((await creator.visitor.delete(`/api/v1/events/${coming.id}`)).status).toBe(204);
  await purgeRemovedEvents(server.context);
  const told = async () => {
    const counts: number[] = [];
    // In turn: while one reading delivers what waits, another would find nothing yet.
    for (const { email } of [creator, goer, curious, unsure]) {
      const mails = await server.mail.all(email);
      counts.push(mails.filter(({ subject }) => subject === 'Event canceled').length);
    }
    return counts;
  };
  expect(await told()).toEqual([0, 0, 0, 0]);
  await age(60);
  await purgeRemovedEvents(server.context);
  await purgeRemovedEvents(server.context);
  expect(await told()).toEqual([0, 1, 1, 0]);
});

it('the removal of an event that has begun and is not over is mailed to whoever wanted to come, by the clocks of its place', async () => {
  const [creator, goer] = [await join('Nela'), await join('Otto')];
  const fields = {
    startDate: Date.now() + 60_000,
    endDate: Date.now() + 86_400_000,
    location: 'www.win.example',
  };
  const event = await createEvent(creator.visitor, fields);
  await goer.visitor.post(`/api/v1/events/${event.id}/votes`, { vote: 'Going' });
  const begun = new Date(Date.now() - 3_600_000).toISOString();
  await server.context.db.execute(
    sql`UPDATE events SET starts_at = ${begun}::timestamptz WHERE id = ${event.id}::uuid`,
  );
  await creator.visitor.delete(`/api/v1/events/${event.id}`);
  await age(60);
  await purgeRemovedEvents(server.context);
  const mails = await server.mail.all(goer.email);
  const mail = mails.find(({ subject }) => subject === 'Event canceled');
  expect(mail?.text).toContain('Preform Forum');
  expect(mail?.text).toMatch(/\d\d:\d\d Rome/);
  // Nor does it carry what somebody advertises.
  expect(mail?.text).not.toContain('win.example');
});
