import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleaseStack } from './release-stack';

const START = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));

/** Output of `npm start` once every service is ready. */
const STARTED = 'Demo accounts';

/** Origins of an installation's services. */
export interface Installation {
  web: string;
  api: string;
}

/** Starts Millrace with `npm start`, on free ports and with the demo data in a separate folder. */
export async function startInstallation(stack: ReleaseStack): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'millrace-bench-'));
  stack.add(() => rmSync(dataDir, { recursive: true, force: true }));
  const [api, web, partner] = [await freePort(), await freePort(), await freePort()];
  const child = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      API_PORT: String(api),
      WEB_PORT: String(web),
      PARTNER_PORT: String(partner),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  stack.add(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes(STARTED)) resolve();
      });
    }
    child.once('close', (code) =>
      reject(new Error(`Millrace did not start (exit code ${code}).\n${output}`)),
    );
  });
  return { web: `http://localhost:${web}`, api: `http://localhost:${api}` };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
