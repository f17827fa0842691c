import pg from 'pg';
import { startPostgres } from '../../../../../packages/test-servers/src/postgres-server';
import type { ReleaseStack } from '../../release-stack';

/** Temporary database. */
export interface BenchDatabase {
  url: string;
  /** Name and version of the server, and its origin. */
  description: string;
}

/**
 * Creates a temporary database on the server of the API's tests; drops it at the end.
 *
 * @param kept Name of a persistent database, which is reused if it exists.
 */
export async function createDatabase(stack: ReleaseStack, kept?: string): Promise<BenchDatabase> {
  const server = await startPostgres();
  stack.add(() => server.stop());
  const name = kept ?? `millrace_bench_${process.pid}`;
  const [row] = await runOn(server.url, `SELECT current_setting('server_version') AS version`);
  const known = await runOn(server.url, `SELECT 1 FROM pg_database WHERE datname = '${name}'`);
  if (known.length === 0) await runOn(server.url, `CREATE DATABASE ${name}`);
  if (kept === undefined) {
    stack.add(async () => {
      await runOn(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
    });
  }
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return { url: url.href, description: `PostgreSQL ${row?.version} (${server.description})` };
}

async function runOn(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
