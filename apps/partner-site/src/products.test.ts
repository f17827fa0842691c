import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { product, products, slugOf } from './products';

/** The id that the demonstration gives a product, as in RFC 9562. */
function demoId(key: string): string {
  const space = Buffer.from('5b1f3f0e6f0c5c0e9d3b1a5d7b0f2c44', 'hex');
  const bytes = createHash('sha1').update(space).update(`demo:product:${key}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

describe('the products that the site names', () => {
  it('bear the ids of the demonstration', () => {
    for (const { key, id } of products) expect(id, key).toBe(demoId(key));
  });

  it('are fifty different ones', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(50);
  });

  it('have readable addresses', () => {
    expect(slugOf(product('preform-silica-glass'))).toBe('preform-silica-glass');
    expect(slugOf(product('high-purity-helium'))).toBe('high-purity-helium-50');
  });
});
