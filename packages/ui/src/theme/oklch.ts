/** A colour as lightness 0 to 1, chroma 0 to about 0.4, and hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Linear-light sRGB, each channel 0 to 1 once clipped to the gamut. */
type LinearRgb = readonly [red: number, green: number, blue: number];

type Oklab = readonly [lightness: number, a: number, b: number];

/** Formats a colour in CSS notation. */
export function toCss([lightness, chroma, hue]: Oklch): string {
  return `oklch(${lightness} ${chroma} ${hue})`;
}

/** Parses the output of `toCss`; throws on any other notation. */
export function fromCss(css: string): Oklch {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(css);
  if (!match) throw new Error(`Not an oklch colour: ${css}`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/**
 * Mixes in oklab, as `color-mix(in oklab, colour share%, ground)` does. Runs at build time, so that the
 * contrast test checks the exact value that ships.
 */
export function mix(colour: Oklch, ground: Oklch, share: number): Oklch {
  const [from, to] = [toOklab(colour), toOklab(ground)];
  const blend = (index: 0 | 1 | 2) => from[index] * share + to[index] * (1 - share);
  const [lightness, a, b] = [blend(0), blend(1), blend(2)];
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return [round(lightness), round(Math.hypot(a, b)), round((hue + 360) % 360)];
}

/** Returns the WCAG 2 contrast ratio of two colours, 1 to 21; colours outside sRGB are clipped as a screen does. */
export function contrast(one: Oklch, other: Oklch): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the 8-bit sRGB channels that a screen shows. */
export function toSrgb(colour: Oklch): readonly [number, number, number] {
  const encode = (channel: number) =>
    Math.round(255 * (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055));
  const [red, green, blue] = toLinearRgb(colour);
  return [encode(red), encode(green), encode(blue)];
}

/** Parses `#rgb` or `#rrggbb`. @returns Null for any other notation. */
export function fromHex(text: string): Oklch | null {
  const [, digits] = /^#?((?:[\da-f]{3}){1,2})$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const whole = digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('');
  const channels = [0, 2, 4].map((at) => Number.parseInt(whole.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const chroma = round(Math.hypot(a, b));
  // A grey has no meaningful hue, only rounding noise.
  if (chroma < 0.0005) return [round(lightness), 0, 0];
  return [round(lightness), chroma, round(((Math.atan2(b, a) * 180) / Math.PI + 360) % 360)];
}

/** Reduces the chroma of a colour until it fits into sRGB at its lightness. */
export function inGamut([lightness, chroma, hue]: Oklch): Oklch {
  const isShown = (one: number) =>
    toUnclippedRgb([lightness, one, hue]).every((channel) => channel >= -0.0005 && channel <= 1.0005);
  if (isShown(chroma)) return [lightness, chroma, hue];
  let [shown, tooMuch] = [0, chroma];
  while (tooMuch - shown > 0.0005) {
    const middle = (shown + tooMuch) / 2;
    if (isShown(middle)) shown = middle;
    else tooMuch = middle;
  }
  return [lightness, Math.floor(shown * 1e4) / 1e4, hue];
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = toLinearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toOklab([lightness, chroma, hue]: Oklch): Oklab {
  const radians = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)];
}

/** @see https://bottosson.github.io/posts/oklab/ for the matrices. */
function toUnclippedRgb(colour: Oklch): LinearRgb {
  const [lightness, a, b] = toOklab(colour);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function toLinearRgb(colour: Oklch): LinearRgb {
  const [red, green, blue] = toUnclippedRgb(colour);
  return [clip(red), clip(green), clip(blue)];
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
