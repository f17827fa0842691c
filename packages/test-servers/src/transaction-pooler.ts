import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Version of the protocol in a startup message; others ask for encryption. */
const PROTOCOL_3 = 196_608;

/** A server connection, and the client that has it for a transaction. */
interface Backend {
  socket: Socket;
  holder: Client | null;
}

interface Client {
  socket: Socket;
  database: string;
  backend: Backend | null;
  /** Messages that wait for a connection. */
  waiting: Buffer[];
  /** Queries and syncs whose `ReadyForQuery` has not come. */
  unanswered: number;
}

/**
 * A pooler of PostgreSQL connections in transaction mode, as PgBouncer 1.18 is one: a client has a server connection
 * from its first message to the end of the transaction. Sessions are not reset, and notifications to a connection
 * that no client has are dropped.
 */
export class TransactionPooler {
  private readonly free = new Map<string, Backend[]>();
  private readonly open = new Map<string, number>();
  private readonly queue: Client[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
    private readonly size: number,
  ) {
    server.on('connection', (socket) => this.welcome(socket));
  }

  /**
   * @param target URL of any database of the server, with the user of all connections.
   * @param size Server connections per database.
   */
  static async start(target: string, size: number): Promise<TransactionPooler> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return new TransactionPooler(server, new URL(target), size);
  }

  /** URL of the pooler, for a database of the server. */
  url(database: string): string {
    const { port } = this.server.address() as AddressInfo;
    return `postgres://${this.target.username}@127.0.0.1:${port}/${database}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private welcome(socket: Socket): void {
    this.track(socket);
    socket.once('data', (startup) => {
      if (startup.readInt32BE(4) !== PROTOCOL_3) {
        socket.write('N');
        return this.welcome(socket);
      }
      const fields = startup.subarray(8).toString().split('\0');
      const database = fields[fields.indexOf('database') + 1] ?? '';
      const client: Client = { socket, database, backend: null, waiting: [], unanswered: 0 };
      socket.write(
        Buffer.concat([
          message('R', int32(0)),
          message('S', text('client_encoding', 'UTF8')),
          message('S', text('server_version', '15.0')),
          message('K', int32(1), int32(1)),
          message('Z', Buffer.from('I')),
        ]),
      );
      socket.on(
        'data',
        byMessage((whole, type) => this.take(client, whole, type)),
      );
      socket.on('close', () => {
        // In the midst of a transaction the server connection is worth nothing.
        client.backend?.socket.destroy();
      });
    });
  }

  private take(client: Client, whole: Buffer, type: string): void {
    if (type === 'X') {
      client.socket.end();
      return;
    }
    client.waiting.push(whole);
    if (client.backend) this.forward(client, client.backend);
    else if (!this.queue.includes(client)) {
      this.queue.push(client);
      this.assign();
    }
  }

  private forward(client: Client, backend: Backend): void {
    for (const whole of client.waiting.splice(0)) {
      if ('QS'.includes(String.fromCharCode(whole[0] ?? 0))) client.unanswered += 1;
      backend.socket.write(whole);
    }
  }

  private assign(): void {
    for (const client of [...this.queue]) {
      const backend = this.free.get(client.database)?.pop();
      if (backend) {
        this.queue.splice(this.queue.indexOf(client), 1);
        backend.holder = client;
        client.backend = backend;
        this.forward(client, backend);
      } else if ((this.open.get(client.database) ?? 0) < this.size) {
        this.connect(client.database);
      }
    }
  }

  private connect(database: string): void {
    this.open.set(database, (this.open.get(database) ?? 0) + 1);
    const socket = connect(Number(this.target.port), this.target.hostname);
    this.track(socket);
    const backend: Backend = { socket, holder: null };
    let isStarted = false;
    socket.write(startupMessage({ user: this.target.username, database }));
    socket.on(
      'data',
      byMessage((whole, type) => {
        if (!isStarted) {
          // A request for the password in clear text; 0 says that the client is let in.
          if (type === 'R' && whole.readInt32BE(5) !== 0)
            socket.write(message('p', text(this.target.password)));
          if (type !== 'Z') return;
          isStarted = true;
          return this.release(database, backend);
        }
        const { holder } = backend;
        holder?.socket.write(whole);
        if (!holder || type !== 'Z') return;
        holder.unanswered -= 1;
        const isIdle = String.fromCharCode(whole[5] ?? 0) === 'I';
        if (!isIdle || holder.unanswered > 0 || holder.waiting.length > 0) return;
        holder.backend = null;
        this.release(database, backend);
      }),
    );
    socket.on('close', () => {
      this.open.set(database, (this.open.get(database) ?? 1) - 1);
      this.free.set(
        database,
        (this.free.get(database) ?? []).filter((one) => one !== backend),
      );
      backend.holder?.socket.destroy();
      this.assign();
    });
  }

  private release(database: string, backend: Backend): void {
    backend.holder = null;
    // The one that was used last goes to the end, so that a client meets another each time.
    this.free.set(database, [backend, ...(this.free.get(database) ?? [])]);
    this.assign();
  }

  private track(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
  }
}

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

const text = (...values: string[]): Buffer => Buffer.from(values.map((value) => `${value}\0`).join(''));

const message = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
};

const startupMessage = (fields: Record<string, string>): Buffer => {
  const body = Buffer.concat([int32(PROTOCOL_3), text(...Object.entries(fields).flat()), Buffer.alloc(1)]);
  return Buffer.concat([int32(body.length + 4), body]);
};

/** Splits a stream into messages: a letter, and a length that counts itself. */
function byMessage(onMessage: (whole: Buffer, type: string) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) return;
      const whole = rest.subarray(0, end);
      rest = rest.subarray(end);
      onMessage(whole, String.fromCharCode(whole[0] ?? 0));
    }
  };
}
