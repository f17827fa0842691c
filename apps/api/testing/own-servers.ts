import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type DatabaseOptions, openDatabase } from '../src/platform/db/database';
import { makeDatabase } from './fresh-database';
import { freePort, type OwnProcess, type Program, startProcess, untilReady } from './own-process';
import { Seed } from './seed';

/** The host whose pages may call. */
export const OWN_WEB_URL = 'http://localhost:3000';

/** One of the processes that serve one database. */
export interface OwnServer {
  port: number;
  url: string;
  process: OwnProcess;
  /** Starts it again after it has ended; done once it serves. */
  restart(): Promise<void>;
}

/** Processes of their own on one database: two on PostgreSQL; one on the embedded engine, which lets no other in. */
export interface OwnServers {
  servers: readonly OwnServer[];
  close(): Promise<void>;
}

/** Starts them without demo data, reads and writes without limit. */
export async function startOwnServers<Seeded>(options: {
  /** Fills the database before they start. */
  fill: (seed: Seed) => Promise<Seeded>;
  /** What they are reached by. Default: the port of each. */
  apiUrl?: string;
  /** What else is in their environment. */
  env?: Record<string, string>;
  /** Default: from source. */
  program?: Program;
}): Promise<OwnServers & { seeded: Seeded }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'millrace-own-'));
  const postgres = inject('postgres');
  const made = postgres ? await makeDatabase(postgres) : null;
  const place: DatabaseOptions = { databaseUrl: made?.url ?? null, databaseConnections: 5, dataDir };
  const database = await openDatabase(place);
  const seeded = await options.fill(new Seed(database.db));
  await database.close();

  const start = (port: number, url: string): OwnProcess =>
    startProcess(
      {
        API_PORT: String(port),
        API_URL: options.apiUrl ?? url,
        WEB_URL: OWN_WEB_URL,
        DATA_DIR: dataDir,
        DEMO_DATA: 'off',
        ...(place.databaseUrl !== null && { DATABASE_URL: place.databaseUrl }),
        ...Object.fromEntries(
          ['READS_PER_MINUTE', 'WRITES_PER_MINUTE', 'MESSAGES_PER_MINUTE'].map((rate) => [
            `RATE_${rate}`,
            '0',
          ]),
        ),
        ...options.env,
      },
      options.program,
    );
  const servers: OwnServer[] = [];
  for (const _ of postgres ? [1, 2] : [1]) {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const server: OwnServer = {
      port,
      url,
      process: start(port, url),
      async restart() {
        server.process = start(port, url);
        await untilReady(server.process, port);
      },
    };
    servers.push(server);
  }
  await Promise.all(servers.map(({ process, port }) => untilReady(process, port)));
  return {
    servers,
    seeded,
    async close() {
      for (const { process } of servers) process.child.kill('SIGKILL');
      await Promise.all(servers.map(({ process }) => process.exitCode));
      await made?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
