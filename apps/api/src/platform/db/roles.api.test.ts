import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { Seed } from '../../../testing';
import { runOn } from '../../../testing/fresh-database';
import { makeQueues, openJobs } from '../jobs';
import { createLog } from '../log';
import { noopMetrics } from '../metrics';
import { CONTRACT_PATH } from '../paths';
import { openDatabase } from './database';
import { HealthCheck } from './database-health';

const ROLES = join(CONTRACT_PATH, '../docs/deployment/roles.sql');

it.skipIf(!inject('postgres'))('answers requests by a role that can change rows and no tables', async () => {
  const { url: serverUrl } = inject('postgres');
  const name = `roles_${randomBytes(6).toString('hex')}`;
  const [owner, app] = [`${name}_owner`, `${name}_app`];
  const as = (role: string | null) => {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    if (role) [url.username, url.password] = [role, 'secret'];
    return url.href;
  };
  await runOn(serverUrl, `CREATE DATABASE ${name}`);
  onTestFinished(async () => {
    await runOn(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    for (const role of [app, owner]) await runOn(serverUrl, `DROP ROLE ${role}`);
  });
  const roles = readFileSync(ROLES, 'utf8')
    .replaceAll('millrace_owner', owner)
    .replaceAll('millrace_app', app);
  await runOn(as(null), roles);
  for (const role of [owner, app]) await runOn(as(null), `ALTER ROLE ${role} PASSWORD 'secret'`);

  const database = await openDatabase({
    databaseUrl: as(app),
    databaseOwnerUrl: as(owner),
    asOwner: makeQueues,
    databaseConnections: 2,
    dataDir: '',
  });
  try {
    const { db } = database;
    const seed = new Seed(db);
    const member = await seed.member('Ada');
    expect((await seed.product('Yarn')).id).toMatch(/-/);
    const jobs = await openJobs(db, createLog('error'), noopMetrics);
    await jobs.stop();
    const probe = new HealthCheck(db);
    probe.changeRefused();
    expect(await probe.ask()).toBe('ok');
    for (const statement of [
      sql`CREATE TABLE public.more (id integer)`,
      sql`ALTER TABLE users ADD COLUMN more integer`,
      sql`DROP TABLE sessions`,
      sql`TRUNCATE users`,
      sql`CREATE ROLE more`,
    ])
      await expect(db.execute(statement)).rejects.toThrow(
        expect.objectContaining({ cause: expect.objectContaining({ code: '42501' }) }),
      );
    expect(await runOn(as(app), `SELECT id FROM users WHERE id = '${member.id}'`)).toHaveLength(1);
  } finally {
    await database.close();
  }
});
