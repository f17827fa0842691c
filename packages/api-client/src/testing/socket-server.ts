import type { AddressInfo } from 'node:net';
import { type ClientFrame, readClientFrame, type ServerFrame, type SocketMessage } from '@millrace/domain';
import { type WebSocket, WebSocketServer } from 'ws';

/** A server that speaks the frames of the socket, and whose connections can be cut. */
export class SocketServer {
  /** What was said in the one room there is. */
  readonly said: SocketMessage[] = [];
  /** What clients said, in order. */
  readonly heard: ClientFrame[] = [];
  /** How often somebody came. */
  comers = 0;
  /** True if it answers anything. */
  isMute = false;
  readonly baseUrl: string;

  private constructor(
    private readonly server: WebSocketServer,
    private readonly chatId: string,
  ) {
    this.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('connection', (socket) => {
      this.comers += 1;
      socket.on('message', (data) => {
        const frame = readClientFrame(data.toString());
        if (frame) this.heard.push(frame);
        if (frame && !this.isMute) this.answer(socket, frame);
      });
    });
  }

  static async start(chatId: string): Promise<SocketServer> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', path: '/ws' });
    await new Promise((resolve) => server.once('listening', resolve));
    return new SocketServer(server, chatId);
  }

  get open(): number {
    return this.server.clients.size;
  }

  /** Says something, and tells all that are there. */
  say(text: string): SocketMessage {
    const number = this.said.length + 1;
    const message: SocketMessage = {
      id: `id ${number}`,
      chat_id: this.chatId,
      number,
      sender: null,
      message: text,
      added: new Date(number * 1000).toISOString(),
    };
    this.said.push(message);
    this.tell({ type: 'message', chatId: this.chatId, message });
    return message;
  }

  tell(frame: ServerFrame): void {
    for (const socket of this.server.clients) socket.send(JSON.stringify(frame));
  }

  /** Ends every connection. @param code None cuts it. */
  cut(code?: number): void {
    for (const socket of this.server.clients) {
      if (code === undefined) socket.terminate();
      else socket.close(code);
    }
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(socket: WebSocket, frame: ClientFrame): void {
    const reply = (answer: ServerFrame) => socket.send(JSON.stringify(answer));
    if (frame.type === 'ping') reply({ type: 'pong' });
    if (frame.type !== 'subscribe') return;
    for (const { chatId, after } of frame.rooms) {
      const known = chatId === this.chatId ? this.said : [];
      const messages =
        after === undefined ? known.slice(-frame.limit) : known.slice(after, after + frame.limit);
      reply({
        type: 'subscribed',
        chatId,
        messages,
        last: known.length,
        lastRead: null,
        otherLastRead: null,
      });
    }
  }
}
