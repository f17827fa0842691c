import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port';

/** A running PgBouncer in transaction mode. */
export interface PgBouncer {
  /** Its URL, for a database of the server. */
  url(database: string): string;
  stop(): Promise<void>;
}

/**
 * Starts the installed PgBouncer in transaction mode.
 *
 * @param target URL of any database of the server, with the user of all connections.
 * @param size Server connections per database.
 * @throws if it is not installed.
 */
export async function startPgBouncer(target: string, size: number): Promise<PgBouncer> {
  const { hostname, port: serverPort, username, password } = new URL(target);
  const folder = mkdtempSync(join(tmpdir(), 'millrace-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const secret = password ? ` password=${password}` : '';
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 500
`,
  );
  chmodSync(file, 0o644);
  const asRoot = process.getuid?.() === 0;
  const child = spawn('pgbouncer', [...(asRoot ? ['-u', 'nobody'] : []), file], { stdio: 'ignore' });
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`PgBouncer ended with code ${code}`)));
  });
  await Promise.race([failed, untilListening(port)]);
  return {
    url: (database) => `postgres://${username}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      const over = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await over;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(port: number): Promise<void> {
  const isListening = (): Promise<boolean> =>
    new Promise((resolve) => {
      const probe = connect(port, '127.0.0.1');
      probe.once('connect', () => resolve(true));
      probe.once('error', () => resolve(false));
      probe.once('connect', () => probe.destroy());
    });
  while (!(await isListening())) await sleep(20);
}
