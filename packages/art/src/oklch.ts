/** A colour in OKLab: lightness from 0 to 1, and two colour axes. */
export type Lab = readonly [lightness: number, a: number, b: number];

/**
 * Creates a colour from lightness (0 to 1), chroma, and hue in degrees.
 *
 * @see https://www.w3.org/TR/css-color-4/#ok-lab
 */
export function oklch(lightness: number, chroma: number, hue: number): Lab {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** Mixes two colours; `share` of the first, from 0 to 1, the rest of the second. */
export function mix(first: Lab, second: Lab, share: number): Lab {
  const part = (index: 0 | 1 | 2) => first[index] * share + second[index] * (1 - share);
  return [part(0), part(1), part(2)];
}

/** Formats a colour as `#rrggbb`, clipped to sRGB. */
export function toHex([lightness, a, b]: Lab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map(toHexByte).join('')}`;
}

function toHexByte(linear: number): string {
  const light = Math.min(1, Math.max(0, linear));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
