import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, TestSocket, type Visitor } from '../../../../testing';
import { jobHandlers } from '../../../background';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

async function person(name: string) {
  const row = await seed.member(name);
  const visitor = await server.signIn(row.email);
  return { ...row, visitor, open: () => TestSocket.open(server.url, visitor) };
}

const work = () => server.context.jobs.runDue(jobHandlers(server.context));
const like = (visitor: Visitor, id: string) => visitor.put(`/api/v1/feed/post/${id}/like`, undefined);
const list = async (visitor: Visitor) => (await visitor.get('/api/v1/user/notification/all')).body;

/** Says something to a socket and waits for the answer: whatever was told before has come by then. */
async function settle(socket: TestSocket): Promise<void> {
  const before = socket.of('pong').length;
  socket.say({ type: 'ping' });
  await socket.next('pong', before + 1);
}

describe('what a member is told', () => {
  it('comes to every tab as the list has it, and to nobody else [GAP-070, GAP-090]', async () => {
    const [author, fan, other] = [await person('Ada'), await person('Ben'), await person('Cai')];
    const sockets = [await author.open(), await author.open()];
    const [own, elsewhere] = [await fan.open(), await other.open()];
    const post = await seed.post(author, 'Draw tower 3 runs.');
    await like(fan.visitor, post.id);
    await work();
    for (const socket of sockets) {
      const { notification } = await socket.next('notification');
      expect(notification).toEqual((await list(author.visitor)).Items[0]);
      expect(notification).toMatchObject({ type: 'liked', actor_id: fan.id, post_id: post.id, others: 0 });
    }
    for (const socket of [own, elsewhere]) {
      await settle(socket);
      expect(socket.of('notification')).toEqual([]);
    }
  });

  it('comes again under its id when one more did it, and is to be read anew when it was taken back', async () => {
    const [author, one, two] = [await person('Dan'), await person('Eve'), await person('Fay')];
    const socket = await author.open();
    const post = await seed.post(author, 'Preform line.');
    for (const { visitor } of [one, two]) {
      await like(visitor, post.id);
      await work();
    }
    const [first, second] = [await socket.next('notification'), await socket.next('notification', 2)];
    expect(second.notification).toMatchObject({ id: first.notification?.id, others: 1, actor_id: two.id });
    await two.visitor.put(`/api/v1/feed/post/${post.id}/unlike`, undefined);
    await work();
    expect(await socket.next('notification', 3)).toEqual({ type: 'notification', notification: null });
    expect((await list(author.visitor)).Items).toMatchObject([{ actor_id: one.id, others: 0 }]);
  });

  it('is read in every tab once it is in one', async () => {
    const [author, fan] = [await person('Gus'), await person('Hal')];
    const [here, there, elsewhere] = [await author.open(), await author.open(), await fan.open()];
    const post = await seed.post(author, 'Shift plan.');
    await like(fan.visitor, post.id);
    await work();
    const timestamp = (await here.next('notification')).notification?.added;
    await author.visitor.post('/api/v1/user/notification/lastread', { timestamp });
    for (const socket of [here, there]) {
      expect(await socket.next('notificationsRead')).toEqual({
        type: 'notificationsRead',
        lastRead: timestamp,
      });
    }
    await settle(elsewhere);
    expect(elsewhere.of('notificationsRead')).toEqual([]);
  });

  it('does not come where it is about a post that the member may no longer read [GAP-052]', async () => {
    const [author, reader, other] = [await person('Ida'), await person('Jon'), await person('Kim')];
    const socket = await reader.open();
    const post = await seed.post(author, 'Soon private.');
    for (const { visitor } of [reader, other]) {
      await visitor.post(`/api/v1/feed/post/${post.id}/comment`, { text: 'Why?' });
    }
    const form = new FormData();
    form.set('visibility', 'private');
    await author.visitor.put(`/api/v1/feed/post/${post.id}/content`, form);
    await work();
    await author.visitor.post('/api/v2/me/connections', { user_id: reader.id });
    await work();
    // The later one shows that the earlier would have come.
    expect((await socket.next('notification')).notification?.type).toBe('connection_added');
    expect(socket.of('notification')).toHaveLength(1);
  });

  it('comes to hundreds at once', async () => {
    const product = await seed.product('Preform');
    const followers = await Promise.all(Array.from({ length: 200 }, (_, at) => seed.member(`Follower${at}`)));
    for (const { id } of followers) await seed.follower(product, { id });
    const actor = await person('Lea');
    const ends = [followers[0], followers[199]].map((row) => server.signIn(row?.email ?? ''));
    const sockets = await Promise.all(
      (await Promise.all(ends)).map((visitor) => TestSocket.open(server.url, visitor)),
    );
    await actor.visitor.post('/api/v1/product/follow', { productId: product.id });
    await work();
    for (const socket of sockets) {
      expect((await socket.next('notification')).notification).toMatchObject({
        type: 'product_followed',
        product_name: 'Preform',
      });
    }
  });
});
