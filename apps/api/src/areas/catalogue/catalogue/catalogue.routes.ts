import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { addToCatalogue } from './catalogue.service';

/** Routes for the products of a member's own company. */
export const catalogueRoutes = (context: Context) =>
  ({
    addBulkProducts: async (call) => {
      const viewer = signedIn(call);
      return call.once(async (tx) => {
        const results = await addToCatalogue(tx, context, viewer, call.body.products, call.language);
        return { status: 200, json: { results, count: results.length } };
      });
    },
  }) satisfies Partial<Handlers>;
