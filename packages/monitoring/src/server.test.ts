import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerMonitor } from './server';
import { type MonitoringService, startMonitoringService } from './testing/monitoring-service';

const folder = fileURLToPath(new URL('..', import.meta.url));
const context = { part: 'web', noticed: 'request' } as const;
let service: MonitoringService;

beforeAll(async () => {
  service = await startMonitoringService();
});
afterAll(() => service.close());

describe('createServerMonitor', () => {
  it('sends every failure, each once, with places below the program’s folder [OPS-003]', async () => {
    const monitor = createServerMonitor({ dsn: service.dsn, environment: 'production', folder });
    const errors = Array.from({ length: 20 }, () => new RangeError('x'));
    for (const error of [...errors, ...errors]) monitor.report(error, context);
    await monitor.flush(5000);
    expect(service.events).toHaveLength(20);
    expect(new Set(service.events.map(({ event_id }) => event_id)).size).toBe(20);
    const frames = service.events[0]?.exception?.values?.[0]?.stacktrace?.frames ?? [];
    expect(frames.at(-1)?.filename).toMatch(/^app:\/\/\/src\/server\.test\.ts/);
    expect(service.received.join()).not.toContain(folder);
    expect(service.received[0]).toMatch(/^\/api\/7\/envelope\/\?.*sentry_key=publickey/);
  });

  it('follows no redirect: what it tells is for the service alone', async () => {
    const arrived: string[] = [];
    const away = createServer((request, response) => {
      arrived.push(request.url ?? '');
      response.writeHead(307, { Location: `${new URL(service.dsn).origin}/elsewhere` }).end();
    });
    await new Promise<void>((resolve) => away.listen(0, resolve));
    const before = service.received.length;
    const monitor = createServerMonitor({
      dsn: `http://k@localhost:${(away.address() as AddressInfo).port}/1`,
      environment: 'staging',
      folder,
    });
    monitor.report(new Error('x'), context);
    await monitor.flush(5000);
    expect([arrived.length, service.received.length - before]).toEqual([1, 0]);
    await new Promise((resolve) => away.close(resolve));
  });

  it.each<[string, RequestListener]>([
    ['is away', (request) => request.socket.destroy()],
    ['fails', (_request, response) => response.writeHead(500).end('{')],
    ['answers nonsense', (_request, response) => response.end('<html>')],
  ])('raises nothing where the service %s', async (_, answer) => {
    let asked = 0;
    const broken = createServer((request, response) => {
      asked += 1;
      answer(request, response);
    });
    await new Promise<void>((resolve) => broken.listen(0, resolve));
    const { port } = broken.address() as AddressInfo;
    const monitor = createServerMonitor({
      dsn: `http://k@localhost:${port}/1`,
      environment: 'staging',
      folder,
    });
    expect(() => {
      monitor.report(new Error('x'), context);
      monitor.report(undefined, context);
    }).not.toThrow();
    await expect(monitor.flush(5000)).resolves.toBeUndefined();
    expect(asked).toBe(2);
    await new Promise((resolve) => broken.close(resolve));
  });
});
