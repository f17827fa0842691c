/**
 * Finds a Chromium for the tests that need one: an installed one, else one that is installed now. Run directly,
 * it prints the path.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chromium.exe',
];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The last version that runs on Node 20. */
const bundledVersion = '147.0.0';

/**
 * Finds an installed browser: `CHROMIUM_PATH`, one on the PATH, in its usual place, or Playwright's own.
 * @returns {string | undefined} its path
 */
export function installedBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  return (
    onPath(names) ?? [...places, ownOfPlaywright()].find((path) => path !== undefined && isExecutable(path))
  );
}

/** @param {string[]} commands @returns {string | undefined} the path of the first that is installed */
function onPath(commands) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((name) => join(folder, name)))
    .find(isExecutable);
}

/**
 * Finds or installs a browser: the installed one, else Debian's package if we may install it, else an npm package
 * that includes its own libraries. Logs which one.
 * @returns {Promise<string>} its path
 * @throws if all of these fail, naming what to install
 */
export async function findBrowser() {
  const installed = installedBrowser();
  if (installed) return announce(installed, 'installed');
  const packaged = installFromDebian('chromium') ? installedBrowser() : undefined;
  if (packaged) return announce(packaged, 'installed from the system packages');
  return announce(await unpackBundled(), `@sparticuz/chromium ${bundledVersion}`);
}

/**
 * Finds a browser for headless tests: Chromium's headless shell, which renders the same with a third less work
 * than the headless full browser. It lacks notifications: their tests run in the full browser.
 * @returns {Promise<string>} its path; that of `findBrowser` if no shell can be installed
 */
export async function findHeadlessBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return announce(given, 'given');
  const installed = onPath(shells);
  if (installed) return announce(installed, 'installed');
  const packaged = installFromDebian('chromium-headless-shell') ? onPath(shells) : undefined;
  return packaged ? announce(packaged, 'installed from the system packages') : findBrowser();
}

/** @param {string} path @param {string} origin */
function announce(path, origin) {
  console.log(`Browser: ${path} (${origin})`);
  return path;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function ownOfPlaywright() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} name of the package @returns {boolean} true if it was installed */
function installFromDebian(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false;
  console.log(`Installing the system package ${name}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    return true;
  } catch (error) {
    console.log(
      `The system package couldn’t be installed: ${error instanceof Error ? error.message : error}`,
    );
    return false;
  }
}

async function unpackBundled() {
  const folder = fileURLToPath(new URL('../node_modules/.cache/millrace-browser/', import.meta.url));
  const entry = join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  try {
    if (!existsSync(entry)) {
      mkdirSync(folder, { recursive: true });
      execFileSync(
        'npm',
        [
          'install',
          '--no-save',
          '--no-package-lock',
          '--prefix',
          folder,
          `@sparticuz/chromium@${bundledVersion}`,
        ],
        { stdio: 'inherit', shell: process.platform === 'win32' },
      );
    }
    // Makes it unpack the libraries that a minimal machine lacks.
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
    const { default: bundled } = await import(pathToFileURL(entry).href);
    return await bundled.executablePath();
  } catch (error) {
    throw new Error('Chromium not found. Install Chromium or Chrome, or set CHROMIUM_PATH.', {
      cause: error,
    });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await findBrowser();
