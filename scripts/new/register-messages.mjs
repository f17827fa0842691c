import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const registry = 'packages/design-system/src/messages/feature-messages.ts';

/**
 * Adds a feature's texts to the catalogue, from which the types of all messages come.
 * @param {string} root
 * @param {import('./names.mjs').Names} names
 * @returns {string | undefined} the file that was changed
 */
export function registerMessages(root, { pascal, camel }) {
  const file = join(root, registry);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = `import { ${camel}Messages } from '../features/${pascal}/${pascal}.messages';`;
  const from = (/** @type {string} */ text) => text.match(/from '(.*)'/)?.[1]?.toLowerCase() ?? '';
  // Imports stand in the order of their paths; the new one goes before the first that is greater.
  const later = lines.findIndex((text) => text.startsWith('import ') && from(text) > from(line));
  const afterImports = lines.findLastIndex((text) => text.startsWith('import ')) + 1;
  lines.splice(later === -1 ? afterImports : later, 0, line);
  lines.splice(lines.lastIndexOf('} as const;'), 0, `  ...${camel}Messages,`);
  writeFileSync(file, lines.join('\n'));
  return registry;
}
