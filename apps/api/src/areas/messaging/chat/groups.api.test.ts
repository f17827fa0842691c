import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, Visitor } from '../../../../testing';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

interface Person {
  id: string;
  email: string;
  visitor: Visitor;
}

async function person(name: string, overrides: Parameters<Seed['member']>[1] = {}): Promise<Person> {
  const row = await seed.member(name, { plan: 'premium', ...overrides });
  return { id: row.id, email: row.email, visitor: await server.signIn(row.email) };
}

const startRoom = (one: Person, others: readonly Person[], name?: string) =>
  one.visitor.post('/api/v1/chats', { people: others.map(({ id }) => id), ...(name && { name }) });
const pathOf = (chatId: string) => `/api/v1/chats/${chatId}/`;
const say = async (one: Person, chatId: string, message: string) =>
  (await one.visitor.post(pathOf(chatId), { message })).body.Item;
const roomsOf = async ({ visitor }: Person, query = '') =>
  (await visitor.get(`/api/v1/chats${query}`)).body.Items;
const block = (one: Person, other: Person) => one.visitor.post('/api/v2/me/blocks', { user_id: other.id });

/** Three in a room that the first has started. */
async function three() {
  const people = [await person('Ada'), await person('Ben'), await person('Cleo')] as const;
  const { body } = await startRoom(people[0], people.slice(1), 'Draw trials');
  return { people, chatId: body.Item.id as string };
}

describe('a room of several', () => {
  it('is started by a member for all of its people, who read and write in it, numbered as for two [GAP-092]', async () => {
    const [ada, ben, cleo] = [await person('Ada'), await person('Ben'), await person('Cleo')];
    const started = await startRoom(ada, [ben, cleo]);
    expect(started.status).toBe(201);
    expect(started.body.Item).toMatchObject({
      user_id: null,
      name: 'Ben Okafor, Cleo Okafor',
      unread: false,
      unread_count: 0,
      muted: false,
      writing: 'open',
      last_message: { number: 1, change: 'started', sender: ada.id, message: '' },
      group: { name: null, people: [ada, ben, cleo].map(({ id }) => ({ id, left: false })) },
    });
    const chatId = started.body.Item.id;
    expect(chatId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await say(ben, chatId, 'From Ben')).toMatchObject({ number: 2, sender: ben.id });
    expect(await say(cleo, chatId, 'From Cleo')).toMatchObject({ number: 3, sender: cleo.id });
    const { body } = await ada.visitor.get(pathOf(chatId));
    expect(body.Items.map((item: { message: string }) => item.message)).toEqual([
      'From Cleo',
      'From Ben',
      '',
    ]);
    expect(await roomsOf(ada)).toMatchObject([{ id: chatId, unread: true, unread_count: 2 }]);
    // Ben has not read the first message, so that his own word does not make it read.
    expect(await roomsOf(ben)).toMatchObject([{ name: 'Ada Okafor, Cleo Okafor', unread_count: 2 }]);
    await ada.visitor.put(pathOf(chatId), { lastRead: body.Items[0].added });
    expect(await roomsOf(ada)).toMatchObject([{ unread: false, unread_count: 0 }]);
    expect(await roomsOf(cleo)).toMatchObject([{ other_last_read: body.Items[0].added }]);
    expect(await roomsOf(ada, '?text=cleo')).toHaveLength(1);
    expect(await roomsOf(ada, '?text=from%20ben')).toMatchObject([{ found_message: { number: 2 } }]);
    const me = await ada.visitor.get('/api/v2/me/export');
    expect(me.body.messages).toEqual([]);
  });

  it('is nobody else’s, and no guest’s: nothing in it is read, written, changed or searched [GAP-054]', async () => {
    const { chatId } = await three();
    const eve = await person('Eve');
    const calls = (visitor: Visitor) => [
      visitor.get(pathOf(chatId)),
      visitor.get(`${pathOf(chatId)}search?text=draw`),
      visitor.post(pathOf(chatId), { message: 'Hello' }),
      visitor.put(pathOf(chatId), { lastRead: new Date().toISOString() }),
      visitor.post(`${pathOf(chatId)}people`, { people: [eve.id] }),
      visitor.put(`${pathOf(chatId)}membership`, { muted: true }),
      visitor.put(`${pathOf(chatId)}name`, { name: 'Mine' }),
      visitor.delete(`${pathOf(chatId)}membership`),
    ];
    const statuses = async (visitor: Visitor) =>
      (await Promise.all(calls(visitor))).map(({ status }) => status);
    expect(await statuses(eve.visitor)).toEqual(Array(8).fill(404));
    expect(await statuses(new Visitor(server.url))).toEqual(Array(8).fill(401));
    expect(await roomsOf(eve)).toEqual([]);
  });

  it('needs a paid plan to be started and to be added to, and two others [DIFF-002]', async () => {
    const { people, chatId } = await three();
    const free = await person('Finn', { plan: 'free' });
    expect((await startRoom(free, people)).body.code).toBe('plan_required');
    await people[0].visitor.post(`${pathOf(chatId)}people`, { people: [free.id] });
    const eve = await person('Eve');
    const adding = await free.visitor.post(`${pathOf(chatId)}people`, { people: [eve.id] });
    expect([adding.status, adding.body.code]).toEqual([403, 'plan_required']);
    expect(await say(free, chatId, 'A reply')).toMatchObject({ sender: free.id });
    expect((await startRoom(eve, [free, eve])).status).toBe(422);
    expect((await startRoom(eve, [free, { ...eve, id: crypto.randomUUID() }])).status).toBe(404);
  });

  it('takes people in, who read all of it, and tells who added them [GAP-092]', async () => {
    const { people, chatId } = await three();
    const [ada, ben] = people;
    await say(ada, chatId, 'Before');
    const eve = await person('Eve');
    const { body } = await ben.visitor.post(`${pathOf(chatId)}people`, { people: [eve.id, ada.id] });
    expect(body.Item.last_message).toMatchObject({
      change: 'added',
      sender: ben.id,
      subject: eve.id,
      number: 3,
    });
    expect(body.Item.group.people).toHaveLength(4);
    expect(await roomsOf(eve)).toMatchObject([{ id: chatId, name: 'Draw trials', unread_count: 3 }]);
    expect((await eve.visitor.get(pathOf(chatId))).body.Items).toHaveLength(3);
  });

  it('can be renamed by each of its members, tells all of them once, and falls back to their names', async () => {
    const { people, chatId } = await three();
    const [ada, ben, cleo] = people;
    const rename = ({ visitor }: Person, name: string | null, id = chatId) =>
      visitor.put(`${pathOf(id)}name`, { name });
    for (const _ of [1, 2]) {
      expect((await rename(ben, ' Trials of June ')).body.Item).toMatchObject({
        name: 'Trials of June',
        group: { name: 'Trials of June' },
      });
    }
    const { body } = await cleo.visitor.get(pathOf(chatId));
    expect(body.Items).toHaveLength(2);
    expect(body.Items[0]).toMatchObject({ change: 'renamed', sender: ben.id, message: 'Trials of June' });
    expect(body.room).toMatchObject({ name: 'Trials of June', unread: true });
    expect((await ada.visitor.get(`${pathOf(chatId)}search?text=june`)).body.Count).toBe(0);
    expect(await roomsOf(ada, '?text=trials')).toMatchObject([{ id: chatId, found_message: null }]);
    expect((await rename(cleo, ' ')).body.Item).toMatchObject({
      name: 'Ada Okafor, Ben Okafor',
      group: { name: null },
    });
    expect((await rename(ada, 'x'.repeat(81))).status).toBe(422);
    await cleo.visitor.delete(`${pathOf(chatId)}membership`);
    expect((await rename(cleo, 'Still mine')).status).toBe(404);
    const pair = [ada.id, ben.id].toSorted().join('_');
    await say(ada, pair, 'To Ben');
    expect((await rename(ada, 'Us', pair)).status).toBe(404);
  });

  it('is left: closed to the leaver, whose words and name stay; with the last one it goes [GAP-054]', async () => {
    const { people, chatId } = await three();
    const [ada, ben, cleo] = people;
    await say(cleo, chatId, 'My last words');
    expect((await cleo.visitor.delete(`${pathOf(chatId)}membership`)).status).toBe(204);
    expect((await cleo.visitor.get(pathOf(chatId))).status).toBe(404);
    expect((await cleo.visitor.post(pathOf(chatId), { message: 'Once more' })).status).toBe(404);
    expect(await roomsOf(cleo)).toEqual([]);
    const { body } = await ada.visitor.get(pathOf(chatId));
    expect(body.Items[0]).toMatchObject({ change: 'left', sender: cleo.id });
    expect(body.Items[1]).toMatchObject({ message: 'My last words', sender: cleo.id });
    expect(body.room.group.people.find(({ id }: { id: string }) => id === cleo.id)).toMatchObject({
      left: true,
    });
    await ada.visitor.post(`${pathOf(chatId)}people`, { people: [cleo.id] });
    expect((await cleo.visitor.get(pathOf(chatId))).status).toBe(200);
    await cleo.visitor.delete(`${pathOf(chatId)}membership`);
    await ben.visitor.delete(`${pathOf(chatId)}membership`);
    expect(await roomsOf(ada)).toMatchObject([{ writing: 'closed' }]);
    expect((await ada.visitor.post(pathOf(chatId), { message: 'Anybody?' })).status).toBe(403);
    expect((await ada.visitor.delete(`${pathOf(chatId)}membership`)).status).toBe(204);
    expect(await roomsOf(ada)).toEqual([]);
  });

  it('is muted by one of its people for that one alone; two can mute their conversation too', async () => {
    const { people, chatId } = await three();
    const [ada, ben] = people;
    const chatsOf = async ({ visitor }: Person) =>
      (await visitor.get('/api/v1/current_user')).body.Item.chats;
    const muted = await ben.visitor.put(`${pathOf(chatId)}membership`, { muted: true });
    expect(muted.body.Item).toMatchObject({ muted: true, unread: true });
    await say(ada, chatId, 'Quietly');
    expect((await chatsOf(ben))[chatId]).toMatchObject({ name: 'Draw trials', muted: true });
    expect((await chatsOf(ada))[chatId]).not.toHaveProperty('muted');
    await ben.visitor.put(`${pathOf(chatId)}membership`, { muted: false });
    expect(await roomsOf(ben)).toMatchObject([{ muted: false, unread_count: 2 }]);
    const pair = [ada.id, ben.id].toSorted().join('_');
    const mute = () => ben.visitor.put(`${pathOf(pair)}membership`, { muted: true });
    expect((await mute()).status).toBe(404);
    await say(ada, pair, 'To Ben');
    expect((await mute()).body.Item).toMatchObject({ id: pair, muted: true, group: null });
    expect((await ben.visitor.delete(`${pathOf(pair)}membership`)).status).toBe(404);
  });

  it('invites nobody who has blocked the inviter or is blocked, and hides from a member whom they blocked [GAP-097]', async () => {
    const { people, chatId } = await three();
    const [ada, ben, cleo] = people;
    const eve = await person('Eve');
    await block(eve, ada);
    await block(ben, eve);
    const add = (one: Person) => one.visitor.post(`${pathOf(chatId)}people`, { people: [eve.id] });
    expect((await add(ada)).body.code).toBe('messages_refused');
    expect((await add(ben)).body.code).toBe('member_blocked');
    expect((await startRoom(ada, [ben, eve])).body.code).toBe('messages_refused');
    expect((await add(cleo)).status).toBe(200);
    await say(eve, chatId, 'Something secret');
    expect(await roomsOf(ben)).toMatchObject([
      { last_message: { sender: eve.id, message: '', hidden: true }, unread: true },
    ]);
    expect((await ben.visitor.get(`${pathOf(chatId)}search?text=secret`)).body).toEqual({
      Items: [],
      Count: 0,
    });
    expect(await roomsOf(ada)).toMatchObject([{ last_message: { message: 'Something secret' } }]);
  });
});

it('finds what was said in a conversation, by pages, newest first', async () => {
  const { people, chatId } = await three();
  const [ada, ben] = people;
  for (const text of ['The draw tower', '100% of it', 'Draw again', 'Nothing']) await say(ada, chatId, text);
  const path = `${pathOf(chatId)}search`;
  const first = (await ben.visitor.get(`${path}?text=draw&limit=1`)).body;
  expect(first).toMatchObject({ Items: [{ message: 'Draw again', number: 4 }], Count: 2 });
  const cursor = encodeURIComponent(first.LastEvaluatedKey);
  const second = (await ben.visitor.get(`${path}?text=draw&limit=1&cursor=${cursor}`)).body;
  expect(second.Items).toMatchObject([{ message: 'The draw tower' }]);
  expect(second.LastEvaluatedKey).toBeUndefined();
  expect((await ben.visitor.get(`${path}?text=0%25%20of`)).body.Count).toBe(1);
  expect((await ben.visitor.get(`${path}?text=dr`)).status).toBe(400);
});
