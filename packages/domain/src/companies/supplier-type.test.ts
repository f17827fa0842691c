import { expect, it } from 'vitest';
import { COMPANY_TYPES, supplierType } from './supplier-type';

it('takes distributors and sales agents for distributors, others for manufacturers', () => {
  expect(COMPANY_TYPES.filter((type) => supplierType(type) === 'DISTRIBUTOR')).toEqual([
    'distributor',
    'salesAgent',
  ]);
  expect(supplierType('manufacturer')).toBe('MANUFACTURER');
  expect(supplierType(null)).toBe('MANUFACTURER');
});
