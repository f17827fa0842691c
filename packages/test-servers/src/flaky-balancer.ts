import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Balances connections over servers like a load balancer, and cuts them on request. */
export class FlakyBalancer {
  /** Ports of the available servers. */
  ports: number[] = [];
  private readonly open = new Set<Socket>();
  private made = 0;
  private isHeld = false;

  private constructor(private readonly server: Server) {
    server.on('connection', (client) => this.lead(client));
  }

  /** @param port Port to listen on. Default: any free one. */
  static async start(port = 0): Promise<FlakyBalancer> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    return new FlakyBalancer(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Cuts open connections, whatever they carry. @param share Share of them to cut, from 0 to 1. */
  cut(share: number): void {
    for (const socket of this.open) if (Math.random() < share) socket.destroy();
  }

  /** Simulates packet loss: accepts data but forwards none, until it is switched off. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    for (const socket of this.open) {
      if (isHeld) socket.pause();
      else socket.resume();
    }
  }

  async stop(): Promise<void> {
    this.cut(1);
    await new Promise((resolve) => this.server.close(resolve));
  }

  private lead(client: Socket): void {
    this.made += 1;
    const port = this.ports[this.made % this.ports.length];
    if (port === undefined) {
      client.destroy();
      return;
    }
    const server = connect(port, '127.0.0.1');
    this.open.add(client);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.pipe(other);
      if (this.isHeld) one.pause();
      one.on('error', () => undefined);
      one.on('close', () => {
        this.open.delete(client);
        other.destroy();
      });
    }
  }
}
