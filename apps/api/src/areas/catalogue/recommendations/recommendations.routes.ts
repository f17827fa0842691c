import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { recommendProducts } from './recommend-products';

/** Routes of recommendations. */
export const recommendationRoutes = ({ db }: Context) =>
  ({
    listRecommendedProducts: async (call) => {
      const rows = await recommendProducts(db, signedIn(call));
      return { status: 200, json: { Items: rows.map(({ name, ...rest }) => ({ ...rest, product: name })) } };
    },
  }) satisfies Partial<Handlers>;
