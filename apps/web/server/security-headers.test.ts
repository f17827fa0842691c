import type { Server } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './config';
import { securityHeaders, transportSecurity } from './security-headers';

let server: Server;
let url: string;

beforeAll(async () => {
  const app = express();
  const hosts = { WEB_URL: 'https://www.millrace.example', API_URL: 'https://api.millrace.example' };
  const config = readConfig({ NODE_ENV: 'production', ...hosts });
  app.use(transportSecurity(config));
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.use(securityHeaders(config));
  app.get('/{*splat}', (_request, response) => {
    response.send('<!doctype html>');
  });
  await new Promise<void>((resolve) => {
    server = app.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it("pages have frame-ancestors 'none', a script nonce and COOP", async () => {
  const first = await fetch(url);
  const policy = first.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-|\*|https?:(?=[;\s])/);
  const nonce = /'nonce-([^']{22,})'/.exec(policy)?.[1];
  expect(nonce).toBeDefined();
  expect((await fetch(url)).headers.get('content-security-policy')).not.toContain(nonce);
  expect(first.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(first.headers.get('permissions-policy')).toMatch(/(^|, )camera=\(\)(,|$)/);
});

it('pages behind e-mail links send no path in the Referer', async () => {
  const { headers } = await fetch(new URL('/verify?token=secret', url));
  expect(headers.get('referrer-policy')).toBe('strict-origin');
});

it('HSTS is on every response over https, and on none over http', async () => {
  for (const path of ['/', '/healthz']) {
    const { headers } = await fetch(new URL(path, url));
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  }
  const plain = express();
  plain.use(transportSecurity(readConfig({})));
  plain.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  const other = plain.listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const reply = await fetch(
    `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/healthz`,
  );
  expect([reply.status, reply.headers.get('strict-transport-security')]).toEqual([200, null]);
  await new Promise((resolve) => other.close(resolve));
});
