/**
 * `npm start`: installs, builds what is stale, starts the API with its embedded database and demo data, the
 * community and the partner site, waits until each answers and prints their addresses. Ctrl+C stops them.
 */

import { spawn } from 'node:child_process';
import { accessSync, constants, createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './workspace/build.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { makeFolder } from './workspace/make-folder.mjs';
import { fail, requireSupportedNode } from './workspace/node-version.mjs';
import { at, root } from './workspace/paths.mjs';
import { requireFreePorts } from './workspace/ports.mjs';
import { toolEnv } from './workspace/process.mjs';
import { services } from './workspace/services.mjs';

requireSupportedNode();
const dataDir = process.env.DATA_DIR ?? at('.millrace');
requireWritable(dataDir);
const parts = services(process.env);
await requireFreePorts(parts);
await ensureInstalled();
const failure = await buildStale((project) =>
  ['apps/api', 'apps/web', 'apps/partner-site', 'packages/widgets'].includes(project.folder),
);
if (failure) fail(failure);

mkdirSync(join(dataDir, 'logs'), { recursive: true });
/** @type {Map<string, import('node:child_process').ChildProcess>} */
const children = new Map();
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));

for (const part of parts) {
  process.stdout.write(`Starting ${part.title} … `);
  const started = Date.now();
  const log = join(dataDir, 'logs', `${part.name}.log`);
  const child = spawn(process.execPath, [at(part.entry)], {
    cwd: root,
    env: toolEnv({ NODE_ENV: 'production', DATA_DIR: dataDir, ...part.env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.set(part.name, child);
  const file = createWriteStream(log);
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      file.write(chunk);
      tail = (tail + chunk).slice(-2000);
    });
  }
  child.on('exit', (code) => {
    if (stopping) return;
    console.error(`\n${part.title} stopped with exit code ${code}.\n${tail.trim()}\nLog: ${log}`);
    stop(1);
  });
  await answers(part);
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`);
}
printAddresses();

/** @param {import('./workspace/services.mjs').Service} part */
async function answers(part) {
  for (;;) {
    try {
      const reply = await fetch(part.health, { signal: AbortSignal.timeout(5000) });
      if (reply.ok) return;
    } catch {
      // Not listening yet; the wait ends if the child exits.
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

function printAddresses() {
  console.log('');
  for (const part of parts) console.log(`  ${part.title.padEnd(14)} ${part.url}${part.page ?? ''}`);
  console.log(`
  Demo accounts, all with the password demo-millrace:
    free@millrace.example  premium@millrace.example  platinum@millrace.example
${process.env.SMTP_URL ? '' : `\n  Emails aren’t sent. See them at ${parts.find(({ name }) => name === 'api')?.url}/outbox\n`}
  Data and logs are in ${dataDir}. Press Ctrl+C to stop everything.`);
}

/** @param {number} code */
function stop(code) {
  if (stopping) return;
  stopping = true;
  const running = [...children.values()].filter(
    (child) => child.exitCode === null && child.signalCode === null,
  );
  let left = running.length;
  if (left === 0) process.exit(code);
  for (const child of running) {
    child.once('exit', () => {
      left -= 1;
      if (left === 0) process.exit(code);
    });
    child.kill('SIGTERM');
  }
}

/** @param {string} folder */
function requireWritable(folder) {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch {
    fail(`The data folder ${folder} isn’t writable. Make it writable, or set DATA_DIR to another folder.`);
  }
}
