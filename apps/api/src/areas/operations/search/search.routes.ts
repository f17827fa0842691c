import { compareCodePoints } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import { search } from './search.repository';
import { hitView, sourceView } from './search.view';

/** Routes for finding products and companies by name. */
export const searchRoutes = ({ db }: Context) => {
  const companyHits = async (text: string, limit: number) => {
    const found = await search(db, 'companies', text, limit);
    return { hits: { hits: found.map((row) => hitView('companies', row)) } };
  };

  return {
    searchProducts: async ({ path, query }) => {
      const found = await search(db, 'products', path.text, query.limit);
      const hits = found.map((row) => hitView('products', row));
      return { status: 200, json: { hits: { hits }, Items: found.map(sourceView) } };
    },

    searchCompanies: async ({ path, query }) => ({
      status: 200,
      json: await companyHits(path.text, query.limit),
    }),

    searchOwnCompany: async ({ path, query }) => ({
      status: 200,
      json: await companyHits(path.text, query.limit),
    }),

    searchProductsAndCompanies: async ({ path, query }) => {
      const [products, companies] = await Promise.all([
        search(db, 'products', path.text, query.limit),
        search(db, 'companies', path.text, query.limit),
      ]);
      const all = [
        ...products.map((row) => ({ index: 'products' as const, row })),
        ...companies.map((row) => ({ index: 'companies' as const, row })),
      ];
      all.sort((a, b) => b.row.score - a.row.score || compareCodePoints(a.row.nameKey, b.row.nameKey));
      const hits = all.slice(0, query.limit).map(({ index, row }) => hitView(index, row));
      return { status: 200, json: { hits: { hits } } };
    },
  } satisfies Partial<Handlers>;
};
