import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transformSync } from 'esbuild';

/** The styles of a script entry, under that entry's name. */
const ENTRY_STYLES = ['index.css', 'light.css', 'cards.css', 'theme.css', 'fonts.css'];

/**
 * Makes of what the bundler left in `dist` the styles that are published: those of each entry, and in `styles/` those
 * of each component with all that it is made of. Without the comments in which vanilla-extract carries its sources,
 * which weigh three times the rules.
 */
export function publishStyles(dist: string) {
  for (const name of readdirSync(dist)) {
    // A file that is loaded later has styles by itself, which nothing asks for: they stand in those of its component.
    const isLeftOver = name.endsWith('.css') && !ENTRY_STYLES.includes(name);
    if (isLeftOver || name.endsWith('.css.map')) rmSync(join(dist, name));
  }
  for (const name of ENTRY_STYLES) minify(join(dist, name));

  const components = join(dist, 'components');
  mkdirSync(join(dist, 'styles'), { recursive: true });
  for (const name of readdirSync(components).filter((file) => file.endsWith('.css'))) {
    const published = join(dist, 'styles', basename(name));
    renameSync(join(components, name), published);
    minify(published);
  }
  // Of the scripts only what components share is asked for.
  rmSync(components, { recursive: true });
}

function minify(path: string) {
  const { code } = transformSync(readFileSync(path, 'utf8'), { loader: 'css', minify: true });
  writeFileSync(path, code.replace(/\n?\/\*# sourceMappingURL=.*?\*\/\n?/, ''));
}
