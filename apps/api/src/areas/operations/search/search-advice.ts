import type { components } from '@millrace/api-client';
import type { Context } from '../../../platform/context';
import { countDocuments } from './find-documents.repository';
import type { FoundPage, PageRequest } from './find-page';
import { planSearch } from './plan-search';
import { without } from './search-filters.repository';

type SearchAdvice = components['schemas']['SearchAdvice'];

/** Maximum number of suggested wider searches. */
const WIDER_MAX = 5;

/**
 * Returns suggestions if nothing was found, or the correction if the text was not used as typed.
 *
 * @returns Null if it was found as typed.
 */
export async function adviceOn(
  { db }: Pick<Context, 'db'>,
  { kind, text, filters, shown, reader }: Pick<PageRequest, 'kind' | 'text' | 'filters' | 'shown' | 'reader'>,
  { count, plan, sought }: Pick<FoundPage, 'count' | 'plan' | 'sought'>,
): Promise<SearchAdvice | null> {
  if (count > 0) {
    const isAsTyped = !plan || (plan.isComplete && plan.didYouMean === null);
    return isAsTyped ? null : { did_you_mean: plan.didYouMean, wider: [] };
  }
  if (text.trim() === '' && filters.size === 0) return null;
  const wider: SearchAdvice['wider'] = [];
  let didYouMean: string | null = null;
  const names = [...filters.keys()];
  const ways = [...names.map((name) => [name]), ...(names.length > 1 ? [names] : [])];
  for (const left of ways) {
    const fewer = left.length === names.length ? new Map() : without(filters, left[0] ?? '');
    const within = { kind, filters: fewer, shown: shown ?? sought.shown };
    const widerPlan = text.trim() === '' ? null : await planSearch(db, text, within, reader);
    if (text.trim() !== '' && !widerPlan) continue;
    const found = await countDocuments(db, { ...within, words: widerPlan?.words ?? null });
    if (found.count === 0) continue;
    didYouMean ??= widerPlan?.didYouMean ?? null;
    wider.push({ q: widerPlan?.didYouMean ?? text.trim(), without: left, count: found.count });
  }
  return { did_you_mean: didYouMean, wider: wider.slice(0, WIDER_MAX) };
}
