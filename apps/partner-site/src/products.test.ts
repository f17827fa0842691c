import { describe, expect, it } from 'vitest';
import { product, products, slugOf } from './products';

describe('the products of the partner site', () => {
  it('have the ids of the demo catalogue', () => {
    expect(product('preform-silica-glass').id).toBe('d53ae804-391b-573e-ba6d-76a128774728');
    expect(product('high-purity-helium').id).toBe('8606572b-1e9b-5a3d-a3a6-253eeb674aee');
  });

  it('are fifty distinct products', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(50);
  });

  it('have slugs', () => {
    expect(slugOf(product('preform-silica-glass'))).toBe('preform-silica-glass');
    expect(slugOf(product('high-purity-helium'))).toBe('high-purity-helium-50');
  });
});
