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

/** Burst and rate per second of incoming frames. */
const FRAMES = { burst: 60, perSecond: 20 } as const;

/** Number of invalid frames after which a socket is closed. */
const STRIKES = 100;

/** Maximum number of queued incoming frames. */
const WAITING_MAX = 100;

/** Maximum send buffer in bytes. A slower client is disconnected and catches up when it reconnects. */
const BUFFER_MAX_BYTES = 1024 * 1024;

/** Timeout of the closing handshake, in milliseconds. */
const CLOSE_MS = 2_000;

type Refusal = Extract<ServerFrame, { type: 'error' }>['code'];

const REFUSALS = {
  bad_frame: 'socket.badFrame',
  rate_limited: 'socket.limited',
  not_found: 'socket.notFound',
  too_many_rooms: 'socket.tooManyRooms',
  internal: 'socket.internal',
} as const satisfies Record<Refusal, MessageKey>;

/** Owner of a socket. */
export interface SocketOwner {
  userId: string;
  sessionId: string;
}

/** Handles a frame. */
export type FollowFrame = (frame: ClientFrame, connection: Connection) => Promise<void>;

/** An open socket of a member. */
export class Connection {
  /** Rooms that the socket is subscribed to. */
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
    // The connection ID relates log entries of frames to that of the opening.
    const hear = (data: RawData, isBinary: boolean): void => this.hear(data, isBinary);
    socket.on('message', context.bind(context.active(), hear));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    // A frame was too large or malformed; the library closes the socket with the matching code.
    socket.on('error', (error) => log.debug({ err: error }, 'socket: broken frame'));
  }

  /** Sends a frame, or closes a socket whose send buffer is full. */
  send(frame: ServerFrame): void {
    this.sendText(JSON.stringify(frame));
  }

  /** Sends a serialized frame, which several sockets share; otherwise like `send`. */
  sendText(json: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > BUFFER_MAX_BYTES) {
      this.close(SOCKET_CLOSE.overloaded, 'too slow');
      return;
    }
    this.socket.send(json, (error) => error && this.log.debug({ err: error }, 'socket: not sent'));
  }

  /** Sends a frame and waits until it is flushed. Used for answers that consist of many frames. */
  sendAndWait(frame: ServerFrame): Promise<void> {
    return new Promise((resolve) => {
      // A closed socket accepts no data, so waiting would never end.
      if (this.socket.readyState !== this.socket.OPEN) resolve();
      else this.socket.send(JSON.stringify(frame), () => resolve());
    });
  }

  /** Reports why a frame was rejected. */
  refuse(code: Refusal, chatId?: string): void {
    const error = text(REFUSALS[code], { limit: CHAT_ROOMS_MAX });
    this.send({ type: 'error', code, error, ...(chatId !== undefined && { chatId }) });
  }

  /** Sends a ping. Terminates a socket that has not answered the previous one. */
  probe(): void {
    if (!this.isAlive) {
      this.socket.terminate();
      return;
    }
    this.isAlive = false;
    if (this.socket.readyState === this.socket.OPEN) this.socket.ping();
  }

  /** Closes the socket, and terminates it if the handshake times out. */
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
    // Sequential, so that answers are in the order of the requests.
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
