import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sector } from '@millrace/domain';
import { openRelease } from '../src/release/release';
import { writeBatch } from '../src/server/write-batch';
import type { EmbedCompany, EmbedEvent, EmbedProduct } from '../src/shared/element';

/**
 * Writes answers as a page gets them, for holding them against their budgets: one product, company and event, and
 * fifty products that differ.
 *
 * @param release Folder of a release.
 */
export async function writeSamples(release: string, folder: string): Promise<void> {
  const { render, sheet } = await openRelease(release);
  const context = {
    webUrl: 'https://millrace.example',
    language: 'en',
    rows: 5,
    part: '',
    rel: '',
    layout: '',
  };
  const answer = (element: string, things: readonly (readonly [id: string, thing: unknown])[]) => {
    const cards = things.map(([id, thing]) => render(element, thing, { ...context, id }));
    return writeBatch(sheet(cards), cards);
  };
  const fifty = Array.from({ length: 50 }, (_, at) => sample(at)).map((one) => [one.id, one] as const);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'one-product.html'), answer('product', fifty.slice(0, 1)));
  await writeFile(join(folder, 'one-company.html'), answer('company', [[company.company.id, company]]));
  await writeFile(join(folder, 'one-event.html'), answer('event', [[event.id, event]]));
  await writeFile(join(folder, 'fifty-products.html'), answer('product', fifty));
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

const company: { company: EmbedCompany; products: number } = {
  company: {
    id: '7b1b4f0e-2a55-5c0c-9d3b-1a5d7b0f2c44',
    name: 'Kvarnholm Optik AB',
    country: 'Sweden',
    sector: 'optical-fiber',
    cover: null,
    followers: 1_204,
  },
  products: 12,
};

const event: EmbedEvent = {
  id: '2c44d0c5-6f0c-5c0e-9d3b-5b1f3f0e6f0c',
  eventName: 'Fibre Days Gothenburg',
  location: 'Gothenburg',
  country: 'Sweden',
  time_zone: 'Europe/Stockholm',
  startDate: Date.UTC(2027, 2, 17, 8),
  endDate: Date.UTC(2027, 2, 20, 16),
  image: null,
  sector: 'optical-fiber',
  exhibitor_count: 31,
};

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
