import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

/** A package registry of this machine. */
export interface Registry {
  /** Its address, with a slash at its end. */
  url: string;
  /** An npmrc by which the command-line tools find it, and may publish to it. */
  npmrc: string;
  close(): Promise<void>;
}

/**
 * Starts an empty registry in a folder. What is ours comes from it alone; anything else it passes on from the registry
 * that npm is set to.
 *
 * @param folder which exists, and is the caller's to remove
 * @param upstream address of the registry for everything else
 */
export async function startRegistry(folder: string, upstream: string): Promise<Registry> {
  const storage = join(folder, 'storage');
  mkdirSync(storage);
  const everyone = { access: '$all', publish: '$all', unpublish: '$all' };
  const server: Server = await runServer({
    configPath: join(folder, 'config.yaml'),
    storage,
    uplinks: { upstream: { url: upstream, cache: false, timeout: '60s' } },
    packages: { '@millrace/*': everyone, '**': { ...everyone, proxy: 'upstream' } },
    // The design system, with its maps of sources, is larger than is usual.
    max_body_size: '100mb',
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const npmrc = join(folder, 'npmrc');
  // The tools publish with a token or not at all; this registry reads none.
  writeFileSync(npmrc, `registry=http://127.0.0.1:${port}/\n//127.0.0.1:${port}/:_authToken=anyone\n`);
  return {
    url: `http://127.0.0.1:${port}/`,
    npmrc,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
