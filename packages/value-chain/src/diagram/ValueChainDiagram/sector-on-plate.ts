/**
 * A sector's hue as the blue plate needs it: lighter than on paper and of one strength. The neutral hue has next to
 * no chroma, and keeps it so.
 */
export function sectorOnPlate(hue: string): string {
  return `oklch(from ${hue} 0.8 min(0.125, c * 1.2) h)`;
}
