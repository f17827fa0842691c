import type { ChatMessage, ChatRoom } from '@millrace/api-client';
import { directChatId } from '@millrace/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../account/factory';
import { handlers } from '../handlers/handlers';
import { resetMocks } from '../handlers/mock-server';
import { huge } from '../scenarios/huge';
import { answerRequest, read, send } from '../testing/example-request';

const premium = aUser();
const [known = ''] = Object.keys(premium.chats);
const fresh = directChatId(premium.id, 'a26fc5a1-47b1-522c-9cc2-0704999b623c');

const readBody = async (set: ReturnType<typeof handlers>, request: Request) =>
  (await answerRequest(set, request)).json();
const readStatus = async (set: ReturnType<typeof handlers>, request: Request) =>
  (await answerRequest(set, request)).status;

beforeEach(() => resetMocks());

describe('conversations', () => {
  it('are those of the record of who is signed in', async () => {
    const set = handlers();
    const { Items } = await readBody(set, read('/api/v1/chats'));
    const room = Items.find(({ id }: ChatRoom) => id === known);
    expect(room).toMatchObject({ name: premium.chats[known]?.name, unread: true });
    const { Items: messages, Count } = await readBody(set, read(`/api/v1/chats/${known}/`));
    expect(messages.map(({ number }: ChatMessage) => number)).toEqual([4, 3, 2, 1]);
    expect(Count).toBe(4);
  });

  it('begin with what is said first, move to the top, and say it once for each id', async () => {
    const set = handlers();
    const draft = { id: '0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d99', message: ' Hello ' };
    const [one, two] = [1, 2].map(() => readBody(set, send('POST', `/api/v1/chats/${fresh}/`, draft)));
    expect(await one).toEqual(await two);
    expect((await one)?.Item).toMatchObject({
      id: draft.id,
      number: 1,
      message: 'Hello',
      sender: premium.id,
    });
    const other = { ...draft, message: 'Good day' };
    expect(await readStatus(set, send('POST', `/api/v1/chats/${fresh}/`, other))).toBe(409);
    const { Items } = await readBody(set, read('/api/v1/chats'));
    expect(Items[0]).toMatchObject({ id: fresh, unread: false, writing: 'open' });
  });

  it('are not begun without a paid plan, and are those of two alone', async () => {
    const free = handlers({ viewer: 'free' });
    const mine = directChatId(aUser({ plan: 'free' }).id, 'a26fc5a1-47b1-522c-9cc2-0704999b623c');
    expect((await readBody(free, read(`/api/v1/chats/${mine}/`))).room.writing).toBe('plan');
    expect(await readStatus(free, send('POST', `/api/v1/chats/${mine}/`, { message: 'Hello' }))).toBe(403);
    expect(await readStatus(free, read(`/api/v1/chats/${fresh}/`))).toBe(404);
    expect(await readStatus(handlers({ viewer: 'guest' }), read('/api/v1/chats'))).toBe(401);
  });

  it('are read up to the newest message, never back', async () => {
    const set = handlers();
    const mark = async (lastRead: string) =>
      (await readBody(set, send('PUT', `/api/v1/chats/${known}/`, { lastRead }))).Item;
    const { timestamp } = await mark('2026-09-14T12:50:00.000Z');
    expect(await mark('2030-01-01T00:00:00.000Z')).toMatchObject({ lastRead: timestamp, unread: false });
    expect(await mark('2026-09-14T12:50:00.000Z')).toMatchObject({ lastRead: timestamp, unread: false });
  });

  it('are found by names and by what was said', async () => {
    const found = async (text: string) =>
      (await readBody(handlers(), read(`/api/v1/chats?text=${text}`))).Items.map(
        ({ name }: ChatRoom) => name,
      );
    expect(await found('adl')).toEqual(['Franziska Adler']);
    expect(await found('tubes')).toEqual(['Franziska Adler']);
    expect(await found('ubes')).toEqual(['Franziska Adler']);
    expect(await found('dler')).toEqual([]);
  });

  it('are as many as are asked for, with as many messages', async () => {
    const set = handlers({ scenarios: [huge({ rows: 300 })] });
    const { Items, Count } = await readBody(set, read('/api/v1/chats?limit=200'));
    expect(Count).toBeGreaterThanOrEqual(299);
    const messages = await readBody(set, read(`/api/v1/chats/${Items[5].id}/?limit=200`));
    expect([messages.Items.length, messages.Count]).toEqual([200, 300]);
    expect(messages.Items[0].number).toBe(300);
  });
});
