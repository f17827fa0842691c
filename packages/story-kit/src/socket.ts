import type { ChatMessage } from '@millrace/api-client';
import type { ChatSocketOptions, SocketLike } from '@millrace/api-client/realtime';
import { aChatMessage } from '@millrace/api-mocks';
import type { ServerFrame } from '@millrace/domain';

/* For stories of conversations: a server's end of a socket. It answers that nothing is missing. */

class StorySocket implements SocketLike {
  readyState = 0;
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onerror: SocketLike['onerror'] = null;
  onclose: SocketLike['onclose'] = null;
  /** What the page said. */
  readonly frames: unknown[] = [];

  /** As when the server has accepted it. */
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

  /** As the server says it. */
  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) } as never);
  }

  /** As when the network is lost. */
  lose(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 } as never);
  }
}

let last: StorySocket | null = null;

/** For `socketOptions`: sockets that a story opens when it wants to. */
export const closedSockets: ChatSocketOptions = {
  connect: () => {
    last = new StorySocket();
    return last;
  },
};

/** For `socketOptions`: sockets that are open at once. */
export const storySockets: ChatSocketOptions = {
  connect: () => {
    const socket = new StorySocket();
    queueMicrotask(() => socket.open());
    last = socket;
    return socket;
  },
};

/** The socket that was opened last in this run. */
export const lastSocket = (): StorySocket | null => last;

/** Forgets those of other stories. */
export function forgetSockets(): void {
  last = null;
}

/** Something is said in a chat. */
export function comes(chatId: string, message: Partial<ChatMessage>): void {
  last?.say({ type: 'message', chatId, message: aChatMessage({ chat_id: chatId, ...message }) });
}
