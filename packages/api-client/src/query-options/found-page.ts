import type { SearchAdvice } from '../types';
import { type Page, type Pages, type Rows, readPage } from './page';

/** Describes what a list that is searched says beside its rows; facets and advice are those of its first page. */
interface FoundParts<Facets> {
  /** True if the number of all rows is an estimate, as it may be above 10,000. */
  estimated: boolean;
  facets: Facets | null;
  advice: SearchAdvice | null;
}

/** A page of a list that is searched. */
export interface FoundPage<Row, Facets> extends Page<Row>, FoundParts<Facets> {}

/** All rows of a list that is searched, fetched so far. */
export interface FoundRows<Row, Facets> extends Rows<Row>, FoundParts<Facets> {}

/** Reads a page of a list that is searched. */
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
