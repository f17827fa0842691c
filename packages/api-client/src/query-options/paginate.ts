import { type Reply, unwrap } from '../transport/unwrap';

/** Paged list of the contract: of `/api/v1`, of `/api/v2`, or a feed. */
export type ListReply =
  | { Items: readonly unknown[]; LastEvaluatedKey?: string }
  | { results: readonly unknown[]; LastEvaluatedKey?: string }
  | { items: readonly unknown[]; total: number };

/** Row type of a list. */
export type RowOf<List extends ListReply> = List extends { Items: readonly (infer Row)[] }
  ? Row
  : List extends { results: readonly (infer Row)[] }
    ? Row
    : List extends { items: readonly (infer Row)[] }
      ? Row
      : never;

/** Start of a page. */
export interface PageStart {
  /** For lists: the cursor (`LastEvaluatedKey`) of the previous page; undefined for the first. */
  cursor: string | undefined;
  /** For feeds: the offset. */
  start: number;
}

/**
 * Iterates over the rows of a list, fetching each page once the rows of the previous one are consumed.
 *
 * @param readPage Reads the page at that position.
 * @example
 * for await (const supplier of paginate(({ cursor }) =>
 *   client.GET('/api/v2/products/{id}/suppliers', { params: { path: { id }, query: { cursor, limit: 100 } } }),
 * )) console.log(supplier.company);
 * @throws ApiError if a page could not be read.
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

/** Returns the position of the next page; undefined after the last. Also stops at a feed that has become shorter. */
function nextStart(list: ListReply, start: number, isEmpty: boolean): PageStart | undefined {
  if ('total' in list) return isEmpty || start >= list.total ? undefined : { cursor: undefined, start };
  return list.LastEvaluatedKey === undefined ? undefined : { cursor: list.LastEvaluatedKey, start };
}
