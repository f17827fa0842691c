import type { SearchAdvice } from '../types';
import { type Page, type Pages, type Rows, readPage } from './page';

/** Metadata of search results; facets and suggestions are those of the first page. */
interface FoundParts<Facets> {
  /** True if the total is an estimate, as it may be above 10,000. */
  estimated: boolean;
  facets: Facets | null;
  advice: SearchAdvice | null;
}

/** Page of search results. */
export interface FoundPage<Row, Facets> extends Page<Row>, FoundParts<Facets> {}

/** All search results fetched so far. */
export interface FoundRows<Row, Facets> extends Rows<Row>, FoundParts<Facets> {}

/** Reads a page of search results. */
export function readFoundPage<Row, Facets>(
  list: FoundParts<Facets> & { results: Row[]; count: number; LastEvaluatedKey?: string },
): FoundPage<Row, Facets> {
  const { estimated, facets, advice } = list;
  return { ...readPage<Row>(list), estimated, facets, advice };
}

/** Joins the pages fetched so far. */
export function joinFoundPages<Row, Facets>({
  pages,
}: Pages<FoundPage<Row, Facets>>): FoundRows<Row, Facets> {
  const [first] = pages;
  return {
    items: pages.flatMap(({ items }) => items),
    count: pages.at(-1)?.count ?? 0,
    estimated: first?.estimated ?? false,
    facets: first?.facets ?? null,
    advice: first?.advice ?? null,
  };
}
