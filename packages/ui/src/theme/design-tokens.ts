import { colorValues } from './color-values';
import { contractShape } from './contract-shape';
import { customPropertyName } from './custom-property-name';
import { measures } from './measures';
import { fromCss, toSrgb } from './oklch';
import { daylight, night, type Palette } from './palette';
import { SHADOWS } from './shadows';

/** A token as design tools read it. @see https://www.designtokens.org/tr/2025.10/format/ */
export interface DesignToken {
  $type: string;
  $value: unknown;
  /** What it is for. */
  $description?: string;
  /** How a browser has it, and where a tool can't: what the value leaves out. */
  $extensions: { 'millrace.css': { property: string; value: string } };
}

/** Tokens and groups by name; a text is the group's `$description`. */
export interface DesignTokens {
  [name: string]: DesignToken | DesignTokens | string;
}

/** What tokens and groups are for, by path: `color.text`, `color.text.muted`. */
export type TokenNotes = Readonly<Record<string, string>>;

/** The names that a theme of the contract has as well, and the palette that fills it. */
export const DESIGN_TOKEN_THEMES = { light: daylight, dark: night } as const satisfies Record<
  string,
  Palette
>;

/** Every token of the contract in one theme, in the Design Tokens format, with the notes that stand in the contract. */
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

/** The type of a token follows from its group, the rest from how its value is written. */
function read([group, kind]: readonly string[], css: string): readonly [type: string, value: unknown] {
  if (group === 'color') return ['color', parseColor(css)];
  if (group === 'shadow') return ['shadow', parseShadows(css)];
  if (group === 'easing') return ['cubicBezier', numbersIn(css)];
  if (kind === 'family') return ['fontFamily', css.split(',').map((name) => name.trim().replaceAll('"', ''))];
  if (kind === 'weight') return ['fontWeight', Number(css)];
  if (css.endsWith('ms')) return ['duration', { value: Number.parseFloat(css), unit: 'ms' }];
  // Shares of the face's normal width.
  if (css.endsWith('%')) return ['number', Number.parseFloat(css) / 100];
  // Tracking in em: a share of the size that it is set at.
  if (/[\d.]em$/.test(css) || group === 'layer' || kind === 'leading')
    return ['number', Number.parseFloat(css)];
  // What grows with the window is given at its largest.
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
