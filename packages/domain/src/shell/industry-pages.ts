import type { Sector } from '../catalogue/sectors';

/** Sectors with a public page, by the id in its address. @see PAGE-026 */
export const INDUSTRY_PAGES = {
  opticalFiber: 'optical-fiber',
  UV_EB: 'uv-eb-curing',
  carbonFiber: 'carbon-fiber',
  photoVoltaic: 'photovoltaic',
  additive: 'additive-manufacturing',
  lithiumIon: 'lithium-ion',
  semiconductor: 'semiconductor',
} as const satisfies Record<string, Sector>;

/** Id of an industry page. */
export type IndustryPageId = keyof typeof INDUSTRY_PAGES;

/** Ids of the pages in display order. */
export const INDUSTRY_PAGE_IDS = Object.keys(INDUSTRY_PAGES) as readonly IndustryPageId[];

/** True for the id of an industry page; case-sensitive. */
export function isIndustryPageId(value: unknown): value is IndustryPageId {
  return INDUSTRY_PAGE_IDS.some((id) => id === value);
}

/** Returns the address of an industry page. */
export function industryPath(id: IndustryPageId): string {
  return `/industry/${id}`;
}

/** Returns the address of a sector's page. */
export function sectorPath(sector: Sector): string {
  return `/sector/${sector}`;
}
