import { fileURLToPath } from 'node:url';
import type { Candidate } from './candidate';
import { startProcess } from './server-process';

/** What no server on Node can be faster than: one prepared statement of `pg` behind `node:http`, and nothing else. */
export const floor: Candidate = {
  name: 'bare pg',
  start: ({ databaseUrl, connections, folder }) =>
    startProcess({
      name: 'floor',
      entry: fileURLToPath(new URL('floor-server.mjs', import.meta.url)),
      health: '/',
      folder,
      env: (port) => ({
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        DATABASE_CONNECTIONS: String(connections),
      }),
    }),
};
