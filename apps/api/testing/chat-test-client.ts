import { type ChatMessage, createClient } from '@millrace/api-client';
import {
  type ChatSocket,
  createChatSocket,
  createOutbox,
  type KeyStorage,
  type Outbox,
  type SocketLike,
} from '@millrace/api-client/realtime';
import { WebSocket } from 'ws';
import type { Visitor } from './visitor';

/** What a browser keeps over a reload. */
class KeptValues extends Map<string, string> implements KeyStorage {
  get length(): number {
    return this.size;
  }
  key = (at: number): string | null => [...this.keys()][at] ?? null;
  getItem = (key: string): string | null => this.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.set(key, value);
  removeItem = (key: string): void => void this.delete(key);
}

/** A member at a page with a chat, which can be loaded anew. */
export class Talker {
  /** What the page was told, in order, over all of its loads. */
  readonly told: ChatMessage[] = [];
  /** What the server has acknowledged. */
  readonly acknowledged: ChatMessage[] = [];
  /** How many sockets ended that the page had not closed itself. */
  cut = 0;
  private readonly storage = new KeptValues();
  private socket: ChatSocket | undefined;
  private outbox: Outbox | undefined;

  /**
   * @param visitor The member, signed in.
   * @param webUrl The site that the page is of.
   */
  constructor(
    readonly member: { id: string; email: string },
    private readonly visitor: Visitor,
    readonly chatId: string,
    private readonly webUrl: string,
  ) {}

  /** Loads the page: the socket goes on where the page had got to, and the outbox with what it holds. */
  load(): void {
    this.leave();
    const Cookie = this.visitor.sessionCookie ?? '';
    const headers = { Cookie, Origin: this.webUrl };
    const client = createClient({ baseUrl: this.visitor.apiUrl, headers });
    const socket = createChatSocket(client, {
      connect: (url) => {
        const opened = new WebSocket(url, { origin: this.webUrl, headers: { Cookie } });
        opened.on('open', () => {
          opened.on('close', () => {
            if (this.socket === socket) this.cut += 1;
          });
        });
        return opened as unknown as SocketLike;
      },
    });
    socket.on('message', (message) => this.told.push(message));
    socket.follow(this.chatId, this.told.at(-1)?.number ?? 0);
    socket.open();
    this.socket = socket;
    this.outbox = createOutbox(client, { userId: this.member.id, storage: this.storage });
    this.outbox.onSent((message) => this.acknowledged.push(message));
  }

  say(text: string): void {
    this.outbox?.send(this.chatId, text);
  }

  /** How many messages the page has that the server has not acknowledged. */
  get waiting(): number {
    return this.outbox?.list(this.chatId).length ?? 0;
  }

  leave(): void {
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
    this.outbox?.close();
  }
}

/** All messages of a chat as a reader lists them, the first first. */
export async function listChat(visitor: Visitor, chatId: string): Promise<ChatMessage[]> {
  const all: ChatMessage[] = [];
  let cursor: string | undefined;
  do {
    const query = cursor === undefined ? '' : `&cursor=${cursor}`;
    const { body } = await visitor.get(`/api/v1/chats/${chatId}/?limit=100${query}`);
    all.unshift(...[...body.Items].reverse());
    cursor = body.LastEvaluatedKey;
  } while (cursor !== undefined);
  return all;
}
