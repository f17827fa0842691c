/** Opens sockets and generates load in a separate process, so that the client takes no CPU time from the server. */
import type { WebSocket } from 'ws';
import { openSockets } from '../sockets/open-sockets';
import { drive } from './drive';
import type { DriverOrder, OpenOrder } from './driver';
import { flood } from './flood';

let sockets: WebSocket[] = [];

process.on('message', (order: DriverOrder) => {
  run(order).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function run(order: DriverOrder): Promise<unknown> {
  switch (order.type) {
    case 'open':
      sockets = await open(order);
      return { opened: sockets.length };
    case 'drive':
      return drive(order, sockets);
    case 'flood':
      return flood(order);
  }
}

const open = ({ apiUrl, talkers, perMember }: OpenOrder): Promise<WebSocket[]> =>
  openSockets(talkers.length * perMember, (at) => ({
    url: `${apiUrl.replace('http', 'ws')}/ws`,
    headers: { Cookie: talkers[Math.floor(at / perMember)]?.cookie ?? '' },
  }));
