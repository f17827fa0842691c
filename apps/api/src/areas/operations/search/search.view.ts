import type { components } from '@millrace/api-client';
import { countryName } from '@millrace/domain';
import type { FoundRow, SearchIndex } from './search.repository';

type SearchHit = components['schemas']['SearchHit'];
type SearchSource = components['schemas']['SearchSource'];

/** Subject of a hit. */
export const sourceView = (row: FoundRow): SearchSource => ({
  id: row.id,
  name: row.name,
  country: countryName(row.country),
  country_code: row.country,
  description: row.description ?? '',
  sector: row.sector,
});

/** Returns a hit with its index and subject. @see DATA-015, DIFF-023 */
export const hitView = (index: SearchIndex, row: FoundRow): SearchHit => ({
  _index: index,
  _id: row.id,
  _score: row.score,
  _source: sourceView(row),
});
