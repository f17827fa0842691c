import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { loadDemo } from './load-demo';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await loadDemo(server.context);
});
afterAll(() => server.close());

it.each(['free', 'premium', 'platinum'])(
  'has the %s account talk to others, who wrote last',
  async (plan) => {
    const visitor = server.guest();
    await visitor.postForm('/auth/login', {
      username: `${plan}@millrace.example`,
      password: 'demo-millrace',
    });
    const { Items } = (await visitor.get('/api/v1/chats')).body;
    expect(Items.length).toBeGreaterThan(1);
    expect(Items.some(({ unread }: { unread: boolean }) => unread)).toBe(true);
    for (const room of Items) {
      const { Items: said, Count } = (await visitor.get(`/api/v1/chats/${room.id}/`)).body;
      expect([said[0], said.length, said.at(-1).number]).toEqual([room.last_message, Count, 1]);
      const moments = said.map(({ added }: { added: string }) => added);
      expect(moments).toEqual([...new Set(moments)].sort().reverse());
    }
    // A conversation goes on where the demonstration ends.
    const [room] = Items;
    const reply = await visitor.post(`/api/v1/chats/${room.id}/`, { message: 'Thank you.' });
    expect([reply.status, reply.body.Item.number]).toEqual([201, room.last_message.number + 1]);
  },
);
