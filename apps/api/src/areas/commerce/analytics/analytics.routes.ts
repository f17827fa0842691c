import { isbot } from 'isbot';
import type { Context } from '../../../platform/context';
import { ForbiddenError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { findOwnCompany } from '../../companies/affiliations';
import { analyticsRefusal, readDays } from './analytics.policy';
import { findFigures, findFollowerTotals, findProductSums } from './analytics.repository';
import { bucketsView, productView } from './analytics.view';

/** Maximum number of products in a reply. */
const PRODUCTS_MAX = 100;

/** Routes of a company's analytics, and for pages to report views. @see PLAN-008, GAP-077 */
export const analyticsRoutes = ({ db, tally }: Context) =>
  ({
    getAnalytics: async (call) => {
      const viewer = signedIn(call);
      const company = await findOwnCompany(db, viewer.id);
      const refusal = analyticsRefusal(viewer, company);
      if (refusal !== null || company === null) throw new ForbiddenError(refusal ?? 'company_required');
      const days = readDays(call.query);
      const { by = 'day' } = call.query;
      const [figures, totals, products] = await Promise.all([
        findFigures(db, company.id, days, by),
        findFollowerTotals(db, company.id, days.to),
        findProductSums(db, company.id, days, PRODUCTS_MAX),
      ]);
      return {
        status: 200,
        headers: { 'Cache-Control': 'private, no-store' },
        json: {
          company_id: company.id,
          company_name: company.name,
          time_zone: 'UTC',
          ...days,
          by,
          buckets: bucketsView(days, by, figures, totals),
          products: products.rows.map(productView),
          product_count: products.count,
        },
      };
    },

    countEvents: (call) => {
      // A client without `User-Agent` is not a browser.
      if (call.userAgent && !isbot(call.userAgent)) {
        const { source = 'web', events } = call.body;
        const byCompany = call.viewer?.companyId ?? null;
        for (const { event, id } of events) tally.add({ event, id: id.toLowerCase(), source, byCompany });
      }
      return { status: 204 };
    },
  }) satisfies Partial<Handlers>;
