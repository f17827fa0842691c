import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DIRECTIVE = "'use client';";

/** Packages that run in browsers alone, and do not all say so. */
const CLIENT_PACKAGES =
  /^(?:react-aria|react-stately|@radix-ui\/.*|embla-carousel-react|react-image-crop|@tanstack\/react-query|react-dom)(?:\/|$)/;

/** Names that a server component may import of React; everything else is state, effects and contexts. */
const SERVER_REACT =
  /^(?:Children|Fragment|StrictMode|Suspense|cloneElement|createElement|forwardRef|isValidElement|lazy|memo|jsx|jsxs)$/;

/** Entries of ours that hold hooks, of which packages above call plain functions as well. */
const CLIENT_ENTRIES = /^@millrace\/(?:ui\/(?:hooks|light|bare)|ui|value-chain|design-system(?:\/\w+)?)$/;

/** An event handler, or another function that is handed to an element. */
const HANDLER = /\bon[A-Z]\w*(?::|,| \})|\bref: \(/;

/**
 * Marks the files of a build that run in browsers alone by `'use client'`, so that server components may import the
 * package: what uses state, effects, contexts or handlers. Entries that export what others define need no mark, and what
 * only calculates or lays out has none, so that servers may call and render it. On the first line, so that source maps
 * hold.
 *
 * @param dist The folder of the build.
 */
export function markClient(dist: string): void {
  for (const name of readdirSync(dist).filter((file) => file.endsWith('.js'))) {
    const path = join(dist, name);
    const code = readFileSync(path, 'utf8');
    if (!code.startsWith(DIRECTIVE) && needsClient(code)) writeFileSync(path, DIRECTIVE + code);
  }
}

/** Imports and exports of a file, and comments. */
const LINKS = /^(?:import|export) [^;]*?;$|\/\/[^\n]*$|\/\*[\s\S]*?\*\//gm;

function needsClient(code: string): boolean {
  const body = code.replace(LINKS, '');
  const hasMarkup = code.includes('/jsx-runtime"');
  if (hasMarkup && HANDLER.test(code)) return true;
  return [...code.matchAll(/^import (?:\{([^}]*)\}|[^"]*?) ?(?:from )?"([^"]+)";$/gms)].some(
    ([, list = '', from = '']) => {
      // Not those that it only hands on, as entries do.
      const names = list
        .split(',')
        .map((name) => name.trim().split(' as '))
        .filter(([name = '', local = name]) => name && new RegExp(`\\b${local}\\b`).test(body))
        .map(([name = '']) => name);
      if (CLIENT_PACKAGES.test(from)) return true;
      if (/^react(?:\/|$)/.test(from)) return names.some((name) => !SERVER_REACT.test(name));
      if (hasMarkup && CLIENT_ENTRIES.test(from)) return true;
      return names.some((name) => /^use[A-Z]/.test(name));
    },
  );
}
