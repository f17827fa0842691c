import { RECOMMENDED_PRODUCTS, RECOMMENDED_STEPS_MAX } from '@millrace/domain';
import type { Database } from '../../../platform/db/database';
import { findMostFollowed, findNeighbours, type RecommendedRow } from './recommendations.repository';

/**
 * Recommends five products to follow, the nearest in the value chain first. Another step is only taken while fewer
 * than five were found, so that a step starts from at most four products.
 *
 * @see GAP-085
 */
export async function recommendProducts(
  db: Database,
  viewer: { id: string; companyId: string | null },
): Promise<RecommendedRow[]> {
  const whose = { userId: viewer.id, companyId: viewer.companyId };
  const chosen: RecommendedRow[] = [];
  let from: readonly string[] | null = null;
  for (let step = 1; step <= RECOMMENDED_STEPS_MAX && chosen.length < RECOMMENDED_PRODUCTS; step += 1) {
    const limit = RECOMMENDED_PRODUCTS - chosen.length;
    const found = await findNeighbours(db, { ...whose, reached: idsOf(chosen), from, limit });
    if (found.length === 0) break;
    chosen.push(...found);
    from = idsOf(found);
  }
  const limit = RECOMMENDED_PRODUCTS - chosen.length;
  if (limit === 0) return chosen;
  return [...chosen, ...(await findMostFollowed(db, { ...whose, reached: idsOf(chosen), limit }))];
}

const idsOf = (rows: readonly RecommendedRow[]): string[] => rows.map(({ id }) => id);
