import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../testing';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('health', () => {
  it('says that the process lives, and whether it can serve', async () => {
    const guest = server.guest();
    expect((await guest.get('/healthz')).body).toEqual({ status: 'ok' });
    const ready = await guest.get('/readyz');
    expect([ready.status, ready.body]).toEqual([
      200,
      { status: 'ready', checks: { database: 'ok', announcements: 'ok' } },
    ]);
    const { readiness } = server.context;
    for (const state of ['starting', 'stopping'] as const) {
      readiness.state = state;
      const reply = await guest.get('/readyz');
      expect([reply.status, reply.body.status]).toEqual([503, state]);
      expect(reply.headers.get('retry-after')).toBe('5');
      expect((await guest.get('/healthz')).status).toBe(200);
    }
    readiness.state = 'ready';
  });
});

describe('the contract', () => {
  it('is served as JSON', async () => {
    const { status, body } = await server.guest().get('/openapi.json');
    expect([status, body.openapi]).toEqual([200, '3.1.0']);
    expect(body.paths['/api/v1/product/{id}'].get.operationId).toBe('getProduct');
    expect(body.servers).toEqual([{ url: server.context.config.apiUrl }]);
    expect(body.components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('is served as a page that runs nothing but what it brings, all of it from this host', async () => {
    const first = await server.guest().get('/docs');
    const policy = first.headers.get('content-security-policy') ?? '';
    const [, nonce = ''] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
    expect(nonce.length).toBeGreaterThan(20);
    expect(policy).not.toContain('unsafe');
    expect(first.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(first.headers.get('permissions-policy')).toContain('camera=()');
    expect(first.text.match(/<script/g)).toHaveLength(2);
    expect(
      first.text.match(new RegExp(`<script nonce="${nonce.replace(/[+/]/g, '\\$&')}"`, 'g')),
    ).toHaveLength(2);
    expect((await server.guest().get('/docs')).text).not.toContain(nonce);
    const parts = [...first.text.matchAll(/(?:src|href)="(\/docs[^"]+)"/g)].map(
      ([, address = '']) => address,
    );
    expect(parts.length).toBeGreaterThan(0);
    for (const address of parts) {
      expect([address, (await server.guest().get(address)).status]).toEqual([address, 200]);
    }
  });
});

it('lists no folder', async () => {
  for (const path of ['/docs/assets/', '/files/', '/files', '/uploads/', '/api/']) {
    expect([path, (await server.guest().get(path)).status]).toEqual([path, 404]);
  }
});

it('has every path under the API host, for pages of the web host with credentials and for all others without [OPS-002]', async () => {
  const { body } = await server.guest().get('/openapi.json');
  expect(body.servers).toHaveLength(1);
  for (const path of Object.keys(body.paths)) expect(path).toMatch(/^\//);

  const read = (origin: string) =>
    server.guest().get('/api/v1/products/all', { headers: { Origin: origin } });
  const own = await read(server.webUrl);
  expect(own.headers.get('access-control-allow-origin')).toBe(server.webUrl);
  expect(own.headers.get('access-control-allow-credentials')).toBe('true');
  expect(own.headers.get('vary')).toContain('Origin');
  for (const origin of ['https://elsewhere.example', 'null', 'http://localhost:4000']) {
    const other = await read(origin);
    expect(other.headers.get('access-control-allow-origin')).toBe('*');
    expect(other.headers.get('access-control-allow-credentials')).toBeNull();
  }
  const preflight = await server.guest().send('OPTIONS', '/api/v1/product', undefined, {
    headers: { Origin: server.webUrl, 'Access-Control-Request-Method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
});
