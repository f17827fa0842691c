import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import { limitedBy } from '../../../visibility';
import { readConcentration } from './concentration.service';
import { concentrationRowView, concentrationSummaryView } from './concentration.view';

/** Routes for the concentration of a product's chain on few suppliers or countries. */
export const concentrationRoutes = ({ db, cursors }: Context) =>
  ({
    getConcentration: async ({ path, query, viewer }) => {
      const { direction, depth, without, sort, limit } = query;
      const report = await readConcentration(db, viewer, {
        productId: path.id,
        direction,
        depth,
        without,
        sort,
      });
      const { rows, root, withheld } = report;
      // The cursor is bound to its list, because a position means something else in another.
      const order = `concentration/${[path.id, direction, depth, sort, without ?? ''].join('/')}`;
      const [lastId, place] = cursors.decode(query.cursor, order, ['string', 'number']) ?? ['', 0];
      // Figures may change between two pages, so the last row is located by ID, otherwise by position.
      const found = rows.findIndex(({ figure }) => figure.id === lastId);
      const start = found === -1 ? place : found + 1;
      const page = rows.slice(start, start + limit);
      const last = start + limit < rows.length ? page.at(-1) : undefined;
      return {
        status: 200,
        json: {
          results: page.map(concentrationRowView),
          count: rows.length,
          ...(last && { LastEvaluatedKey: cursors.encode(order, [last.figure.id, start + limit]) }),
          product_name: root.figure.name,
          direction,
          depth: report.depth,
          limited: limitedBy(viewer, rows.length + withheld, rows.length),
          withheld,
          summary: concentrationSummaryView(report),
        },
      };
    },
  }) satisfies Partial<Handlers>;
