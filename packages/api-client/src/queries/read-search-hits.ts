import type { SearchHit, SearchSource } from '../types';

/** A hit of either shape: servers name the index `_index` or `index`. */
interface AnyHit {
  _index?: string;
  index?: string;
  _id?: string;
  _score?: number;
  _source: AnySource;
}

type AnySource = Pick<SearchSource, 'id' | 'name'> & Partial<SearchSource>;

/** A search reply of either shape. */
export interface AnySearchReply {
  hits?: { hits?: readonly AnyHit[] };
  Items?: readonly AnySource[];
}

/**
 * One list of hits out of any search reply: `hits.hits[]` with `_index` or `index`, else the products in `Items`.
 *
 * @see DIFF-023, DATA-015
 */
export function readSearchHits(reply: AnySearchReply): SearchHit[] {
  const hits = reply.hits?.hits;
  if (hits !== undefined) return hits.map(readHit);
  return (reply.Items ?? []).map((source) => readHit({ _index: 'products', _source: source }));
}

function readHit(hit: AnyHit): SearchHit {
  const { _id = hit._source.id, _score, _source } = hit;
  return {
    // Anything but products is "a company index", whatever its name.
    _index: (hit._index ?? hit.index) === 'products' ? 'products' : 'companies',
    _id,
    ...(_score === undefined ? {} : { _score }),
    _source: { ..._source, country: _source.country ?? null },
  };
}
