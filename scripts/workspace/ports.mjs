import { createServer } from 'node:net';
import { fail } from './node-version.mjs';

/**
 * Exits with a one-line message if a service's port is taken.
 * @param {import('./services.mjs').Service[]} parts
 */
export async function requireFreePorts(parts) {
  for (const { port, portVariable, title } of parts) {
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      fail(`${portVariable} must be a port number from 1 to 65535.`);
    }
    if (!(await isFree(port))) {
      fail(
        `Port ${port} for the ${title} is taken. Stop what uses it, or choose another with ${portVariable}.`,
      );
    }
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
