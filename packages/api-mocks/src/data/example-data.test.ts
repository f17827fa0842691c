import { describe, expect, it } from 'vitest';
import { aUser } from '../account/factory';
import { exampleProducts } from '../catalogue/example-products';
import { aProduct } from '../catalogue/factory';
import { exampleData } from './example-data';

const data = exampleData(aUser());

/** The longest way down from a product, and every product on some way. */
function walk(id: string, path: readonly string[] = []): { depth: number; seen: string[] } {
  if (path.includes(id)) throw new Error(`The value chain leads back into ${id}`);
  const below = data.applications.of(id).map((entry) => walk(entry.application, [...path, id]));
  return {
    depth: below.length === 0 ? 0 : 1 + Math.max(...below.map(({ depth }) => depth)),
    seen: [id, ...below.flatMap(({ seen }) => seen)],
  };
}

describe('exampleData', () => {
  it('holds what the examples say of their counts', () => {
    for (const { id, name, counts } of exampleProducts()) {
      expect([name, data.products.get(id)?.counts]).toEqual([name, counts]);
    }
  });

  it('has as many rows of each product as its counts say', () => {
    const products = [...data.products.values()];
    expect(products.length).toBeGreaterThan(0);
    const rows = products.map(({ id, name }) => [
      name,
      {
        suppliers: data.suppliers.of(id).length,
        raw_materials: data.rawMaterials.of(id).length,
        applications: data.applications.of(id).length,
        potential_customers: data.potentialCustomers.of(id).length,
        followers: data.followers.of(id).length,
      },
    ]);
    expect(rows).toEqual(products.map(({ name, counts, followers }) => [name, { ...counts, followers }]));
  });

  it('says of every application how many applications it has itself', () => {
    for (const { id } of data.products.values()) {
      for (const entry of data.applications.of(id)) {
        expect(entry.childApplications).toBe(data.applications.of(entry.application).length);
      }
    }
  });

  it('leads four levels down from the preform, over shared products, and never back', () => {
    const { depth, seen } = walk(aProduct().id);

    expect(depth).toBe(4);
    expect(new Set(seen).size).toBeLessThan(seen.length);
  });

  it('knows every supplier and customer as a company', () => {
    for (const { id } of data.products.values()) {
      for (const { company_id } of [...data.suppliers.of(id), ...data.potentialCustomers.of(id)]) {
        expect(data.companies.has(company_id)).toBe(true);
      }
    }
  });

  it('lets a guest follow nothing', () => {
    const seenByGuest = exampleData(null);

    expect([...seenByGuest.products.values()].some(({ following }) => following)).toBe(false);
  });
});
