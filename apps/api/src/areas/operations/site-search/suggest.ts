import type { components } from '@millrace/api-client';
import type { Context } from '../../../platform/context';
import type { Viewer } from '../../../platform/http/call';
import { partnerContactLimit } from '../../../visibility';
import { findMatch, type SuggestedDocument, suggestDocuments } from '../search';
import { categoriesFor, KIND_OF, type SearchCategory, shownTo } from './find-everything';
import {
  both,
  findMostFollowed,
  findSuggested,
  isConnection,
  isOfFollowedCompany,
} from './suggestions.repository';

type Suggestion = components['schemas']['Suggestion'];

/** A suggested document with its category. */
interface FoundName extends SuggestedDocument {
  category: SearchCategory;
}

/** Score bonus of products over other categories. */
const PRODUCTS_FIRST = 1_000;

/** Suggests names while somebody types; for an empty text, the most followed. */
export async function suggestNames(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer | null,
  { text, category, limit }: { text: string; category: SearchCategory | undefined; limit: number },
): Promise<Suggestion[]> {
  if (text.trim() === '') return suggestPopular(db, category, limit);
  const categories = categoriesFor(viewer).filter((one) =>
    category === undefined ? one !== 'posts' : one === category,
  );
  const best: readonly FoundName[] =
    category === 'people' && viewer
      ? (await suggestPeople(db, viewer, text, limit)).map((document) => ({ ...document, category }))
      : await suggestBest(db, viewer, { text, categories, limit });
  const rows = new Map(
    (
      await Promise.all(
        categories.map(async (one) =>
          findSuggested(
            db,
            KIND_OF[one],
            best.flatMap(({ category: of, id }) => (of === one ? [id] : [])),
          ),
        ),
      )
    )
      .flat()
      .map((row) => [row.id, row]),
  );
  return best.flatMap(({ id, category: of, plan }) => {
    const row = rows.get(id);
    if (!row) return [];
    const match = findMatch(plan, [
      [of === 'posts' ? 'text' : 'name', [row.name]],
      [of === 'events' ? 'place' : 'synonym', row.names],
      ['identifier', row.identifiers],
    ]);
    return [suggestionView(of, row, match)];
  });
}

/** Suggests the best matches of all categories. */
async function suggestBest(
  db: Context['db'],
  viewer: Viewer | null,
  { text, categories, limit }: { text: string; categories: readonly SearchCategory[]; limit: number },
): Promise<FoundName[]> {
  const found = await Promise.all(
    categories.map(async (category) => {
      const documents = await suggestDocuments(db, text, {
        kind: KIND_OF[category],
        shown: shownTo(category, viewer),
        reader: viewer ? 'member' : 'guest',
        limit,
      });
      return documents.map((document) => ({
        ...document,
        category,
        score: document.score + (category === 'products' ? PRODUCTS_FIRST : 0),
      }));
    }),
  );
  return found
    .flat()
    .sort((a, b) => b.score - a.score || (a.nameKey < b.nameKey ? -1 : 1))
    .slice(0, limit);
}

/**
 * Suggests people, nearest first: connections, then people of followed companies, then others. Each step runs only if
 * the previous ones have not filled the list.
 *
 * @see GAP-072
 */
async function suggestPeople(
  db: Context['db'],
  viewer: Viewer,
  text: string,
  limit: number,
): Promise<SuggestedDocument[]> {
  const isShown = shownTo('people', viewer);
  const steps = [
    both(isShown, isConnection(viewer.id)),
    // With this ranking, searching letter by letter would disclose all contacts of a followed company. @see GAP-076
    ...(partnerContactLimit(viewer) === null ? [both(isShown, isOfFollowedCompany(viewer.id))] : []),
  ];
  const found = new Map<string, SuggestedDocument>();
  const search = async (shown: typeof isShown, mends: boolean) => {
    if (found.size >= limit) return;
    const documents = await suggestDocuments(db, text, {
      kind: 'person',
      shown,
      reader: 'member',
      limit,
      mends,
    });
    for (const document of documents) if (!found.has(document.id)) found.set(document.id, document);
  };
  for (const shown of steps) await search(shown, false);
  await search(isShown, true);
  return [...found.values()].slice(0, limit);
}

async function suggestPopular(
  db: Context['db'],
  category: SearchCategory | undefined,
  limit: number,
): Promise<Suggestion[]> {
  if (category !== undefined && category !== 'products') return [];
  const rows = await findSuggested(db, 'product', await findMostFollowed(db, limit));
  return rows.map((row) => suggestionView('products', row, null));
}

const suggestionView = (
  category: SearchCategory,
  row: Awaited<ReturnType<typeof findSuggested>>[number],
  match: Suggestion['match'],
): Suggestion => ({
  category,
  id: row.id,
  name: row.name,
  sector: row.sector,
  kind: row.kind,
  country_code: row.country,
  company: row.company,
  image: row.image,
  match,
});
