import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type MetricsServer, readMetricsPlace, serveMetrics } from '.';

const TOKEN = 'a-token-of-the-tests';
let server: MetricsServer | undefined;
afterEach(() => server?.close());

describe('where metrics are read', () => {
  it('is nowhere unless somebody says so, and on this machine unless a token is given', () => {
    expect(readMetricsPlace(undefined, TOKEN)).toBeNull();
    expect(readMetricsPlace('', undefined)).toBeNull();
    expect(readMetricsPlace('9464', undefined)).toEqual({ host: '127.0.0.1', port: 9464, token: null });
    expect(readMetricsPlace('[::1]:9464', '')).toEqual({ host: '::1', port: 9464, token: null });
    expect(readMetricsPlace('0.0.0.0:9464', TOKEN)).toEqual({ host: '0.0.0.0', port: 9464, token: TOKEN });
    for (const open of ['0.0.0.0:9464', '[::]:9464', '10.0.0.5:9464', 'metrics.internal:9464']) {
      expect(() => readMetricsPlace(open, undefined)).toThrow('set METRICS_TOKEN');
    }
  });

  it.each(['here', '70000', '10.0.0.5', 'http://10.0.0.5:9464', '::1:9464'])('is not %s', (address) => {
    expect(() => readMetricsPlace(address, undefined)).toThrow(`not "${address}"`);
  });

  it.each(['short', 'two words that are long enough', 'line\nbreak-and-long-enough'])(
    'is not behind a token such as %j',
    (token) => {
      expect(() => readMetricsPlace('9464', token)).toThrow('at least 16');
    },
  );
});

describe('the listener', () => {
  const source = { contentType: 'text/plain; version=0.0.4', metrics: async () => 'up 1\n' };
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server?.port}${path}`, init);

  it('answers with metrics alone, and only reads', async () => {
    server = await serveMetrics({ host: '127.0.0.1', port: 0, token: null }, source);
    const reply = await ask('/metrics');
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
      200,
      source.contentType,
      'up 1\n',
    ]);
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
  });

  it('answers nothing without its token', async () => {
    server = await serveMetrics({ host: '127.0.0.1', port: 0, token: TOKEN }, source);
    for (const Authorization of ['', `Bearer ${TOKEN}s`, `Basic ${TOKEN}`, TOKEN]) {
      const refused = await ask('/metrics', { headers: { Authorization } });
      expect([refused.status, await refused.text()]).toEqual([401, 'A token is needed.\n']);
    }
    expect((await ask('/metrics', { headers: { Authorization: `Bearer ${TOKEN}` } })).status).toBe(200);
  });

  it('says nothing of why it can’t answer', async () => {
    const metrics = () => Promise.reject(new Error('secret'));
    server = await serveMetrics({ host: '127.0.0.1', port: 0, token: null }, { ...source, metrics });
    const reply = await ask('/metrics');
    expect([reply.status, await reply.text()]).toEqual([500, 'The metrics could not be gathered.\n']);
  });

  it('can’t be where something else listens', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    await expect(serveMetrics({ host: '127.0.0.1', port, token: null }, source)).rejects.toThrow(
      'EADDRINUSE',
    );
    other.close();
  });
});
