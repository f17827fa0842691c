import { createServer } from 'node:http';
import { serveFolder } from '../static-server.mjs';

/** Delay of `slow.json`. `never.json` never responds. */
const slowMs = 400;

/**
 * Serves a folder, and two additional files that a story waits for.
 * @param {string} folder
 * @returns {ReturnType<typeof serveFolder>}
 */
export async function serveSlowly(folder) {
  const files = await serveFolder(folder);
  const server = createServer(async ({ url }, response) => {
    if (url === '/never.json') return;
    if (url === '/slow.json') {
      setTimeout(() => response.end('{}'), slowMs);
      return;
    }
    const file = await fetch(`${files.origin}${url}`);
    response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
    response.end(await file.text());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await files.close();
    },
  };
}
