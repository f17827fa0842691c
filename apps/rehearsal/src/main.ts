/**
 * `npm run rehearse [-- name …]`: publishes the built packages to a registry of this machine by the command that
 * publishes them, installs them from there in fresh projects as an adopter would, builds, serves and looks at these in
 * a browser. Prints what held, and ends with 1 where something did not.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { command } from './command';
import { type Consumer, consumers } from './consumers';
import { lookAt } from './look-at';
import { type Registry, startRegistry } from './registry';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => consumers.every((consumer) => consumer.name !== name));
if (unknown.length > 0) throw new Error(`Unknown project: ${unknown.join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'millrace-rehearsal-'));
let failed = 0;

async function step(title: string, run: () => Promise<unknown>): Promise<boolean> {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  try {
    await run();
    console.log(`ok     ${title} (${seconds()})`);
    return true;
  } catch (error) {
    failed += 1;
    console.log(`FAILED ${title} (${seconds()})\n${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function tryOut({ name, steps, ...served }: Consumer, registry: Registry) {
  const cwd = join(folder, name);
  cpSync(fileURLToPath(new URL(`../consumers/${name}`, import.meta.url)), cwd, { recursive: true });
  const env = { NPM_CONFIG_USERCONFIG: registry.npmrc, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };
  const lines = ['npm install --no-audit --no-fund', ...steps];
  for (const line of lines) {
    if (!(await step(`${name}: ${line}`, () => command(line, { cwd, env })))) return;
  }
  await step(`${name}: ${served.serve}, seen without and with scripts`, () =>
    lookAt(served, { cwd, env }, browser),
  );
}

const upstream =
  (await command('npm config get registry', { cwd: folder, env: {} })).trim().split('\n').at(-1) ?? '';
const registry = await startRegistry(folder, upstream);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
try {
  const release = (title: string, wish = '') =>
    step(title, () =>
      // Named in the command itself, so that no setting can send it to another registry.
      command(`node scripts/release.mjs --no-git-checks --registry=${registry.url}${wish}`, {
        cwd: root,
        env: { NPM_CONFIG_USERCONFIG: registry.npmrc },
      }),
    );
  const published =
    (await release('npm run release -- --dry-run', ' --dry-run')) && (await release('npm run release'));
  for (const consumer of published ? consumers : []) {
    if (wanted.length === 0 || wanted.includes(consumer.name)) await tryOut(consumer, registry);
  }
} finally {
  await browser.close();
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(failed === 0 ? 'All passed.' : `${failed} failed.`);
process.exitCode = failed === 0 ? 0 : 1;
