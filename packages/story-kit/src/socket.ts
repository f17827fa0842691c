import type { ChatMessage } from '@millrace/api-client';
import type { ChatSocketOptions, SocketLike } from '@millrace/api-client/realtime';
import { aChatMessage } from '@millrace/api-mocks';
import type { ServerFrame } from '@millrace/domain';

/* For stories of conversations: the server's end of a socket. It replies that no message is missing. */

class StorySocket implements SocketLike {
  readyState = 0;
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onerror: SocketLike['onerror'] = null;
  onclose: SocketLike['onclose'] = null;
  /** Messages of the page. */
  readonly frames: unknown[] = [];

  /** Simulates that the server accepts the connection. */
  open(): void {
    this.readyState = 1;
    this.onopen?.({} as never);
  }

  send(data: string): void {
    this.frames.push(JSON.parse(data));
  }

  close(): void {
    this.readyState = 3;
  }

  /** Simulates a message of the server. */
  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) } as never);
  }

  /** Simulates a lost connection. */
  lose(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 } as never);
  }
}

let last: StorySocket | null = null;

/** For `socketOptions`: sockets that a story opens explicitly. */
export const closedSockets: ChatSocketOptions = {
  connect: () => {
    last = new StorySocket();
    return last;
  },
};

/** For `socketOptions`: sockets that open at once. */
export const storySockets: ChatSocketOptions = {
  connect: () => {
    const socket = new StorySocket();
    queueMicrotask(() => socket.open());
    last = socket;
    return socket;
  },
};

/** Returns the socket that was opened last in this run. */
export const lastSocket = (): StorySocket | null => last;

/** Removes the sockets of other stories. */
export function forgetSockets(): void {
  last = null;
}

/** Simulates that a chat message arrives. */
export function comes(chatId: string, message: Partial<ChatMessage>): void {
  last?.say({ type: 'message', chatId, message: aChatMessage({ chat_id: chatId, ...message }) });
}
