import { describe, expect, it } from 'vitest';
import { INDUSTRIES } from '../catalogue/industries';
import { INDUSTRY_PAGE_IDS, INDUSTRY_PAGES, industryPath, isIndustryPageId } from './industry-pages';

describe('INDUSTRY_PAGES', () => {
  it('has the seven specified ids', () => {
    expect(INDUSTRY_PAGE_IDS.toSorted()).toEqual(
      [
        'opticalFiber',
        'UV_EB',
        'carbonFiber',
        'photoVoltaic',
        'additive',
        'lithiumIon',
        'semiconductor',
      ].toSorted(),
    );
    expect(industryPath('UV_EB')).toBe('/industry/UV_EB');
  });

  it('leads to the seven sectors that have products of their own', () => {
    const sectors = INDUSTRIES.flatMap(({ sector, products }) => (products.length > 0 ? [sector] : []));
    expect(Object.values(INDUSTRY_PAGES).toSorted()).toEqual(sectors.toSorted());
  });

  it('knows an id from anything else, its case too', () => {
    expect(isIndustryPageId('lithiumIon')).toBe(true);
    expect(isIndustryPageId('lithiumion')).toBe(false);
    expect(isIndustryPageId('toString')).toBe(false);
    expect(isIndustryPageId(undefined)).toBe(false);
  });
});
