import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isStorybookBuilt, storybook } from './storybook';

const folder = mkdtempSync(join(tmpdir(), 'storybook-'));
let server: Server;
let url: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><script>start()</script><script src="./a.js"></script>',
  );
  writeFileSync(join(folder, 'iframe.html'), '<!doctype html><script type="module">\n show()\n</script>');
  writeFileSync(join(folder, 'assets', 'story-1a2b.js'), '1');
  writeFileSync(join(folder, 'index.json'), '{}');
  const app = express().use('/storybook', storybook(folder));
  await new Promise<void>((resolve) => {
    server = app.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/storybook`;
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  return new Promise((resolve) => server.close(resolve));
});

const fetchHeaders = async (path: string) => (await fetch(url + path)).headers;

it('runs scripts that lie in a document by their hashes alone', async () => {
  const policy = (await fetchHeaders('/')).get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'self'");
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self' 'sha256-[\w+/=]{44}'$/);
  const ofStory = (await fetchHeaders('/iframe.html?id=a--b')).get('content-security-policy') ?? '';
  expect(ofStory).not.toBe(policy);
});

it('keeps files with a hash in their name for a year, and asks for documents anew', async () => {
  expect((await fetchHeaders('/')).get('cache-control')).toBe('no-cache');
  expect((await fetchHeaders('/iframe.html')).get('cache-control')).toBe('no-cache');
  expect((await fetchHeaders('/assets/story-1a2b.js')).get('cache-control')).toBe(
    'public,max-age=31536000,immutable',
  );
  expect((await fetchHeaders('/index.json')).get('cache-control')).toBe('public, max-age=600');
});

it('has no place in an index, and answers 404 for what is not there', async () => {
  expect((await fetchHeaders('/')).get('x-robots-tag')).toBe('noindex');
  expect((await fetch(`${url}/nothing.js`)).status).toBe(404);
});

it('is known to be built by its index', () => {
  expect([isStorybookBuilt(folder), isStorybookBuilt(join(folder, 'nothing'))]).toEqual([true, false]);
});
