import type { components } from '@millrace/api-client';
import type { Context } from '../../../platform/context';
import type { Viewer } from '../../../platform/http/call';
import { findMatch, suggestDocuments } from '../search';
import { categoriesFor, KIND_OF, type SearchCategory, shownTo } from './find-everything';
import { findMostFollowed, findSuggested } from './suggestions.repository';

type Suggestion = components['schemas']['Suggestion'];

/** Of several categories, how much sooner a product is suggested than another thing that matches as well. */
const PRODUCTS_FIRST = 1_000;

/** Suggests names while somebody types; of an empty text, what most members follow. */
export async function suggestNames(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer | null,
  { text, category, limit }: { text: string; category: SearchCategory | undefined; limit: number },
): Promise<Suggestion[]> {
  if (text.trim() === '') return suggestPopular(db, category, limit);
  const categories = categoriesFor(viewer).filter((one) =>
    category === undefined ? one !== 'posts' : one === category,
  );
  const found = await Promise.all(
    categories.map(async (one) => {
      const documents = await suggestDocuments(db, text, {
        kind: KIND_OF[one],
        shown: shownTo(one, viewer),
        reader: viewer ? 'member' : 'guest',
        limit,
      });
      return documents.map((document) => ({
        ...document,
        category: one,
        score: document.score + (one === 'products' ? PRODUCTS_FIRST : 0),
      }));
    }),
  );
  const best = found
    .flat()
    .sort((a, b) => b.score - a.score || (a.nameKey < b.nameKey ? -1 : 1))
    .slice(0, limit);
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
  image: row.image,
  match,
});
