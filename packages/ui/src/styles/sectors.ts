/** Values of `data-sector` that have a hue. The keys are those of the domain's sectors. */
export const SECTOR_HUES = [
  'optical-fiber',
  'photovoltaic',
  'uv-eb-curing',
  'lithium-ion',
  'additive-manufacturing',
  'carbon-fiber',
  'semiconductor',
  'green-hydrogen',
] as const;

export type SectorHue = (typeof SECTOR_HUES)[number];

/** Returns the attribute that sets the hue of an element and its content; an unknown sector is neutral. */
export function sectorAttribute(sector: string | null | undefined): { 'data-sector': string } {
  return { 'data-sector': sector ?? 'none' };
}
