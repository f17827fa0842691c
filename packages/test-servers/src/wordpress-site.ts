import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder of Debian's package `wordpress`. */
const PACKAGE = '/usr/share/wordpress';

/** Password of the administrator `editor`. */
export const WORDPRESS_PASSWORD = 'demo-millrace';

export interface WordPressSite {
  url: string;
  version: string;
  /** Runs PHP inside WordPress and returns what it prints. */
  run(code: string): string;
  stop(): Promise<void>;
}

/**
 * Installs WordPress in a temporary folder, on a separate database, and serves it.
 *
 * @param plugins Folders of plugins by the names that they are installed under; none is active.
 * @throws if Debian's packages `wordpress`, `wordpress-theme-twentytwentythree`, `php-cli`, `php-mysql` and `mariadb-server`
 *   are not installed.
 */
export async function startWordPress(plugins: Readonly<Record<string, string>>): Promise<WordPressSite> {
  if (!existsSync(PACKAGE))
    throw new Error('Install wordpress, php-cli, php-mysql and mariadb-server first.');
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
  const site = join(folder, 'site');
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const database = await startDatabase(folder);
  // Links lead to libraries of other packages.
  cpSync(PACKAGE, site, { recursive: true, dereference: true });
  for (const [name, plugin] of Object.entries(plugins))
    cpSync(plugin, join(site, 'wp-content/plugins', name), { recursive: true });
  writeFileSync(join(site, 'wp-config.php'), configuration(url, database.socket));
  const execute = (code: string) =>
    execFileSync('php', ['-d', 'sendmail_path=/bin/true', '-r', code], { cwd: site, encoding: 'utf8' });
  const run = (code: string) => execute(`require 'wp-load.php'; ${code}`);
  execute(
    `define('WP_INSTALLING', true); require 'wp-load.php'; require 'wp-admin/includes/upgrade.php';
     wp_install('Trade journal', 'editor', 'editor@example.com', false, '', '${WORDPRESS_PASSWORD}');`,
  );
  const server = spawn('php', ['-S', url.replace('http://', ''), '-t', site], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    detached: true,
  });
  await until(async () => (await fetch(url).catch(() => null))?.ok === true);
  return {
    url,
    version: run('echo $GLOBALS["wp_version"];'),
    run,
    async stop() {
      // Its workers are processes of its group.
      if (server.pid) process.kill(-server.pid);
      await Promise.all([ended(server), database.stop()]);
      rmSync(folder, { recursive: true });
    },
  };
}

async function startDatabase(folder: string) {
  const [data, socket] = [join(folder, 'data'), join(folder, 'socket')];
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  execFileSync(
    'mariadb-install-db',
    [`--datadir=${data}`, '--auth-root-authentication-method=normal', ...user],
    {
      stdio: 'ignore',
    },
  );
  const server = spawn(
    'mariadbd',
    ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', ...user],
    {
      stdio: 'ignore',
    },
  );
  await until(async () => existsSync(socket));
  execFileSync('mariadb', [
    '--no-defaults',
    `--socket=${socket}`,
    '--user=root',
    '--execute=create database wordpress',
  ]);
  return {
    socket,
    stop: () => {
      server.kill();
      return ended(server);
    },
  };
}

const configuration = (url: string, socket: string): string => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
${['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].map((name) => `define('${name}_KEY', '${name}'); define('${name}_SALT', '${name}');`).join('\n')}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', () => resolve()))
    : Promise.resolve();

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('The site or its database did not start within 30 s.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
