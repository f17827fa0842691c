import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Event, parseEnvelope } from '@sentry/core';

/** A local monitoring service that records what it receives. */
export interface MonitoringService {
  dsn: string;
  /** Received requests: URL, headers and body. */
  received: string[];
  events: Event[];
  /** Waits until an event matches. Fails after 10 s. */
  event(fits: (event: Event) => boolean): Promise<Event>;
  close(): Promise<void>;
}

/** @param port Default: any free one. */
export async function startMonitoringService(port = 0): Promise<MonitoringService> {
  const received: string[] = [];
  const events: Event[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('{}');
    if (request.method !== 'POST') return;
    received.push([request.url, JSON.stringify(request.headers), body.toString()].join('\n'));
    for (const [header, item] of parseEnvelope(body)[1]) {
      if (header.type === 'event') events.push(item as Event);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    dsn: `http://publickey@localhost:${(server.address() as AddressInfo).port}/7`,
    received,
    events,
    async event(fits) {
      for (let waited = 0; waited < 10_000; waited += 50) {
        const found = events.find(fits);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No such event came. These came: ${JSON.stringify(events, null, 1)}`);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
