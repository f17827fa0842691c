import type { ReleaseStack } from '../release-stack';
import { floor } from './candidates/floor';
import { millrace } from './candidates/millrace';
import type { Servers } from './measure';

/** Number of database connections, the same as the API's default. */
const CONNECTIONS = 10;

/** Starts the API and the floor on one database. */
export async function startServers(
  stack: ReleaseStack,
  databaseUrl: string,
  folder: string,
): Promise<Servers> {
  const surroundings = { databaseUrl, connections: CONNECTIONS, folder };
  const api = await millrace.start(surroundings);
  stack.add(() => api.stop());
  const bare = await floor.start(surroundings);
  stack.add(() => bare.stop());
  return { api, floor: bare };
}
