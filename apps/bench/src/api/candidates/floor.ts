import { fileURLToPath } from 'node:url';
import type { Candidate } from './candidate';
import { startProcess } from './server-process';

/** Lower bound for any server on Node: a prepared statement of `pg` behind `node:http`. */
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
