import { describe, expect, it } from 'vitest';
import {
  compareSuppliers,
  countrySortKey,
  nameSortKey,
  type SortableSupplier,
  SUPPLIER_SORTS,
} from './suppliers';

function supplier(overrides: Partial<SortableSupplier>): SortableSupplier {
  return { companyId: '1', companyName: 'A', premium: false, contacts: 0, countryCode: 'DE', ...overrides };
}

const suppliers = [
  supplier({ companyId: '1', companyName: 'Zwickau Glas', premium: true, contacts: 2, countryCode: 'DE' }),
  supplier({ companyId: '2', companyName: 'ibara wafer', contacts: 9, countryCode: 'JP' }),
  supplier({ companyId: '3', companyName: 'Ångström Optik', contacts: 2, countryCode: 'SE' }),
  supplier({ companyId: '5', companyName: 'Kestrel Optics', contacts: 2, countryCode: null }),
  supplier({ companyId: '4', companyName: 'Kestrel Optics', premium: true, contacts: 2, countryCode: 'US' }),
  supplier({ companyId: '6', companyName: 'Brightwater', contacts: 0, countryCode: 'AT' }),
];
const ordered = (sort?: (typeof SUPPLIER_SORTS)[number]) =>
  [...suppliers].sort(compareSuppliers(sort)).map(({ companyId }) => companyId);

describe('compareSuppliers', () => {
  it('puts premium first, then goes by name, unless told otherwise', () => {
    expect(ordered()).toEqual(['4', '1', '3', '6', '2', '5']);
    expect(ordered('premium')).toEqual(ordered());
  });

  it('goes by country, those without one last', () => {
    expect(ordered('country')).toEqual(['6', '1', '2', '3', '4', '5']);
  });

  it('goes by name without regard to case and accents, then by id', () => {
    expect(ordered('company')).toEqual(['3', '6', '2', '4', '5', '1']);
  });

  it('goes by contacts, most first', () => {
    expect(ordered('contacts')).toEqual(['2', '3', '4', '5', '1', '6']);
  });

  it.each(SUPPLIER_SORTS)('is the same from any beginning: %s', (sort) => {
    const backwards = [...suppliers].reverse().sort(compareSuppliers(sort));
    expect(backwards.map(({ companyId }) => companyId)).toEqual(ordered(sort));
  });
});

it('gives the keys that a store orders by', () => {
  expect(nameSortKey('  Ångström   OPTIK ')).toBe('angstrom optik');
  expect(countrySortKey('CI')).toBe("cote d'ivoire");
  expect(countrySortKey('ZW') < countrySortKey('??')).toBe(true);
  expect(countrySortKey(null)).toBe(countrySortKey('??'));
});
