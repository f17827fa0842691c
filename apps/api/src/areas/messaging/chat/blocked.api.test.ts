import { directChatId } from '@millrace/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, TestSocket, type Visitor } from '../../../../testing';
import { newId } from '../../../platform/db/ids';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

interface Person {
  id: string;
  visitor: Visitor;
}

async function person(name: string, overrides: Parameters<Seed['member']>[1] = {}): Promise<Person> {
  const row = await seed.member(name, { plan: 'premium', ...overrides });
  return { id: row.id, visitor: await server.signIn(row.email) };
}

const pathOf = (one: { id: string }, other: { id: string }) =>
  `/api/v1/chats/${directChatId(one.id, other.id)}/`;
const say = (one: Person, other: { id: string }, message: string, id: string = newId()) =>
  one.visitor.post(pathOf(one, other), { id, message });
const block = (one: Person, other: { id: string }) =>
  one.visitor.post('/api/v2/me/blocks', { user_id: other.id });
const unblock = (one: Person, other: { id: string }) => one.visitor.delete(`/api/v2/me/blocks/${other.id}`);

/** Whether one may write: as the conversation says, and as the list of all says. */
async function writing(one: Person, other: { id: string }): Promise<string[]> {
  const { room } = (await one.visitor.get(pathOf(one, other))).body;
  const { Items } = (await one.visitor.get('/api/v1/chats')).body;
  const listed = Items.find(({ id }: { id: string }) => id === room.id);
  return [room.writing, listed?.writing ?? 'not listed'];
}

describe('messages of somebody who is blocked', () => {
  it('are refused, in a conversation that goes on and to begin one, until unblocked [GAP-097]', async () => {
    const [ada, ben, cleo] = [await person('Ada'), await person('Ben'), await person('Cleo')];
    await say(ben, ada, 'Good morning');
    await block(ada, ben);
    await block(ada, cleo);
    for (const blocked of [ben, cleo]) {
      const { status, body } = await say(blocked, ada, 'Buy our rods');
      expect([status, body.code]).toEqual([403, 'messages_refused']);
      expect(body.error).toBe('This member doesn’t accept messages from you.');
    }
    expect((await ada.visitor.get(pathOf(ada, ben))).body.Count).toBe(1);
    expect((await ada.visitor.get('/api/v1/chats')).body.Count).toBe(1);

    for (const blocked of [ben, cleo]) await unblock(ada, blocked);
    for (const blocked of [ben, cleo]) expect((await say(blocked, ada, 'Thank you')).status).toBe(201);
  });

  it('leave others free to write, and guests as they were', async () => {
    const [ada, ben, eve] = [await person('Ada'), await person('Ben'), await person('Eve')];
    await block(ada, ben);
    expect((await say(eve, ada, 'Hello Ada')).status).toBe(201);
    expect((await say(eve, ben, 'Hello Ben')).status).toBe(201);
    expect((await say(ben, eve, 'Hello Eve')).status).toBe(201);
    expect((await server.guest().post(pathOf(ada, ben), { message: 'Hello' })).status).toBe(401);
  });

  it('are refused whatever the plan, without taking of what a plan is asked for', async () => {
    const [ada, free] = [await person('Ada'), await person('Free', { plan: 'free' })];
    expect((await say(free, ada, 'Hello')).body.code).toBe('plan_required');
    await block(ada, free);
    expect((await say(free, ada, 'Hello')).body.code).toBe('messages_refused');
  });

  it('answer as before what was said before the block', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const id = newId();
    const said = await say(ben, ada, 'Once', id);
    await block(ada, ben);
    const again = await say(ben, ada, 'Once', id);
    expect([again.status, again.body]).toEqual([201, said.body]);
  });
});

describe('a conversation with somebody who is blocked', () => {
  it('takes nothing of who blocks either, and says to each why [GAP-097]', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    expect(await writing(ada, ben)).toEqual(['open', 'not listed']);
    await block(ada, ben);
    expect(await writing(ada, ben)).toEqual(['blocked', 'not listed']);
    expect(await writing(ben, ada)).toEqual(['closed', 'not listed']);
    await unblock(ada, ben);

    await say(ben, ada, 'Good morning');
    await block(ada, ben);
    expect(await writing(ada, ben)).toEqual(['blocked', 'blocked']);
    expect(await writing(ben, ada)).toEqual(['closed', 'closed']);
    const { status, body } = await say(ada, ben, 'And you');
    expect([status, body.code, body.error]).toEqual([
      403,
      'member_blocked',
      'You blocked this member. Unblock them to send messages.',
    ]);
    await unblock(ada, ben);
    expect(await writing(ada, ben)).toEqual(['open', 'open']);
    expect(await writing(ben, ada)).toEqual(['open', 'open']);
  });

  it('does not tell that the other writes', async () => {
    const [ada, ben, eve] = [await person('Ada'), await person('Ben'), await person('Eve')];
    const [theirs, other] = [directChatId(ada.id, ben.id), directChatId(ada.id, eve.id)];
    const sockets = await Promise.all(
      [ada, ben, eve].map(({ visitor }) => TestSocket.open(server.url, visitor)),
    );
    const [adas, bens, eves] = sockets as [TestSocket, TestSocket, TestSocket];
    adas.say({ type: 'subscribe', rooms: [theirs, other] });
    bens.say({ type: 'subscribe', rooms: [theirs] });
    eves.say({ type: 'subscribe', rooms: [other] });
    for (const [socket, rooms] of [
      [adas, 2],
      [bens, 1],
      [eves, 1],
    ] as const)
      await socket.next('subscribed', rooms);
    await block(ada, ben);
    bens.say({ type: 'typing', chatId: theirs });
    bens.say({ type: 'ping' });
    await bens.next('pong');
    eves.say({ type: 'typing', chatId: other });
    expect(await adas.next('typing')).toMatchObject({ chatId: other, userId: eve.id });
    expect(adas.of('typing')).toHaveLength(1);
    for (const { socket } of sockets) socket.close();
  });
});
