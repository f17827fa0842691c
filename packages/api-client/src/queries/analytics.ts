import type { AnalyticsDays, AnalyticsPeriod } from '@millrace/domain';
import { answer } from '../answer';
import type { Client } from '../client';
import { analyticsKeys } from '../query-keys';
import type { Analytics } from '../types';
import { readOptions } from './read-options';

/** Which days are looked at, and how they are put together. */
export interface AnalyticsRange extends AnalyticsDays {
  by: AnalyticsPeriod;
}

/** Reads of how one's company is looked at, as options of TanStack Query. */
export function analyticsQueries(client: Client) {
  return {
    /** Fails with `plan_required`, `company_required` or `company_only` for who may not look. @see PLAN-008 */
    own: ({ from, to, by }: AnalyticsRange) =>
      readOptions<Analytics>({
        queryKey: analyticsKeys.own({ from, to, by }),
        queryFn: ({ signal }) =>
          answer(client.GET('/api/v2/analytics', { params: { query: { from, to, by } }, signal })),
      }),
  };
}
