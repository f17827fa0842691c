import { Socket } from 'node:net';

/** A request that is sent as it is, and which kind of call it is. */
export interface LoadRequest {
  kind: string;
  text: string;
}

/** Counts the outcomes of the requests of one kind. */
export interface KindReport {
  /** Replies of 200 to 299, in milliseconds, ascending. */
  answeredMs: number[];
  refused: number;
  /** Refusals that do not say when to come back. */
  withoutRetryAfter: number;
  /** Other replies, and none. */
  failed: number;
}

/** Reports the outcome of a load. */
export interface LoadReport {
  kinds: Record<string, KindReport>;
  /** Requests for which no connection was free, so that they were not sent. */
  unsent: number;
  seconds: number;
}

/** Generates load over raw sockets: a cheap client, as it shares the machine with the server under test. */
export class LoadGenerator {
  private readonly free: Connection[] = [];
  private readonly all: Connection[] = [];

  constructor(private readonly port: number) {}

  /** Opens connections until there are so many. */
  async open(count: number): Promise<void> {
    while (this.all.length < count) {
      const connection = new Connection(this.port);
      await connection.opened;
      this.all.push(connection);
      this.free.push(connection);
    }
  }

  close(): void {
    for (const connection of this.all) connection.close();
  }

  /**
   * Sends requests at a rate, whether or not those before are answered.
   *
   * @param next Makes the next request.
   */
  async atRate(perSecond: number, seconds: number, next: () => LoadRequest): Promise<LoadReport> {
    const report: LoadReport = { kinds: {}, unsent: 0, seconds };
    const begun = performance.now();
    let due = 0;
    const pending: Promise<void>[] = [];
    for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - begun) {
      for (; due < (elapsed / 1000) * perSecond; due += 1) {
        const connection = this.free.pop();
        if (connection) pending.push(this.send(connection, next(), report));
        else report.unsent += 1;
      }
      // The tick of the generator: sends what is due, then yields to the replies.
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await Promise.all(pending);
    return sorted(report);
  }

  /** Sends so many requests at a time, each as soon as the one before is answered. */
  async atOnce(count: number, seconds: number, next: () => LoadRequest): Promise<LoadReport> {
    await this.open(count);
    const report: LoadReport = { kinds: {}, unsent: 0, seconds };
    const until = performance.now() + seconds * 1000;
    const one = async (): Promise<void> => {
      while (performance.now() < until) {
        const connection = this.free.pop();
        if (!connection) throw new Error('A connection is missing.');
        await this.send(connection, next(), report);
      }
    };
    await Promise.all(Array.from({ length: count }, one));
    return sorted(report);
  }

  private async send(connection: Connection, request: LoadRequest, report: LoadReport): Promise<void> {
    const begun = performance.now();
    const reply = await connection.send(request.text);
    this.free.push(connection);
    report.kinds[request.kind] ??= { answeredMs: [], refused: 0, withoutRetryAfter: 0, failed: 0 };
    const kind = report.kinds[request.kind];
    if (!kind) return;
    if (reply.status >= 200 && reply.status < 300) kind.answeredMs.push(performance.now() - begun);
    else if (reply.status === 503) {
      kind.refused += 1;
      if (!reply.saysWhen) kind.withoutRetryAfter += 1;
    } else kind.failed += 1;
  }
}

function sorted(report: LoadReport): LoadReport {
  for (const { answeredMs } of Object.values(report.kinds)) answeredMs.sort((a, b) => a - b);
  return report;
}

interface Reply {
  /** 0 for none. */
  status: number;
  saysWhen: boolean;
}

/** A keep-alive connection that reconnects when the server closes it. */
class Connection {
  private socket: Socket;
  private answer: ((reply: Reply) => void) | undefined;
  private head = '';
  private left = 0;
  private reply: Reply | undefined;
  opened: Promise<void>;

  constructor(private readonly port: number) {
    [this.socket, this.opened] = this.connect();
  }

  close(): void {
    this.socket.destroy();
  }

  async send(text: string): Promise<Reply> {
    if (this.socket.destroyed) {
      [this.socket, this.opened] = this.connect();
      await this.opened;
    }
    return new Promise((resolve) => {
      this.answer = resolve;
      this.socket.write(text, 'latin1');
    });
  }

  private connect(): [Socket, Promise<void>] {
    const socket = new Socket();
    const opened = new Promise<void>((resolve) => {
      socket.once('connect', resolve).once('error', () => resolve());
    });
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.take(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => this.end({ status: 0, saysWhen: false }));
    socket.connect(this.port, '127.0.0.1');
    return [socket, opened];
  }

  private take(chunk: Buffer): void {
    if (this.reply) this.left -= chunk.length;
    else {
      this.head += chunk.toString('latin1');
      const end = this.head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.head)?.[1] ?? 0);
      this.reply = {
        status: Number(this.head.slice(9, 12)),
        saysWhen: /\r\nretry-after: \d/i.test(this.head),
      };
      this.left = length - (this.head.length - end - 4);
    }
    if (this.left <= 0) this.end(this.reply);
  }

  private end(reply: Reply): void {
    const { answer } = this;
    this.answer = undefined;
    this.reply = undefined;
    this.head = '';
    answer?.(reply);
  }
}
