import type { components } from '@millrace/api-client';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context';
import type { SearchedKind } from '../../../platform/db/schema';
import type { Viewer } from '../../../platform/http/call';
import { catalogueProductView, findCatalogueProducts } from '../../catalogue/browsing';
import { catalogueCompanyView, findCatalogueCompanies } from '../../companies/directory';
import { findEventSummaries } from '../../events/events';
import { ALL_DOCUMENTS, findPage, NO_DOCUMENTS, type PlannedSearch, searchFilters } from '../search';
import {
  findEventTexts,
  findFoundMembers,
  findFoundPosts,
  isFoundMember,
  isShownEvent,
  isShownPost,
} from './found-posts.repository';
import { foundEventView, foundMemberView, foundPostView } from './site-search.view';

type Schemas = components['schemas'];

/** A category as named in the contract. */
export type SearchCategory = Schemas['SearchCategory'];

/** Kind of documents of each category. */
export const KIND_OF: Readonly<Record<SearchCategory, SearchedKind>> = {
  products: 'product',
  companies: 'company',
  events: 'event',
  posts: 'post',
  people: 'person',
};

/** Returns the categories that a viewer may search: people only for members. */
export const categoriesFor = (viewer: Viewer | null): readonly SearchCategory[] => [
  'products',
  'companies',
  'events',
  'posts',
  ...(viewer ? (['people'] as const) : []),
];

/** Visibility conditions on `search_documents d` by category. */
export function shownTo(category: SearchCategory, viewer: Viewer | null): SQL {
  const viewerId = viewer?.id ?? null;
  switch (category) {
    case 'events':
      return isShownEvent;
    case 'posts':
      return isShownPost(viewerId);
    case 'people':
      return viewerId === null ? NO_DOCUMENTS : isFoundMember(viewerId);
    default:
      return ALL_DOCUMENTS;
  }
}

/** Result of a category. */
export interface FoundCategory {
  category: SearchCategory;
  count: number;
  estimated: boolean;
  results: Schemas['SearchResult'][];
  next: string | null;
  page: Awaited<ReturnType<typeof findPage>>;
}

/** Finds a page of a category for a viewer. */
export async function findCategory(
  context: Pick<Context, 'db' | 'cursors'>,
  category: SearchCategory,
  viewer: Viewer | null,
  { text, limit, cursor }: { text: string; limit: number; cursor?: string | undefined },
): Promise<FoundCategory> {
  const page = await findPage(context, {
    kind: KIND_OF[category],
    text,
    filters: searchFilters({}),
    shown: shownTo(category, viewer),
    reader: viewer ? 'member' : 'guest',
    order: 'relevance',
    cursor,
    limit,
  });
  const results = await resultsOf(context, category, page.ids, viewer, page.plan);
  return { category, count: page.count, estimated: page.estimated, results, next: page.next, page };
}

/** Reads entries of a category by ID, in the given order, only those that the viewer may see. */
export async function resultsOf(
  { db }: Pick<Context, 'db'>,
  category: SearchCategory,
  ids: readonly string[],
  viewer: Viewer | null,
  plan: PlannedSearch | null,
): Promise<Schemas['SearchResult'][]> {
  const viewerId = viewer?.id ?? null;
  switch (category) {
    case 'products':
      return (await findCatalogueProducts(db, ids, viewerId, true)).map((row) => ({
        type: 'product',
        product: catalogueProductView(row, plan),
      }));
    case 'companies':
      return (await findCatalogueCompanies(db, ids, viewerId, plan?.words.match ?? null)).map((row) => ({
        type: 'company',
        company: catalogueCompanyView(row, plan),
      }));
    case 'events': {
      const texts = await findEventTexts(db, ids);
      const rows = await findEventSummaries(db, ids);
      return rows.map((row) => ({ type: 'event', event: foundEventView(row, texts.get(row.id), plan) }));
    }
    case 'posts':
      return (await findFoundPosts(db, ids, viewerId)).map((row) => ({
        type: 'post',
        post: foundPostView(row, plan),
      }));
    case 'people':
      return (await findFoundMembers(db, ids)).map((row) => ({
        type: 'person',
        person: foundMemberView(row, plan),
      }));
  }
}
