import { fileURLToPath } from 'node:url';
import type { Candidate } from './candidate';
import { startProcess } from './server-process';

// Rate limits count as usual, but are too high to be reached.
const NEVER_REACHED = '1000000000';

/** The API as shipped: the production build with its usual log. */
export const millrace: Candidate = {
  name: 'Millrace API',
  start: ({ databaseUrl, connections, folder, flags, env }) =>
    startProcess({
      name: 'millrace',
      entry: fileURLToPath(new URL('../../../../api/dist/main.js', import.meta.url)),
      health: '/readyz',
      folder,
      flags,
      env: (port) => ({
        API_PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        DATABASE_CONNECTIONS: String(connections),
        DEMO_DATA: 'off',
        // No measured call sends mail.
        SMTP_URL: 'smtp://localhost:1',
        MAIL_FROM: 'no-reply@millrace.example',
        RATE_READS_PER_MINUTE: NEVER_REACHED,
        RATE_SEARCHES_PER_MINUTE: NEVER_REACHED,
        RATE_WRITES_PER_MINUTE: NEVER_REACHED,
        RATE_MESSAGES_PER_MINUTE: NEVER_REACHED,
        RATE_CONVERSATIONS_PER_HOUR: NEVER_REACHED,
        RATE_SOCKETS_PER_MINUTE: '0',
        ...env,
      }),
    }),
};
