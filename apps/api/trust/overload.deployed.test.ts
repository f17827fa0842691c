import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPostgres } from '@millrace/test-servers/postgres-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/platform/db/database';
import { runOn } from '../testing/fresh-database';
import { freePort, killProcesses, startProcess, untilReady } from '../testing/own-process';
import { PASSWORD, Seed } from '../testing/seed';
import { Visitor } from '../testing/visitor';
import { fillCommunity } from './testing/large-community';
import { LoadGenerator, type LoadReport, type LoadRequest } from './testing/load-generator';
import { quantile } from './testing/samples';

const SECONDS = Number(process.env.TRUST_SECONDS ?? 10);
/** So many calls at once keep a process busy. */
const BUSY = 32;
const CONNECTIONS_MAX = 4_000;
const WEB_URL = 'http://localhost:3000';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'millrace-overload-'));
const ends: (() => Promise<void>)[] = [];
let generator: LoadGenerator;
let next: () => LoadRequest;

beforeAll(async () => {
  const postgres = await startOwnPostgres();
  ends.push(() => postgres.stop());
  await runOn(postgres.url, 'CREATE DATABASE overload');
  const databaseUrl = postgres.url.replace(/\/postgres$/, '/overload');
  const database = await openDatabase({ databaseUrl, databaseConnections: 2, dataDir: '' });
  const seed = new Seed(database.db);
  const member = await seed.member('Ada', { plan: 'premium' });
  const { famousProduct } = await fillCommunity(
    database.db,
    { members: 20_000, products: 10_000, companies: 10_000, suppliers: 100_000 },
    member.id,
  );
  await database.close();
  const port = await freePort();
  const unlimited = ['READS', 'WRITES', 'SEARCHES'].map((rate) => [`RATE_${rate}_PER_MINUTE`, '0']);
  const server = startProcess(
    {
      NODE_ENV: 'production',
      API_PORT: String(port),
      API_URL: `http://localhost:${port}`,
      WEB_URL,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      // No call that is measured sends mail.
      SMTP_URL: 'smtp://localhost:1',
      MAIL_FROM: 'no-reply@millrace.example',
      ...Object.fromEntries(unlimited),
    },
    'build',
  );
  await untilReady(server, port);
  const visitor = new Visitor(`http://localhost:${port}`, WEB_URL);
  await visitor.postForm('/auth/login', { username: member.email, password: PASSWORD });
  next = requests(visitor.sessionCookie ?? '', famousProduct);
  generator = new LoadGenerator(port);
});
afterAll(async () => {
  generator.close();
  killProcesses();
  for (const end of ends.reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
});

/** Sixteen reads of guests, three reads of a member, and one change, over and over. */
function requests(cookie: string, product: string): () => LoadRequest {
  const get = (path: string, head = ''): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${head}\r\n`;
  const guest = [
    `/api/v1/product/${product}`,
    '/api/v1/products/all?limit=20',
    `/api/v2/products/${product}/suppliers?limit=20`,
    '/api/v1/company/search/qqq%20group',
  ].map((path) => ({ kind: 'reads of guests', text: get(path) }));
  const member = [
    '/api/v1/user/search/people/smith',
    '/api/v2/me/connections?limit=20',
    '/api/v2/me/vendors?limit=20',
  ].map((path) => ({ kind: 'reads of members', text: get(path, `Cookie: ${cookie}\r\n`) }));
  const body = JSON.stringify({ productId: product });
  const change = {
    kind: 'changes of members',
    text: `POST /api/v1/product/follow HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nOrigin: ${WEB_URL}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  };
  const round = [...guest, ...guest, ...guest, ...guest, ...member, change];
  let at = 0;
  return () => {
    at = (at + 1) % round.length;
    return round[at] ?? change;
  };
}

const rows: string[] = [];

function report(name: string, load: LoadReport, capacity: number | null): { goodput: number; p99: number } {
  const kinds = Object.entries(load.kinds).sort(([a], [b]) => (a < b ? -1 : 1));
  const all = kinds.flatMap(([, { answeredMs }]) => answeredMs).sort((a, b) => a - b);
  const goodput = all.length / load.seconds;
  const p99 = quantile(all, 0.99);
  const shares = kinds.map(([kind, { answeredMs, refused, failed }]) => {
    const sent = answeredMs.length + refused + failed;
    return `${kind} ${Math.round((100 * answeredMs.length) / Math.max(1, sent))} %`;
  });
  const refused = kinds.reduce((sum, [, one]) => sum + one.refused, 0);
  const failed = kinds.reduce((sum, [, one]) => sum + one.failed, 0);
  const share = capacity === null ? '–' : `${Math.round((100 * goodput) / capacity)} %`;
  rows.push(
    `| ${name} | ${goodput.toFixed(0)} | ${share} | ${quantile(all, 0.5).toFixed(0)} | ${p99.toFixed(0)} | ${(refused / load.seconds).toFixed(0)} | ${failed} | ${load.unsent} | ${shares.join(', ')} |`,
  );
  for (const [, one] of kinds) expect(one.withoutRetryAfter).toBe(0);
  return { goodput, p99 };
}

it('answers seven tenths of what it can at ten times as much, within a second, members before guests', async () => {
  await generator.atOnce(BUSY, 3, next);
  const { goodput: capacity } = report(
    `${BUSY} at a time: the capacity`,
    await generator.atOnce(BUSY, SECONDS, next),
    null,
  );
  const results = new Map<number, { goodput: number; p99: number }>();
  for (const times of [1, 3, 10]) {
    await generator.open(Math.min(CONNECTIONS_MAX, Math.ceil(capacity * times)));
    const load = await generator.atRate(times * capacity, SECONDS, next);
    results.set(times, report(`${times} times as much, by rate`, load, capacity));
  }
  for (const count of [3 * BUSY, 10 * BUSY, 1_000]) {
    report(`${count} at a time`, await generator.atOnce(count, SECONDS, next), capacity);
  }
  process.stdout.write(
    `${[
      '| load | answered a second | of capacity | p50 ms | p99 ms | refused a second | failed | not sent | answered of |',
      '|---|---:|---:|---:|---:|---:|---:|---:|---|',
      ...rows,
    ].join('\n')}\n`,
  );
  const tenfold = results.get(10);
  expect(tenfold?.goodput).toBeGreaterThan(0.7 * capacity);
  expect(tenfold?.p99).toBeLessThan(1_000);
});
