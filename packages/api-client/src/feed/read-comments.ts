import { COMMENT_SIZE } from '@millrace/domain';
import { type Cursor, readPage } from '../query-options/page';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { CommentPage } from './feed-page';

/** Reads a page of a post's comments: the newest, or those before a cursor. */
export async function readComments(
  client: Pick<Client, 'GET'>,
  id: string,
  { signal, cursor }: { signal?: AbortSignal; cursor?: Cursor } = {},
): Promise<CommentPage> {
  return readPage(
    await unwrap(
      client.GET('/api/v2/feed/post/{id}/comments', {
        params: { path: { id }, query: { limit: COMMENT_SIZE, cursor } },
        ...(signal && { signal }),
      }),
    ),
  );
}
