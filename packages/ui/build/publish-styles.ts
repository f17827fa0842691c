import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transformSync } from 'esbuild';

/**
 * Makes of what the bundler left in `dist` the styles that are published: those of each entry, and in `styles/` those
 * of each component with all that it is made of, where the build has any. Without the comments in which vanilla-extract carries its sources,
 * which weigh three times the rules.
 *
 * @param dist The folder of the build.
 * @param entries Names of the entries whose styles are published: `index` for `index.css`.
 */
export function publishStyles(dist: string, entries: readonly string[]) {
  const published = entries.map((name) => `${name}.css`);
  for (const name of readdirSync(dist)) {
    // A file that is loaded later has styles by itself, which nothing asks for: they stand in those of its component.
    const isLeftOver = name.endsWith('.css') && !published.includes(name);
    if (isLeftOver || name.endsWith('.css.map')) rmSync(join(dist, name));
  }
  for (const name of published) minify(join(dist, name));

  const components = join(dist, 'components');
  if (!existsSync(components)) return;
  mkdirSync(join(dist, 'styles'), { recursive: true });
  for (const name of readdirSync(components).filter((file) => file.endsWith('.css'))) {
    const path = join(dist, 'styles', basename(name));
    renameSync(join(components, name), path);
    minify(path);
  }
  // Of the scripts only what components share is asked for.
  rmSync(components, { recursive: true });
}

function minify(path: string) {
  const { code } = transformSync(readFileSync(path, 'utf8'), { loader: 'css', minify: true });
  writeFileSync(path, code.replace(/\n?\/\*# sourceMappingURL=.*?\*\/\n?/, ''));
}
