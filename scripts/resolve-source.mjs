import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './workspace/paths.mjs';

/** Plugin name, by which `unstable_pluginFilter` of vanilla-extract accepts it. */
export const RESOLVE_SOURCE = 'millrace-resolve-source';

/**
 * Resolves the packages of the workspace to their sources when vanilla-extract evaluates styles. It does so in its own
 * server, which accepts plugins but no export conditions, and would otherwise need built packages.
 *
 * @returns {import('vite').Plugin}
 */
export const resolveSource = () => ({
  name: RESOLVE_SOURCE,
  enforce: 'pre',
  resolveId(id) {
    const [, name, path] = /^@millrace\/([\w-]+)(\/.+)?$/.exec(id) ?? [];
    if (!name) return null;
    const folder = at('packages', name);
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const target = exports[`.${path ?? ''}`];
    const source = typeof target === 'string' ? target : target?.['millrace-source'];
    return source ? join(folder, source) : null;
  },
});

/** Options for `vanillaExtractPlugin`. */
export const withSource = {
  unstable_pluginFilter: (/** @type {{ name: string }} */ { name }) => name === RESOLVE_SOURCE,
};
