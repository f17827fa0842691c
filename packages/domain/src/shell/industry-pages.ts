import type { Sector } from '../catalogue/sectors';

/** The sectors that have a page of their own for visitors, each under the id of its address. @see PAGE-026 */
export const INDUSTRY_PAGES = {
  opticalFiber: 'optical-fiber',
  UV_EB: 'uv-eb-curing',
  carbonFiber: 'carbon-fiber',
  photoVoltaic: 'photovoltaic',
  additive: 'additive-manufacturing',
  lithiumIon: 'lithium-ion',
  semiconductor: 'semiconductor',
} as const satisfies Record<string, Sector>;

/** Id of the page of an industry. */
export type IndustryPageId = keyof typeof INDUSTRY_PAGES;

/** Ids of the pages, in the order in which they are listed. */
export const INDUSTRY_PAGE_IDS = Object.keys(INDUSTRY_PAGES) as readonly IndustryPageId[];

/** True if a value is the id of an industry's page; case matters. */
export function isIndustryPageId(value: unknown): value is IndustryPageId {
  return INDUSTRY_PAGE_IDS.some((id) => id === value);
}

/** Address of an industry's page. */
export function industryPath(id: IndustryPageId): string {
  return `/industry/${id}`;
}

/** Address of a sector's page. */
export function sectorPath(sector: Sector): string {
  return `/sector/${sector}`;
}
