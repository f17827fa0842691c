import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sector } from '@millrace/domain';
import { openRelease } from '../src/release/release';
import type { EmbedProduct } from '../src/shared/element';

/**
 * Writes answers as a page gets them, for holding them against their budgets: one product, and fifty that differ.
 *
 * @param release Folder of a release.
 */
export async function writeSamples(release: string, folder: string): Promise<void> {
  const { render, sheet } = await openRelease(release);
  const context = { webUrl: 'https://millrace.example', language: 'en' };
  const answer = (products: EmbedProduct[]) => {
    const cards = products.map((product) => render('product', product, context));
    return JSON.stringify([sheet(cards), ...cards.map(({ tree, props }) => [tree, props])]);
  };
  const fifty = Array.from({ length: 50 }, (_, at) => sample(at));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'one-product.json'), answer(fifty.slice(0, 1)));
  await writeFile(join(folder, 'fifty-products.json'), answer(fifty));
}

// Named here, as a build of this package runs before the domain's own.
const sectors: readonly Sector[] = [
  'optical-fiber',
  'photovoltaic',
  'uv-eb-curing',
  'lithium-ion',
  'additive-manufacturing',
  'carbon-fiber',
  'semiconductor',
  'green-hydrogen',
];

const words = [
  'Preform',
  'silica',
  'glass',
  'powder',
  'membrane',
  'wafer',
  'helium',
  'titanium',
  'carbon',
  'film',
];

/** A product like no other of the fifty: ids, names and figures do not repeat. */
function sample(at: number): EmbedProduct {
  const name = [at % 10, Math.floor(at / 10) + 5, at * 3 + 1].map((place) => words[place % words.length]);
  const digits = (BigInt(at + 1) * 0x9e3779b97f4a7c15f39cc0605cedc835n)
    .toString(16)
    .slice(-32)
    .padStart(32, '7');
  return {
    id: digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5'),
    name: at === 0 ? 'Preform silica glass' : name.join(' '),
    sector: sectors[at % sectors.length] ?? null,
    original_images: [],
    counts: { suppliers: 38 + at * 7, raw_materials: 24 + at * 3, applications: 17 + at * 11 },
  };
}
