import { fileURLToPath } from 'node:url';
import { EMBED_ELEMENTS, EMBED_HEIGHTS, type EmbedElement, embedOwnHeight, SECTORS } from '@millrace/domain';

/** Folder that WordPress installs as `millrace`. */
export const pluginFolder = fileURLToPath(new URL('../plugin/', import.meta.url));

/** Returns the text of `includes/generated/elements.json`: what the block can show, as the domain defines it. */
export function elementsFile(): string {
  const elements = EMBED_ELEMENTS.map(({ name, layouts = [], rows = 0, low }: EmbedElement) => [
    name,
    // Only levels of a value chain have rows, and the block shows whole ones.
    { layouts, rows: name === 'value-chain' ? 0 : rows, low: low === true },
  ]);
  // The height of a list without its rows.
  const frame = embedOwnHeight({ element: 'suppliers', part: '', rows: 0, layout: null });
  const heights = { ...EMBED_HEIGHTS, frame };
  const all = { elements: Object.fromEntries(elements), heights, sectors: SECTORS.map(({ key }) => key) };
  return `${JSON.stringify(all, null, 2)}\n`;
}
