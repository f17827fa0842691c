import { ENTITLEMENTS, lastDays, viewerLevel } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { analytics } from '../factories/analytics';
import type { MockServer } from './mock-server';
import { REPLY, refuse } from './refusals';

/** The last day where nobody names one: what is shown does not depend on the clock. */
const TODAY = '2026-09-20';

/** How the viewer's company is looked at, on Platinum. */
export function analyticsHandlers({ http, user }: MockServer): HttpHandler[] {
  return [
    http.get('/api/v2/analytics', ({ query, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      if (!ENTITLEMENTS[viewerLevel(user)].analytics) return response.untyped(refuse('planRequired'));
      const usual = lastDays(query.get('to') ?? TODAY, 28);
      const range = { ...usual, from: query.get('from') ?? usual.from, by: query.get('by') ?? 'day' };
      return response(200).json(analytics(range), REPLY);
    }),

    http.post('/api/v2/analytics/events', ({ response }) => response(204).empty(REPLY)),
  ];
}
