import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@millrace/domain';
import pg from 'pg';
import { hashToken } from '../../../api/src/areas/account/session';
import { openDatabase } from '../../../api/src/platform/db/database';
import { insertRows } from '../api/data/insert-rows';
import { loadDirectory } from '../api/data/load-catalogue';

/** Signed-in member. */
export interface Talker {
  id: string;
  cookie: string;
}

/** Creates a session for each member, on a plan that may start conversations. */
export async function signMembersIn(client: pg.Client, ids: readonly string[]): Promise<Talker[]> {
  const talkers = ids.map((id) => ({ id, token: randomBytes(32).toString('base64url') }));
  const expires_at = new Date(Date.now() + DAY_MS).toISOString();
  await insertRows(
    client,
    'sessions',
    talkers.map(({ id, token }) => ({
      token_hash: hashToken(token),
      id,
      user_id: id,
      created_at: new Date().toISOString(),
      seen_at: new Date().toISOString(),
      expires_at,
    })),
  );
  await client.query(`UPDATE users SET plan = 'premium'`);
  return talkers.map(({ id, token }) => ({ id, cookie: `millrace_session=${token}` }));
}

/** Fills an empty database with members. @returns Some of them, who are signed in and may write to each other. */
export async function loadTalkers(databaseUrl: string, count: number): Promise<Talker[]> {
  const { close } = await openDatabase({ databaseUrl, databaseConnections: 1, dataDir: '' });
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const { members } = await loadDirectory(client);
    const talkers = await signMembersIn(
      client,
      members.slice(0, count).map(({ id }) => id),
    );
    await client.query('VACUUM ANALYZE');
    return talkers;
  } finally {
    await client.end();
    await close();
  }
}
