import { type Reply, unwrap } from '../transport/unwrap';

/** A list of the contract that has pages: of `/api/v1`, of `/api/v2`, or a feed. */
export type ListReply =
  | { Items: readonly unknown[]; LastEvaluatedKey?: string }
  | { results: readonly unknown[]; LastEvaluatedKey?: string }
  | { items: readonly unknown[]; total: number };

/** A row of a list. */
export type RowOf<List extends ListReply> = List extends { Items: readonly (infer Row)[] }
  ? Row
  : List extends { results: readonly (infer Row)[] }
    ? Row
    : List extends { items: readonly (infer Row)[] }
      ? Row
      : never;

/** Start of a page. */
export interface PageStart {
  /** Of lists: the `LastEvaluatedKey` of the page before; undefined for the first. */
  cursor: string | undefined;
  /** Of feeds: how many rows come before. */
  start: number;
}

/**
 * Iterates over the rows of a list, and reads a page when the rows of the one before are used up.
 *
 * @param readPage Reads the page that begins there.
 * @example
 * for await (const supplier of paginate(({ cursor }) =>
 *   client.GET('/api/v2/products/{id}/suppliers', { params: { path: { id }, query: { cursor, limit: 100 } } }),
 * )) console.log(supplier.company);
 * @throws ApiError when a page could not be read.
 */
export async function* paginate<List extends ListReply>(
  readPage: (at: PageStart) => Promise<Reply<List>>,
): AsyncGenerator<RowOf<List>, void, undefined> {
  for (let at: PageStart | undefined = { cursor: undefined, start: 0 }; at; ) {
    const list: List = await unwrap(readPage(at));
    const rows = readRows(list);
    yield* rows;
    at = nextStart(list, at.start + rows.length, rows.length === 0);
  }
}

function readRows<List extends ListReply>(list: List): readonly RowOf<List>[] {
  const rows = 'Items' in list ? list.Items : 'results' in list ? list.results : list.items;
  return rows as readonly RowOf<List>[];
}

/** Returns the start of the next page; undefined after the last. A feed that became shorter meanwhile ends as well. */
function nextStart(list: ListReply, start: number, isEmpty: boolean): PageStart | undefined {
  if ('total' in list) return isEmpty || start >= list.total ? undefined : { cursor: undefined, start };
  return list.LastEvaluatedKey === undefined ? undefined : { cursor: list.LastEvaluatedKey, start };
}
