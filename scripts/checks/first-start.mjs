import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { adoptBuilds } from '../workspace/build.mjs';
import { at } from '../workspace/paths.mjs';
import { capture } from '../workspace/process.mjs';

/** Id of a product of the demo data, the same in every installation. */
const product = {
  path: '/product/preform-silica-glass/d53ae804-391b-573e-ba6d-76a128774728',
  name: 'Preform silica glass',
};

/** Timeout of a first start in ms. */
const PATIENCE_MS = 600_000;

/**
 * Runs `npm start` like a newcomer, in a copy of the sources without anything built or installed: it must start,
 * show a product, refuse invalid options clearly, shut down gracefully, and keep its data for the next start.
 * @returns {AsyncGenerator<import('./static.mjs').Result>}
 */
export async function* checkFirstStart() {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-start-'));
  /** @type {Start[]} */
  const starts = [];
  try {
    await copySources(folder);
    const env = await freePorts();
    const start = (/** @type {Record<string, string>} */ extra = {}) => {
      const begun = new Start(folder, { ...env, ...extra });
      starts.push(begun);
      return begun;
    };
    const web = `http://localhost:${env.WEB_PORT}`;
    const api = `http://localhost:${env.API_PORT}`;

    const first = start();
    yield await check('npm start in a fresh copy prints addresses and accounts', async () => {
      await first.prints('Demo accounts');
      for (const port of Object.values(env)) await first.prints(`http://localhost:${port}`);
    });
    let cookie = '';
    yield await check('the page of a product is served with its data', async () => {
      const reply = await fetch(web + product.path, { redirect: 'follow' });
      const page = await reply.text();
      const heading = /<h1[^>]*>.*?<\/h1>/s.exec(page)?.[0] ?? '';
      if (reply.status !== 200 || !heading.includes(product.name)) {
        throw new Error(`${reply.status} ${page.slice(0, 300)}`);
      }
      cookie = await signIn(api);
    });
    yield await check('a second one says which port is taken, in one line', () =>
      start().refuses(`Port ${env.API_PORT} for the API is taken.`),
    );
    yield await check('a folder that can’t be written is named, in one line', async () =>
      start({ ...(await freePorts()), DATA_DIR: join(folder, 'package.json', 'data') }).refuses(
        'isn’t writable',
      ),
    );
    yield await check('it ends in order when it is interrupted', async () => {
      const code = await first.stop();
      if (code !== 0) throw new Error(`It ended with ${code}.\n${first.output}`);
    });
    const again = start();
    yield await check('the next start builds nothing and keeps its data', async () => {
      await again.prints('Demo accounts');
      if (/Building|Installing/.test(again.output)) throw new Error(again.output);
      const reply = await fetch(`${api}/api/v1/current_user`, { headers: { cookie } });
      if (reply.status !== 200) throw new Error(`The session is gone: ${reply.status}`);
    });
    await again.stop();
    // Later stages test these builds.
    adoptBuilds(folder);
  } finally {
    await Promise.all(starts.map((one) => one.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One run of `npm start`. */
class Start {
  output = '';
  /** @type {number | null} */
  code = null;

  /** @param {string} cwd @param {Record<string, string>} env */
  constructor(cwd, env) {
    // Runs Node itself, because npm forwards signals but not the exit code that follows.
    this.child = spawn(process.execPath, ['scripts/start.mjs'], { cwd, env: { ...process.env, ...env } });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.on('data', (chunk) => {
        this.output += chunk;
      });
    }
    this.ended = new Promise((resolve) => {
      this.child.on('close', (code) => {
        this.code = code;
        resolve(code);
      });
    });
  }

  /** @param {string} text */
  async prints(text) {
    const latest = Date.now() + PATIENCE_MS;
    while (!this.output.includes(text)) {
      if (this.code !== null || Date.now() > latest) {
        throw new Error(`It never printed "${text}".\n${this.output.slice(-3000)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** @param {string} reason */
  async refuses(reason) {
    const code = await this.ended;
    const lines = this.output.trim().split('\n');
    if (code === 0 || lines.length !== 1 || !lines[0]?.includes(reason)) {
      throw new Error(`Exit code ${code}: ${this.output}`);
    }
  }

  /** @returns {Promise<number | null>} */
  stop() {
    if (this.code === null) this.child.kill('SIGINT');
    return this.ended;
  }
}

/** Copies the files that git tracks, including changes of this checkout. @param {string} folder */
async function copySources(folder) {
  const { code, output } = await capture('git', [
    'ls-files',
    '-z',
    '-co',
    '--exclude-standard',
    '--deduplicate',
  ]);
  if (code !== 0) throw new Error(output);
  // A file that was removed but not yet committed is still listed.
  for (const file of output.split('\0').filter((name) => name !== '' && existsSync(at(name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(at(file), join(folder, file), { recursive: true, force: true });
  }
}

/** @returns {Promise<Record<'API_PORT' | 'WEB_PORT' | 'PARTNER_PORT', string>>} */
async function freePorts() {
  const [API_PORT, WEB_PORT, PARTNER_PORT] = await Promise.all([freePort(), freePort(), freePort()]);
  return { API_PORT, WEB_PORT, PARTNER_PORT };
}

/** @returns {Promise<string>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' && address ? address.port : 0)));
    });
  });
}

/** @param {string} api @returns {Promise<string>} the session's cookie */
async function signIn(api) {
  const reply = await fetch(`${api}/auth/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ username: 'free@millrace.example', password: 'demo-millrace' }),
  });
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  if (!cookie) throw new Error(`Nobody could sign in: ${reply.status}`);
  return cookie;
}

/** @param {string} title @param {() => Promise<void>} work @returns {Promise<import('./static.mjs').Result>} */
async function check(title, work) {
  const started = Date.now();
  const output = await work().then(
    () => '',
    (error) => String(error instanceof Error ? error.message : error),
  );
  return { title, passed: output === '', output, seconds: (Date.now() - started) / 1000 };
}
