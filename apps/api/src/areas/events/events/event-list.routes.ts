import type { Context } from '../../../platform/context';
import { UUID } from '../../../platform/db/ids';
import { BadParameterError, ForbiddenError, SignInRequiredError } from '../../../platform/errors';
import type { Handlers, QueryOf, Viewer } from '../../../platform/http/call';
import { pageOf } from '../../../platform/http/cursor';
import { sentence } from '../../../platform/messages/text';
import { ALL_DOCUMENTS, planSearch, searchFilters } from '../../operations/search';
import { type EventKinship, findEvents } from './event-list.repository';
import { eventSummaryView } from './events.view';

const ORDER = 'events';

/** Routes of lists of events. */
export const eventListRoutes = ({ db, cursors }: Context) =>
  ({
    listEvents: async ({ query, viewer }) => {
      const [startsAt, id] = cursors.decode(query.cursor, ORDER, ['number', 'string']) ?? [];
      const after = startsAt === undefined || id === undefined ? null : { startsAt, id };
      const { except, sector, country, month, until_month: untilMonth } = query;
      if (untilMonth !== undefined && (month === undefined || untilMonth < month)) {
        const isMissing = month === undefined;
        throw new BadParameterError(
          isMissing ? 'month' : 'until_month',
          sentence(isMissing ? 'problem.required' : 'problem.pattern'),
        );
      }
      const supplied = await suppliedProducts(db, query.supplies, viewer);
      const found = await findEvents(
        db,
        {
          kinship: kinshipOf(query, viewer),
          except,
          text: query.text?.trim() || undefined,
          sector,
          country,
          month,
          untilMonth,
          supplied,
        },
        { after, limit: query.limit + 1 },
      );
      const { rows, last } = pageOf(found.rows, query.limit);
      return {
        status: 200,
        json: {
          Items: rows.map(eventSummaryView),
          Count: found.count,
          ...(last && { LastEvaluatedKey: cursors.encode(ORDER, [last.startsAt, last.id]) }),
        },
      };
    },
  }) satisfies Partial<Handlers>;

/** Parses the search for exhibitors' products to a tsquery: undefined if not requested, null if nothing can match. */
async function suppliedProducts(
  db: Context['db'],
  asked: string | undefined,
  viewer: Viewer | null,
): Promise<string | null | undefined> {
  const text = asked?.trim() ?? '';
  if (text === '') return undefined;
  const products = { kind: 'product', filters: searchFilters({}), shown: ALL_DOCUMENTS } as const;
  const plan = await planSearch(db, text, products, viewer ? 'member' : 'guest');
  return plan?.words.names ?? null;
}

/**
 * Parses the relation that a list of events filters by.
 *
 * @throws {ForbiddenError} For another member's followed products, and {SignInRequiredError} for a guest.
 * @see GAP-034
 */
function kinshipOf(
  { type, id, ids, related_to: event }: QueryOf<'listEvents'>,
  viewer: Viewer | null,
): EventKinship | null {
  if (event !== undefined) {
    if (type !== undefined) throw new BadParameterError('related_to', sentence('field.eitherTypeOrEvent'));
    return { type: 'event', id: event };
  }
  if (type === undefined) {
    if (id !== undefined || ids !== undefined)
      throw new BadParameterError('type', sentence('problem.required'));
    return null;
  }
  if (type === 'user') {
    if (id === undefined) throw new BadParameterError('id', sentence('problem.required'));
    if (!viewer) throw new SignInRequiredError();
    if (id !== viewer.id) throw new ForbiddenError('forbidden');
    return { type, id };
  }
  const named = [...(id === undefined ? [] : [id]), ...(ids?.split(',') ?? [])];
  if (named.length === 0) throw new BadParameterError('id', sentence('problem.required'));
  if (!named.every((one) => UUID.test(one))) throw new BadParameterError('ids', sentence('problem.pattern'));
  return { type, ids: named.map((one) => one.toLowerCase()) };
}
