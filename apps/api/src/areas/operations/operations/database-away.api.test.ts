import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FlakyBalancer } from '@millrace/test-servers/flaky-balancer';
import { type OwnPostgresServer, startOwnPostgres } from '@millrace/test-servers/postgres-server';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import {
  freePort,
  killProcesses,
  type OwnProcess,
  startProcess,
  untilReady,
} from '../../../../testing/own-process';

// The only database here that can be away is a server.
const onPostgres = describe.runIf(inject('postgres'));

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

onPostgres('while the database is away', () => {
  let postgres: OwnPostgresServer;
  let network: FlakyBalancer;
  let own: OwnProcess;
  let url: string;
  let metricsUrl: string;
  const dataDir = mkdtempSync(join(tmpdir(), 'millrace-away-'));

  beforeAll(async () => {
    [postgres, network] = await Promise.all([startOwnPostgres(), FlakyBalancer.start()]);
    const address = new URL(postgres.url);
    network.ports = [Number(address.port)];
    address.host = new URL(network.url).host;
    const [port, metricsPort] = [await freePort(), await freePort()];
    [url, metricsUrl] = [`http://localhost:${port}`, `http://localhost:${metricsPort}/metrics`];
    own = startProcess({
      DATABASE_URL: address.href,
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      API_PORT: String(port),
      API_METRICS_ADDRESS: String(metricsPort),
    });
    await untilReady(own, port);
  });
  afterAll(async () => {
    killProcesses();
    await network.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const readiness = async () => {
    const reply = await fetch(`${url}/readyz`);
    return [reply.status, await reply.json()];
  };
  const isUp = async () => /\nmillrace_db_up (\d)\n/.exec(await (await fetch(metricsUrl)).text())?.[1];
  const status = async (path: string) => (await fetch(url + path)).status;
  const ready = [200, { status: 'ready', checks: { database: 'ok', announcements: 'ok' } }];
  const failing = [503, { status: 'failing', checks: { database: 'failing', announcements: 'ok' } }];

  it('says so, lives on, and serves again once it is back', async () => {
    expect(await readiness()).toEqual(ready);
    expect([await isUp(), await status('/api/v1/products/all')]).toEqual(['1', 200]);

    await postgres.halt();
    await expect.poll(readiness, { timeout: 10_000 }).toEqual(failing);
    expect([await isUp(), await status('/healthz')]).toEqual(['0', 200]);
    expect(await status('/api/v1/products/all')).toBe(503);

    await postgres.resume();
    await expect.poll(readiness, { timeout: 20_000 }).toEqual(ready);
    expect([await isUp(), await status('/api/v1/products/all')]).toEqual(['1', 200]);
  });

  it('says so within seconds where nothing of it is heard any more', async () => {
    network.hold(true);
    const startedAt = Date.now();
    expect(await readiness()).toEqual(failing);
    expect(Date.now() - startedAt).toBeLessThan(8_000);
    expect([await isUp(), await status('/healthz')]).toEqual(['0', 200]);

    network.hold(false);
    await expect.poll(readiness, { timeout: 20_000 }).toEqual(ready);
    expect(await isUp()).toBe('1');
  });
});
