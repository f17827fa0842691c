import type { Product } from '@millrace/api-client';
import { compareCodePoints, hashText, nameSortKey } from '@millrace/domain';
import { productName } from '../factories/names';
import { FURTHER_LINKS, FURTHER_PRODUCTS } from '../value-chain/data';
import { exampleLinks, exampleProducts, madeUpProduct } from './example-products';

// Materials and assemblies have separate pools: a product in both could create a cycle in the chain.
const STOCK_SIZE = 100;

/** All products of the contract's examples and of the generated value chain, with their links. */
export interface Catalogue {
  /** Products by id. Their counts match the links. */
  products: Map<string, Product>;
  /** Raw materials of a product, by name. */
  findRawMaterials(id: string): Product[];
  /** Applications of a product, by name. */
  findApplications(id: string): Product[];
}

/** Reads the contract's examples, and generates products until all their counts match. */
export function readCatalogue(): Catalogue {
  const products = new Map<string, Product>();
  const links: { from: Product; to: Product }[] = [];

  const add = (product: Product): Product => {
    const known = products.get(product.id);
    if (known === undefined) products.set(product.id, product);
    return known ?? product;
  };
  const named = (name: string): Product =>
    [...products.values()].find((product) => product.name === name) ?? add(madeUpProduct({ name }));
  const link = (from: Product, to: Product) => {
    if (!links.some((known) => known.from === from && known.to === to)) links.push({ from, to });
  };
  const into = (id: string) => links.filter(({ to }) => to.id === id).map(({ from }) => from);
  const outgoing = (id: string) => links.filter(({ from }) => from.id === id).map(({ to }) => to);

  for (const product of exampleProducts()) add(product);
  for (const { rawMaterial, application } of exampleLinks()) link(add(rawMaterial), add(application));
  const stated = [...products.values()];

  for (const { suppliers, ...product } of FURTHER_PRODUCTS) {
    add(madeUpProduct({ ...product, counts: { suppliers } }));
  }
  for (const { name, goesInto } of [...FURTHER_PRODUCTS, ...FURTHER_LINKS]) {
    for (const application of goesInto) link(named(name), named(application));
  }
  for (const product of stated) {
    for (let count = into(product.id).length; count < product.counts.raw_materials; count += 1) {
      link(add(stockMaterial(product, count)), product);
    }
    for (let count = outgoing(product.id).length; count < product.counts.applications; count += 1) {
      link(product, add(stockAssembly(product, count)));
    }
  }
  for (const product of products.values()) {
    product.counts.raw_materials = into(product.id).length;
    product.counts.applications = outgoing(product.id).length;
  }
  return {
    products,
    findRawMaterials: (id) => into(id).sort(byName),
    findApplications: (id) => outgoing(id).sort(byName),
  };
}

function stockMaterial(user: Product, place: number): Product {
  return inStock((hashText(user.id) + place) % STOCK_SIZE);
}

function stockAssembly(part: Product, place: number): Product {
  return inStock(STOCK_SIZE + ((hashText(part.id) + place) % STOCK_SIZE));
}

function inStock(place: number): Product {
  const name = productName(place);
  const description = `${name} in grades for series production, with a certificate for each lot.`;
  return madeUpProduct({ name, description, counts: { suppliers: 1 + (place % 6) } });
}

function byName(a: Product, b: Product): number {
  return compareCodePoints(nameSortKey(a.name), nameSortKey(b.name));
}
