import { colorValues } from './color-values';
import { contractShape } from './contract-shape';
import { customPropertyName } from './custom-property-name';
import { measures } from './measures';
import { fromCss, toSrgb } from './oklch';
import { daylight, night, type Palette } from './palette';
import { SHADOWS } from './shadows';

/** A token in the Design Tokens format. @see https://www.designtokens.org/tr/2025.10/format/ */
export interface DesignToken {
  $type: string;
  $value: unknown;
  /** Purpose of the token. */
  $description?: string;
  /** Original CSS value, if the format cannot express it: the part that the value omits. */
  $extensions: { 'millrace.css': { property: string; value: string } };
}

/** Tokens and groups by name; a string is the group's `$description`. */
export interface DesignTokens {
  [name: string]: DesignToken | DesignTokens | string;
}

/** Descriptions of tokens and groups, by path: `color.text`, `color.text.muted`. */
export type TokenNotes = Readonly<Record<string, string>>;

/** Theme names, and the palette of each. */
export const DESIGN_TOKEN_THEMES = { light: daylight, dark: night } as const satisfies Record<
  string,
  Palette
>;

/** Returns every token of the contract in one theme, in the Design Tokens format, with the contract's comments. */
export function designTokens(theme: keyof typeof DESIGN_TOKEN_THEMES, notes: TokenNotes): DesignTokens {
  const values = { ...measures, color: colorValues(DESIGN_TOKEN_THEMES[theme]), shadow: SHADOWS[theme] };
  return tokenGroup(contractShape, values, [], notes);
}

interface Tree {
  readonly [name: string]: unknown;
}

function tokenGroup(shape: Tree, values: Tree, path: readonly string[], notes: TokenNotes): DesignTokens {
  const parts = Object.fromEntries(
    Object.entries(shape).map(([name, part]) => {
      const at = [...path, name];
      const value = values[name];
      return [
        name,
        part === null
          ? toToken(at, String(value), notes)
          : tokenGroup(part as Tree, value as Tree, at, notes),
      ];
    }),
  );
  return { ...tokenDescription(path, notes), ...parts };
}

function tokenDescription(path: readonly string[], notes: TokenNotes): { $description?: string } {
  const note = notes[path.join('.')];
  return note === undefined ? {} : { $description: note };
}

function toToken(path: readonly string[], css: string, notes: TokenNotes): DesignToken {
  const [$type, $value] = read(path, css);
  return {
    $type,
    $value,
    ...tokenDescription(path, notes),
    $extensions: { 'millrace.css': { property: `--${customPropertyName(path)}`, value: css } },
  };
}

/** The type of a token follows from its group, otherwise from the notation of its value. */
function read([group, kind]: readonly string[], css: string): readonly [type: string, value: unknown] {
  if (group === 'color') return ['color', parseColor(css)];
  if (group === 'shadow') return ['shadow', parseShadows(css)];
  if (group === 'easing') return ['cubicBezier', numbersIn(css)];
  if (kind === 'family') return ['fontFamily', css.split(',').map((name) => name.trim().replaceAll('"', ''))];
  if (kind === 'weight') return ['fontWeight', Number(css)];
  if (css.endsWith('ms')) return ['duration', { value: Number.parseFloat(css), unit: 'ms' }];
  // Percentages of the font's normal width.
  if (css.endsWith('%')) return ['number', Number.parseFloat(css) / 100];
  // Tracking in em, relative to the font size.
  if (/[\d.]em$/.test(css) || group === 'layer' || kind === 'leading')
    return ['number', Number.parseFloat(css)];
  // Fluid sizes are given at their maximum.
  return ['dimension', parseDimension(/^clamp\(.*, (.*)\)$/.exec(css)?.[1] ?? css)];
}

function parseDimension(css: string) {
  const value = Number.parseFloat(css);
  return { value, unit: css.endsWith('rem') ? 'rem' : 'px' };
}

function parseColor(css: string) {
  const [, opaque = css, alpha = '1'] = /^(oklch\([\d. ]+?)(?: \/ ([\d.]+))?\)$/.exec(css) ?? [];
  const components = fromCss(`${opaque})`);
  const hex = toSrgb(components).map((channel) => channel.toString(16).padStart(2, '0'));
  return { colorSpace: 'oklch', components, alpha: Number(alpha), hex: `#${hex.join('')}` };
}

function parseShadows(css: string) {
  return css.split(/, (?=\d)/).map((layer) => {
    const [lengths = '', color = ''] = layer.split(/ (?=oklch)/);
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = numbersIn(lengths);
    const [x, y, blurred, spreadOut] = [offsetX, offsetY, blur, spread].map((value) => ({
      value,
      unit: 'px',
    }));
    return { color: parseColor(color), offsetX: x, offsetY: y, blur: blurred, spread: spreadOut };
  });
}

const numbersIn = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);
