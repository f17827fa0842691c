/** A point of a drawing, in its own units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Size of a drawing, in its own units. */
export interface Frame {
  width: number;
  height: number;
}

/**
 * Paints of a shape; each is a class of the style sheet in the file.
 * `ground` and `ink` are fills, `line` a stroke in ink; `accent` and `trace` are fill and stroke in the hue of
 * the sector.
 */
export type Paint = 'ground' | 'ink' | 'line' | 'accent' | 'trace';

/** Attributes of an element; numbers are rounded to a tenth of a unit. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Formats a number with at most one decimal, as short as SVG allows. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
}

/** Returns an empty element with one paint. */
export function shape(
  name: 'path' | 'circle' | 'ellipse' | 'rect',
  paint: Paint,
  attributes: Attributes,
): string {
  return element(name, { class: paint, ...attributes });
}

/** Returns an element with its attributes and content, which is inserted as markup. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? formatNumber(value) : escapeAttribute(value)}"`,
  );
  const open = `<${name}${written.join('')}`;
  return content === '' ? `${open}/>` : `${open}>${content}</${name}>`;
}

/** Escapes text for a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
