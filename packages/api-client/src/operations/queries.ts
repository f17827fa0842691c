import { searchText } from '@millrace/domain';
import { joinPages, readPage } from '../query-options/page';
import { pagedOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { ModerationCase, SearchHit, SearchSource } from '../types';
import { moderationKeys, searchKeys } from './keys';

/** What a search is asked for. */
export interface SearchRequest {
  /** How many hits at most. Default: the server's, 10. */
  limit?: number;
}

/** Searches by name, best matches first, as options of TanStack Query. When to start one: `canSearch`. */
export function searchQueries({ withoutRetries: client }: Client) {
  const search = (
    path:
      | '/api/v1/product/search/{text}'
      | '/api/v1/company/search/{text}'
      | '/api/v1/productandcompany/search/{text}'
      | '/api/v1/user/search/company/{text}',
    key: (text: string, limit?: number) => readonly unknown[],
    text: string,
    limit: number | undefined,
  ) => {
    const sought = searchText(text);
    return readOptions<SearchHit[]>({
      queryKey: key(sought, limit),
      queryFn: async ({ signal }) => {
        if (!canBePathSegment(sought)) return [];
        const params = { path: { text: sought }, query: { limit } };
        return readSearchHits(await unwrap(client.GET(path, { params, signal })));
      },
    });
  };

  return {
    /** Products by name. */
    products: (text: string, { limit }: SearchRequest = {}) =>
      search('/api/v1/product/search/{text}', searchKeys.products, text, limit),

    /** Companies by name. */
    companies: (text: string, { limit }: SearchRequest = {}) =>
      search('/api/v1/company/search/{text}', searchKeys.companies, text, limit),

    /** Products and companies by name, in one list. */
    productsAndCompanies: (text: string, { limit }: SearchRequest = {}) =>
      search('/api/v1/productandcompany/search/{text}', searchKeys.productsAndCompanies, text, limit),

    /** The company that one works for, by name: in the sign-up and the wizard. */
    ownCompany: (text: string, { limit }: SearchRequest = {}) =>
      search('/api/v1/user/search/company/{text}', searchKeys.ownCompany, text, limit),
  };
}

// A URL drops the segments "." and "..", also when they are encoded, so that another path would be asked.
function canBePathSegment(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..';
}

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
interface AnySearchReply {
  hits?: { hits?: readonly AnyHit[] };
  Items?: readonly AnySource[];
}

/**
 * One list of hits out of any search reply: `hits.hits[]` with `_index` or `index`, else the products in `Items`.
 *
 * @see DIFF-023, DATA-015
 */
function readSearchHits(reply: AnySearchReply): SearchHit[] {
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

/** Reads of moderators, as options of TanStack Query; for everybody else they fail with `forbidden`. @see GAP-096 */
export function moderationQueries({ withoutRetries: client }: Client) {
  return {
    /** What was reported: what waits, the oldest first, or what was decided, the newest decision first. */
    cases: (status: 'open' | 'closed') =>
      pagedOptions({
        queryKey: moderationKeys.cases(status),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await unwrap(
              client.GET('/api/v2/moderation/cases', {
                params: { query: { status, limit: CASES, cursor } },
                signal,
              }),
            ),
          ),
        join: joinPages<ModerationCase>,
      }),

    /** A case with its context and history. */
    one: (id: string) =>
      readOptions({
        queryKey: moderationKeys.one(id),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/moderation/cases/{id}', { params: { path: { id } }, signal })),
      }),
  };
}

/** Cases of a page. */
const CASES = 20;
