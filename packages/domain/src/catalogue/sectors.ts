/**
 * The eight sectors that the community serves, in the order in which they are shown. `hue` is an angle in
 * degrees in OKLCH; lightness and chroma belong to the theme.
 *
 * @see CONST-004
 */
export const SECTORS = [
  { key: 'optical-fiber', name: 'Optical Fiber', hue: 225 },
  { key: 'photovoltaic', name: 'PhotoVoltaic', hue: 82 },
  { key: 'uv-eb-curing', name: 'UV/EB Curing', hue: 312 },
  { key: 'lithium-ion', name: 'Lithium-Ion', hue: 138 },
  { key: 'additive-manufacturing', name: 'Additive Manufacturing', hue: 45 },
  { key: 'carbon-fiber', name: 'Carbon Fiber', hue: 276 },
  { key: 'semiconductor', name: 'Semiconductor', hue: 358 },
  { key: 'green-hydrogen', name: 'Green Hydrogen', hue: 178 },
] as const;

/** One entry of `SECTORS`. */
export type SectorInfo = (typeof SECTORS)[number];

/** Key of a sector, as stored and sent. A product or company without one has `null`. */
export type Sector = SectorInfo['key'];

/** True if a value is the key of a sector. */
export function isSector(value: unknown): value is Sector {
  return SECTORS.some((sector) => sector.key === value);
}

/** The entry of a sector. */
export function sectorInfo(key: Sector): SectorInfo {
  const found = SECTORS.find((sector) => sector.key === key);
  if (!found) throw new RangeError(`No such sector: ${key}`);
  return found;
}
