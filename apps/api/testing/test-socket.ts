import type { ServerFrame, SocketMessage } from '@millrace/domain';
import { WebSocket } from 'ws';
import type { Visitor } from './visitor';

type FrameOf<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>;

const PATIENCE_MS = process.env.CI ? 40_000 : 10_000;

/** Somebody's socket, which keeps what it heard. */
export class TestSocket {
  readonly frames: ServerFrame[] = [];
  /** The code that it was closed with. */
  closeCode: number | null = null;
  private readonly waiting = new Set<() => void>();

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      this.frames.push(JSON.parse(data.toString()) as ServerFrame);
      this.wake();
    });
    socket.on('close', (code) => {
      this.closeCode = code;
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  /** Opens one. @throws The status that it was refused with, as a text. */
  static async open(
    url: string,
    visitor: Pick<Visitor, 'sessionCookie'> | null,
    origin: string | null = 'http://localhost:3000',
  ): Promise<TestSocket> {
    const address = `${url.replace(/^http/, 'ws')}/ws`;
    const cookie = visitor?.sessionCookie;
    const socket = new WebSocket(address, {
      ...(origin !== null && { origin }),
      headers: { ...(cookie && { Cookie: cookie }) },
    });
    const opened = new TestSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
      socket.once('unexpected-response', (_req, res) => {
        res.resume();
        reject(new Error(String(res.statusCode)));
      });
    });
    return opened;
  }

  say(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  of<Type extends ServerFrame['type']>(type: Type): FrameOf<Type>[] {
    return this.frames.filter((frame): frame is FrameOf<Type> => frame.type === type);
  }

  /** Messages of a room, however they came. */
  heard(chatId: string): SocketMessage[] {
    return this.frames.flatMap((frame) => {
      if (frame.type === 'message' && frame.chatId === chatId) return [frame.message];
      return frame.type === 'subscribed' && frame.chatId === chatId ? frame.messages : [];
    });
  }

  /** Waits for so many frames of a kind. @returns The last of them. */
  async next<Type extends ServerFrame['type']>(type: Type, count = 1): Promise<FrameOf<Type>> {
    await this.until(() => this.of(type).length >= count, `${count} × ${type}`);
    const frame = this.of(type)[count - 1];
    if (!frame) throw new Error('It was there a moment ago.');
    return frame;
  }

  /** Waits until it is closed. @returns The code. */
  async closed(): Promise<number> {
    await this.until(() => this.closeCode !== null, 'the end');
    return this.closeCode ?? 0;
  }

  async until(isSo: () => boolean, what: string): Promise<void> {
    const giveUpAt = Date.now() + PATIENCE_MS;
    while (!isSo()) {
      const left = giveUpAt - Date.now();
      if (left <= 0)
        throw new Error(`Waited in vain for ${what}; heard ${JSON.stringify(this.frames).slice(0, 2000)}`);
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          clearTimeout(timer);
          this.waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, left);
        this.waiting.add(wake);
      });
    }
  }

  private wake(): void {
    for (const wake of [...this.waiting]) wake();
  }
}
