import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOwnPostgres } from '@millrace/test-servers/postgres-server';
import { startS3Store } from '@millrace/test-servers/s3-store';
import { startMailServer } from '../../testing/mail-server';
import { OperatorMachine } from './operator-machine';

/** The root of what is tested. */
export const INSTALLATION = fileURLToPath(new URL('../../../..', import.meta.url));

/** The page that takes an operator there. */
export const PAGE = join(INSTALLATION, 'docs', 'deployment.md');

/** A machine with what the page wants to be there: PostgreSQL, a store, a mail server. */
export async function openMachine() {
  const [postgres, store, post] = [await startOwnPostgres(), await startS3Store(), await startMailServer()];
  const machine = await OperatorMachine.start({
    installation: INSTALLATION.replace(/\/$/, ''),
    postgresUrl: postgres.url,
    s3Url: store.url,
    smtpUrl: post.url,
  });
  // Whoever measures asks more often than members may.
  machine.units.env = Object.fromEntries(
    [
      'RATE_READS_PER_MINUTE',
      'RATE_WRITES_PER_MINUTE',
      'RATE_MESSAGES_PER_MINUTE',
      'RATE_COMMENTS_PER_HOUR',
      'RATE_SOCKETS_PER_MINUTE',
    ].map((name) => [name, '0']),
  );
  return {
    machine,
    postgres,
    post,
    async close() {
      await machine.stop();
      await Promise.all([postgres.stop(), store.stop(), post.close()]);
    },
  };
}
