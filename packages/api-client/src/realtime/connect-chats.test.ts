import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { sessionKeys } from '../account/keys';
import type { MessagePage } from '../messaging/chat-page';
import { chatKeys } from '../messaging/keys';
import type { Pages } from '../query-options/page';
import { FakeNetwork } from '../testing/fake-network';
import { FakeStorage } from '../testing/fake-storage';
import { createClient } from '../transport/client';
import type { ChatMessage, ChatRoom, User } from '../types';
import { createChatSocket } from './chat-socket';
import type { SocketLike } from './chat-socket-types';
import { connectChats } from './connect-chats';
import { createOutbox } from './outbox';

/** A connection whose other end is the test. */
class Line implements SocketLike {
  readonly readyState = 1;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  send(): void {}
  close(): void {}
  tell(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) } as never);
  }
}

const message = (number: number, sender: string): ChatMessage => ({
  id: `id ${number}`,
  chat_id: 'ben_me',
  number,
  sender,
  message: `Message ${number}`,
  added: new Date(number * 1000).toISOString(),
});

it('brings what the socket tells and what the outbox has said into the cache, and ends', async () => {
  const requests: string[] = [];
  const client = createClient({
    baseUrl: 'https://api.millrace.example',
    fetch: async (request) => {
      requests.push(request.method);
      return requests.length === 1
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Response.json({ Item: message(3, 'me') }, { status: 201 });
    },
  });
  const queries = new QueryClient();
  const room = { id: 'ben_me', timestamp: null, lastRead: null, last_message: null } as unknown as ChatRoom;
  queries.setQueryData<Pages<MessagePage>>(chatKeys.messages('ben_me'), {
    pages: [{ items: [], count: 0, cursor: null, room }],
    pageParams: [undefined],
  });
  const chats = { ben_me: { name: 'Ben', timestamp: new Date(1).toISOString(), lastRead: null } };
  queries.setQueryData(sessionKeys.currentUser, { id: 'me', chats } as unknown as User);

  const line = new Line();
  const socket = createChatSocket(client, { connect: () => line, network: new FakeNetwork() });
  const outbox = createOutbox(client, {
    userId: 'me',
    storage: new FakeStorage(),
    network: new FakeNetwork(),
  });
  const end = connectChats(socket, queries, outbox);
  const numbers = () =>
    queries
      .getQueryData<Pages<MessagePage>>(chatKeys.messages('ben_me'))
      ?.pages[0]?.items.map((one) => one.number);
  outbox.send('ben_me', 'Message 3');
  await expect.poll(() => requests).toEqual(['POST']);

  socket.open();
  line.onopen?.({} as never);
  expect(queries.getQueryState(sessionKeys.currentUser)?.isInvalidated).toBe(true);
  // What waited is tried at once.
  await expect.poll(numbers).toEqual([3]);
  line.tell({ type: 'message', chatId: 'ben_me', message: message(4, 'ben') });
  expect(numbers()).toEqual([4, 3]);
  line.tell({ type: 'lastRead', chatId: 'ben_me', userId: 'me', lastRead: message(4, 'ben').added });
  const own = () => queries.getQueryData<User>(sessionKeys.currentUser)?.chats.ben_me;
  expect(own()).toMatchObject({ timestamp: message(4, 'ben').added, lastRead: message(4, 'ben').added });

  end();
  line.tell({ type: 'message', chatId: 'ben_me', message: message(5, 'ben') });
  expect(numbers()).toEqual([4, 3]);
  socket.close();
  outbox.close();
});
