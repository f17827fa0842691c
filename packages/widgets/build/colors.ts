/** Writes the opaque colours of a value as hexadecimals, which are shorter, wherever a screen of sRGB can show them. */
export function asHex(value: string): string {
  return value.replace(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g, (whole, lightness, chroma, hue) => {
    const channels = toLinearRgb(Number(lightness), Number(chroma), Number(hue));
    // Half a step of 8 bits beyond the gamut, no eye can tell.
    if (channels.some((channel) => channel < -0.005 || channel > 1.005)) return whole;
    return `#${channels.map((channel) => encode(channel).toString(16).padStart(2, '0')).join('')}`;
  });
}

/** The 8-bit sRGB value of a linear channel. */
function encode(linear: number): number {
  const channel = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055));
}

/** @see https://bottosson.github.io/posts/oklab/ for the matrices. */
function toLinearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
