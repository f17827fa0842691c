import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Adds a feature's messages to those of its area, from which the types of all messages are derived.
 * @param {string} root
 * @param {import('./names.mjs').Names} names
 * @returns {{ file: string, next: string[] }} the changed file, and the remaining steps
 */
export function registerMessages(root, { area, pascal, camel }) {
  const registry = `packages/community/src/${area}/messages.ts`;
  const file = join(root, registry);
  const isFirst = !existsSync(file);
  const lines = (isFirst ? firstTexts(area) : readFileSync(file, 'utf8')).split('\n');
  const line = `import { ${camel}Messages } from './${pascal}/${pascal}.messages';`;
  const from = (/** @type {string} */ text) => text.match(/from '(.*)'/)?.[1]?.toLowerCase() ?? '';
  // Imports are sorted by path; the new one goes before the first that is greater.
  const later = lines.findIndex((text) => text.startsWith('import ') && from(text) > from(line));
  const afterImports = lines.findLastIndex((text) => text.startsWith('import ')) + 1;
  lines.splice(later === -1 ? afterImports : later, 0, line);
  lines.splice(lines.lastIndexOf('} as const;'), 0, `  ...${camel}Messages,`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, lines.join('\n'));
  return {
    file: registry,
    next: isFirst
      ? [
          `Add ${textsOf(area)} to packages/community/src/messages/en.ts, and the area to packages/community/src/index.ts.`,
          'Write its locale files: npm run locales -- --write',
        ]
      : [],
  };
}

/** Returns the registry of an area without messages. @param {string} area */
const firstTexts = (area) => `
/** The English texts of the area. */
export const ${textsOf(area)} = {
} as const;
`;

/** @param {string} area */
const textsOf = (area) => `${area.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Texts`;
