/**
 * Adapts a sector's hue to the blue plate: lighter than on paper and of uniform chroma. The neutral hue keeps its
 * minimal chroma.
 */
export function sectorOnPlate(hue: string): string {
  return `oklch(from ${hue} 0.8 min(0.125, c * 1.2) h)`;
}
