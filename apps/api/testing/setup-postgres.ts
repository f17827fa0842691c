import { startPgBouncer } from '@millrace/test-servers/pgbouncer';
import { startPostgres } from '@millrace/test-servers/postgres-server';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/db/database';
import { openJobs } from '../src/platform/jobs';
import { bundleProgram } from './bundle-program';
import { runOn } from './fresh-database';

const TEMPLATE = `millrace_template_${process.pid}`;

/** Starts PostgreSQL, or uses the one that is named, and makes the database that those of the tests are copies of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.stdout.write(`API tests run on PostgreSQL: ${server.description}\n`);
  await runOn(server.url, `CREATE DATABASE ${TEMPLATE}`);
  const url = new URL(server.url);
  url.pathname = `/${TEMPLATE}`;
  const template = await openDatabase({ databaseUrl: url.href, databaseConnections: 1, dataDir: '' });
  await openJobs(template.db, pino({ level: 'silent' }));
  await template.close();
  const pooler = process.env.API_TEST_POOLER === 'pgbouncer' ? await startPgBouncer(server.url, 5) : null;
  if (pooler) process.stdout.write('Their connections go through PgBouncer in transaction mode.\n');
  project.provide('pooler', pooler?.url('postgres') ?? null);
  project.provide('program', await bundleProgram());
  project.provide('postgres', { url: server.url, template: TEMPLATE });
  return async () => {
    await pooler?.stop();
    // The template, and the copies that workers kept for their next file.
    const left = await runOn<{ name: string }>(
      server.url,
      `SELECT datname AS name FROM pg_database WHERE starts_with(datname, '${TEMPLATE}')`,
    );
    for (const { name } of left) await runOn(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
    await server.stop();
  };
}
