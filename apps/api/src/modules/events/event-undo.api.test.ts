import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer } from '../../testing';
import { createEvent } from '../../testing/event-form';
import { forgetRemovedEvents } from '.';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

async function join(name: string) {
  const row = await seed.member(name);
  return { ...row, visitor: await server.signIn(row.email) };
}

const picture = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 320, height: 135, channels: 3, background: '#246' } })
        .png()
        .toBuffer(),
    ),
  ]);

/** Lets time pass for what was removed. */
const age = (minutes: number) =>
  server.context.db.execute(
    sql`UPDATE removed_events SET removed_at = removed_at - ${minutes} * interval '1 minute'`,
  );

it('is brought back by its creator as it stood, and by nobody else [GAP-035]', async () => {
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

it('comes back without those who have gone meanwhile', async () => {
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

it('is forgotten after some minutes, with its picture', async () => {
  const creator = await join('Ines');
  const event = await createEvent(creator.visitor, { image: await picture() });
  const restore = `/api/v1/events/${event.id}/restore`;
  await creator.visitor.delete(`/api/v1/events/${event.id}`);
  await age(11);
  expect((await creator.visitor.send('PUT', restore)).status).toBe(404);
  await forgetRemovedEvents(server.context);
  // A while longer, for an undo that is under way.
  expect((await fetch(event.image)).status).toBe(200);
  await age(5);
  await forgetRemovedEvents(server.context);
  expect((await fetch(event.image)).status).toBe(404);
});

it('goes with its creator’s account, its picture included', async () => {
  const creator = await join('Mona');
  const event = await createEvent(creator.visitor, { image: await picture() });
  await creator.visitor.delete(`/api/v1/events/${event.id}`);
  await creator.visitor.post('/api/v2/me/delete', { email: creator.email, password: PASSWORD });
  expect((await fetch(event.image)).status).toBe(404);
});
