import {
  CHAT_MESSAGES_MAX,
  type ClientFrame,
  type RoomRequest,
  readServerFrame,
  type ServerFrame,
  SOCKET_CLOSE,
  type SocketMessage,
} from '@millrace/domain';
import type { Client } from '../transport/client';
import type { Notification } from '../types';
import type {
  ChatSocket,
  ChatSocketEvents,
  ChatSocketOptions,
  ChatSocketState,
  SocketLike,
} from './chat-socket-types';
import { Emitter } from './emitter';
import { browserNetwork, type Network } from './network';
import { reconnectDelayMs } from './reconnect';
import { SequenceTracker } from './sequence-tracker';

/** Interval of pings and timeout of their replies, in milliseconds. */
const PING_EVERY_MS = 25_000;
const PATIENCE_MS = 10_000;

/** Delay before a subscription that the server did not handle is retried, in milliseconds. */
const ASK_AGAIN_MS = 2_000;

/** Extra delay before reconnecting after too many sockets, in milliseconds, added to the usual one. */
const TOO_MANY_MS = 30_000;

/** Throttle of typing indicators, in milliseconds. */
const TYPING_EVERY_MS = 3_000;

/** Returns the address of the socket on the client's API host: `wss:` if that is https. @see CHAT-012 */
export const chatSocketUrl = ({ baseUrl }: Pick<Client, 'baseUrl'>): string =>
  `${baseUrl.replace(/^http/, 'ws')}/ws`;

const connectBrowser = (url: string): SocketLike => new WebSocket(url) as SocketLike;

/** Creates a socket to the client's API host. It is closed until `open`. */
export function createChatSocket(
  client: Pick<Client, 'withoutRetries'>,
  options: ChatSocketOptions = {},
): ChatSocket {
  return new OpenSocket(client.withoutRetries, options);
}

class OpenSocket implements ChatSocket {
  state: ChatSocketState = 'closed';
  private readonly emitter = new Emitter<ChatSocketEvents>();
  private readonly rooms = new SequenceTracker((rooms) => this.subscribe(rooms));
  private readonly typedAt = new Map<string, number>();
  private readonly connectTo: (url: string) => SocketLike;
  private readonly network: Network;
  private readonly random: () => number;
  private socket: SocketLike | null = null;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setTimeout> | undefined;
  private askAgain: ReturnType<typeof setTimeout> | undefined;
  private unwatch: (() => void) | undefined;

  constructor(
    private readonly client: Pick<Client, 'baseUrl' | 'GET'>,
    { connect = connectBrowser, network = browserNetwork, random = Math.random }: ChatSocketOptions,
  ) {
    this.connectTo = connect;
    this.network = network;
    this.random = random;
  }

  on<Name extends keyof ChatSocketEvents>(
    name: Name,
    listener: (event: ChatSocketEvents[Name]) => void,
  ): () => void {
    return this.emitter.on(name, listener);
  }

  open(): void {
    if (this.state !== 'closed' && this.state !== 'signed-out') return;
    this.unwatch ??= this.network.watch(() => this.lookAtNetwork());
    this.failures = 0;
    this.connect();
  }

  close(): void {
    this.unwatch?.();
    this.unwatch = undefined;
    this.forget();
    this.become('closed');
  }

  follow(chatId: string, after: number | null): () => void {
    this.rooms.follow(chatId, after);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      if (this.rooms.leave(chatId)) this.say({ type: 'unsubscribe', rooms: [chatId] });
    };
  }

  tellAgain(chatId: string, after: number): void {
    this.rooms.goBack(chatId, after);
  }

  sayTyping(chatId: string): void {
    const now = Date.now();
    if (now - (this.typedAt.get(chatId) ?? 0) < TYPING_EVERY_MS) return;
    this.typedAt.set(chatId, now);
    this.say({ type: 'typing', chatId });
  }

  private become(state: ChatSocketState): void {
    if (this.state === state) return;
    this.state = state;
    this.emitter.emit('state', state);
  }

  private connect(): void {
    this.forget();
    if (!this.network.isOnline()) {
      this.become('offline');
      return;
    }
    this.become('connecting');
    const socket = this.connectTo(chatSocketUrl(this.client));
    this.socket = socket;
    let wasOpen = false;
    socket.onopen = () => {
      wasOpen = true;
      this.failures = 0;
      this.become('open');
      this.rooms.askForAll();
      this.emitter.emit('resync', undefined);
      this.expect(PING_EVERY_MS);
    };
    socket.onmessage = ({ data }: { data: unknown }) => {
      this.expect(PING_EVERY_MS);
      const frame = typeof data === 'string' ? readServerFrame(data) : null;
      if (frame) this.hear(frame);
    };
    socket.onerror = () => socket.close();
    socket.onclose = ({ code }: { code: number }) => {
      if (code === SOCKET_CLOSE.signedOut) this.signOut();
      else this.comeBack(wasOpen, code === SOCKET_CLOSE.tooMany ? TOO_MANY_MS : 0);
    };
  }

  /** Drops the connection and its handlers. */
  private forget(): void {
    clearTimeout(this.retry);
    clearTimeout(this.ping);
    clearTimeout(this.askAgain);
    const { socket } = this;
    this.socket = null;
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    // A connection that is dropped while connecting may still fail; that error is ignored.
    socket.onerror = () => undefined;
    socket.onclose = null;
    socket.close();
  }

  private signOut(): void {
    this.forget();
    this.become('signed-out');
  }

  /** @param atLeastMs Minimum delay. */
  private comeBack(wasOpen: boolean, atLeastMs = 0): void {
    this.forget();
    if (!this.network.isOnline()) {
      this.become('offline');
      return;
    }
    this.become('waiting');
    const delayMs = atLeastMs + reconnectDelayMs(this.failures, this.random);
    this.failures += 1;
    this.retry = setTimeout(() => {
      if (wasOpen) this.connect();
      else this.connectIfSignedIn();
    }, delayMs);
  }

  /** Reconnects unless the session has ended, which browsers do not tell when a socket fails to open. */
  private connectIfSignedIn(): void {
    this.client.GET('/api/v1/current_user').then(
      ({ response }) => {
        if (this.state !== 'waiting') return;
        if (response.status === 401) this.signOut();
        else this.connect();
      },
      () => this.state === 'waiting' && this.comeBack(false),
    );
  }

  private lookAtNetwork(): void {
    const isOnline = this.network.isOnline();
    if (!isOnline && this.state !== 'closed' && this.state !== 'signed-out') {
      this.forget();
      this.become('offline');
    } else if (isOnline && (this.state === 'offline' || this.state === 'waiting')) {
      this.connect();
    } else if (this.state === 'open') {
      // A device that slept has lost its connections without noticing.
      this.expect(0);
    }
  }

  /** Sends a ping after a delay; reconnects if there is no reply. */
  private expect(afterMs: number): void {
    clearTimeout(this.ping);
    this.ping = setTimeout(() => {
      this.say({ type: 'ping' });
      this.ping = setTimeout(() => this.comeBack(true), PATIENCE_MS);
    }, afterMs);
  }

  private hear(frame: ServerFrame): void {
    switch (frame.type) {
      case 'message':
        this.tell(this.rooms.hear(frame.chatId, frame.message));
        break;
      case 'subscribed': {
        const { chatId, lastRead, otherLastRead } = frame;
        if (!this.rooms.has(chatId)) return;
        this.emitter.emit('room', { chatId, lastRead, otherLastRead });
        this.tell(this.rooms.catchUp(chatId, frame.messages, frame.last));
        break;
      }
      case 'lastRead':
        this.emitter.emit('lastRead', frame);
        break;
      case 'typing':
        this.emitter.emit('typing', frame);
        break;
      case 'notification':
        // The server and the client share the contract.
        this.emitter.emit('notification', frame.notification as Notification | null);
        break;
      case 'notificationsRead':
        this.emitter.emit('notificationsRead', frame);
        break;
      case 'resync':
        this.rooms.askForAll();
        this.emitter.emit('resync', undefined);
        break;
      case 'error':
        if (frame.code !== 'rate_limited' && frame.code !== 'internal') return;
        clearTimeout(this.askAgain);
        this.askAgain = setTimeout(() => this.rooms.askAgain(), ASK_AGAIN_MS);
    }
  }

  private tell(messages: readonly SocketMessage[]): void {
    for (const message of messages) this.emitter.emit('message', message);
  }

  private subscribe(rooms: readonly RoomRequest[]): void {
    // Subscriptions made while disconnected are sent once connected.
    this.say({ type: 'subscribe', rooms, limit: CHAT_MESSAGES_MAX });
  }

  private say(frame: ClientFrame): void {
    if (this.state === 'open') this.socket?.send(JSON.stringify(frame));
  }
}
