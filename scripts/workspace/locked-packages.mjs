import { parse } from 'yaml';

/** Folders whose packages are rendered in stories (not those of servers), and the root's packages to render them. */
const drawn = /^packages\/(?!monitoring$|preflight$|serving$|test-servers$)/;
const drawing = /^(react|react-dom|storybook|@storybook\/|vite$|@vitejs\/|@vanilla-extract\/|msw)/;
const fonts = /^@fontsource/;

/**
 * @typedef {Record<string, { version: string }>} Wanted
 * @typedef {{ dependencies?: Wanted, devDependencies?: Wanted }} Importer
 * @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Snapshot
 */

/**
 * Lists the packages from the registry that stories can show, so that tool updates invalidate no screenshot.
 * @param {string} lockfile  the text of pnpm-lock.yaml
 * @returns {string[]} `name@version`, sorted
 */
export function packagesOfStories(lockfile) {
  /** @type {{ importers?: Record<string, Importer>, snapshots?: Record<string, Snapshot> }} */
  const { importers = {}, snapshots = {} } = parse(lockfile);
  const queue = Object.entries(importers).flatMap(([folder, { dependencies, devDependencies }]) => {
    const own = drawn.test(folder) ? Object.entries(dependencies ?? {}) : [];
    const shared = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name]) => (folder === '.' && drawing.test(name)) || (drawn.test(folder) && fonts.test(name)),
    );
    return [...own, ...shared].map(([name, { version }]) => `${name}@${version}`);
  });
  /** @type {Set<string>} */
  const found = new Set();
  for (let next = queue.pop(); next; next = queue.pop()) {
    const snapshot = snapshots[next];
    if (found.has(next) || !snapshot) continue;
    found.add(next);
    const needed = { ...snapshot.dependencies, ...snapshot.optionalDependencies };
    queue.push(...Object.entries(needed).map(([name, version]) => `${name}@${version}`));
  }
  // A peer dependency changes the name of a snapshot, and is listed itself.
  return [...new Set([...found].map((name) => name.replace(/\(.*/, '')))].sort();
}
