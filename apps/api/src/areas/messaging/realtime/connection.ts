import {
  CHAT_ROOMS_MAX,
  type ClientFrame,
  readClientFrame,
  type ServerFrame,
  SOCKET_CLOSE,
} from '@millrace/domain';
import { context } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import { type MessageKey, text } from '../../../platform/messages/text';
import { TokenBucket } from './connection-rate-limiter';

/** Frames that a socket may send at once, and a second. */
const FRAMES = { burst: 60, perSecond: 20 } as const;

/** How many frames that can't be followed a socket may send before it is closed. */
const STRIKES = 100;

/** Frames that may wait for their turn. */
const WAITING_MAX = 100;

/** What may wait to be sent, in bytes. Whoever reads more slowly is closed, and catches up when it is back. */
const BUFFER_MAX_BYTES = 1024 * 1024;

/** How long a socket may take to say goodbye, in milliseconds. */
const CLOSE_MS = 2_000;

type Refusal = Extract<ServerFrame, { type: 'error' }>['code'];

const REFUSALS = {
  bad_frame: 'socket.badFrame',
  rate_limited: 'socket.limited',
  not_found: 'socket.notFound',
  too_many_rooms: 'socket.tooManyRooms',
  internal: 'socket.internal',
} as const satisfies Record<Refusal, MessageKey>;

/** Who holds a socket. */
export interface SocketOwner {
  userId: string;
  sessionId: string;
}

/** Follows a frame. */
export type FollowFrame = (frame: ClientFrame, connection: Connection) => Promise<void>;

/** One open socket of a member. */
export class Connection {
  /** The rooms that the socket follows. */
  readonly rooms = new Set<string>();
  private readonly bucket = new TokenBucket(FRAMES.burst, FRAMES.perSecond);
  private strikes = 0;
  private waiting = 0;
  private turn: Promise<void> = Promise.resolve();
  private isAlive = true;

  constructor(
    private readonly socket: WebSocket,
    readonly owner: SocketOwner,
    private readonly follow: FollowFrame,
    private readonly log: Logger,
  ) {
    // What is said of its frames says which opening they belong to.
    const hear = (data: RawData, isBinary: boolean): void => this.hear(data, isBinary);
    socket.on('message', context.bind(context.active(), hear));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    // A frame that is too large or broken; the socket closes by itself with the code that says so.
    socket.on('error', (error) => log.debug({ err: error }, 'socket: broken frame'));
  }

  /** Sends a frame, or closes a socket that reads too slowly. */
  send(frame: ServerFrame): void {
    this.sendText(JSON.stringify(frame));
  }

  /** As `send`, of a frame that is written already, as it goes to several. */
  sendText(json: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > BUFFER_MAX_BYTES) {
      this.close(SOCKET_CLOSE.overloaded, 'too slow');
      return;
    }
    this.socket.send(json, (error) => error && this.log.debug({ err: error }, 'socket: not sent'));
  }

  /** Sends a frame and waits until it has left: for answers of which there may be many. */
  sendAndWait(frame: ServerFrame): Promise<void> {
    return new Promise((resolve) => {
      // What is closed takes nothing any more, and nobody waits for it.
      if (this.socket.readyState !== this.socket.OPEN) resolve();
      else this.socket.send(JSON.stringify(frame), () => resolve());
    });
  }

  /** Says why a frame was not followed. */
  refuse(code: Refusal, chatId?: string): void {
    const error = text(REFUSALS[code], { limit: CHAT_ROOMS_MAX });
    this.send({ type: 'error', code, error, ...(chatId !== undefined && { chatId }) });
  }

  /** Asks for a sign of life. A socket that gave none since it was asked last is cut. */
  probe(): void {
    if (!this.isAlive) {
      this.socket.terminate();
      return;
    }
    this.isAlive = false;
    if (this.socket.readyState === this.socket.OPEN) this.socket.ping();
  }

  /** Closes the socket; one that does not answer is cut a moment later. */
  close(code: number, reason: string): void {
    if (this.socket.readyState === this.socket.CLOSED) return;
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), CLOSE_MS).unref();
  }

  private hear(data: RawData, isBinary: boolean): void {
    this.isAlive = true;
    if (!this.bucket.take() || this.waiting >= WAITING_MAX) {
      this.strike('rate_limited');
      return;
    }
    const frame = isBinary ? null : readClientFrame(data.toString());
    if (!frame) {
      this.strike('bad_frame');
      return;
    }
    this.waiting += 1;
    // One after another, so that answers come in the order of what was asked.
    this.turn = this.turn
      .then(() => this.follow(frame, this))
      .catch((error: unknown) => {
        this.log.error({ err: error, frame: frame.type }, 'socket: a frame could not be followed');
        this.refuse('internal');
      })
      .finally(() => {
        this.waiting -= 1;
      });
  }

  private strike(code: Refusal): void {
    this.strikes += 1;
    if (this.strikes >= STRIKES) this.close(SOCKET_CLOSE.refused, 'too many frames that can’t be followed');
    else this.refuse(code);
  }
}
