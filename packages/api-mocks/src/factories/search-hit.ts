import type { SearchHit } from '@millrace/api-client';
import { example, rowAt } from '../contract/examples';
import { many } from './many';
import { countryAt, productName, sectorAt } from './names';
import { stableId } from './stable-id';

/** A product that was found, with whatever is overridden. */
export function aSearchHit(overrides: Partial<SearchHit> = {}): SearchHit {
  return { ...rowAt(known(), 0), ...overrides };
}

/** Hits, best first: the contract's products and companies, then made-up products. */
export function searchHits(count: number, overrides: Partial<SearchHit> = {}): SearchHit[] {
  const first = known();
  return many(count, (index) => ({ ...(first[index] ?? madeUp(index)), ...overrides }));
}

function madeUp(index: number): SearchHit {
  const name = productName(index);
  const id = stableId('product', name);
  const { name: country, code: country_code } = countryAt(index);
  return {
    _index: 'products',
    _id: id,
    _score: 1 / (index + 1),
    _source: { id, name, country, country_code, sector: sectorAt(index) },
  };
}

function known(): SearchHit[] {
  return example('SearchReply', 'SearchBothSilica').hits.hits;
}
