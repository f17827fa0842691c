import { COMMENT_SIZE } from '@millrace/domain';
import type { QueryClient } from '@tanstack/react-query';
import { answer } from './answer';
import type { Client } from './client';
import type { CommentPage, PagesByStart } from './feed-page';
import { postKeys } from './query-keys';
import { writeCached } from './write-cached';

/** Changes what of a post's comments is cached. */
export function changeCachedComments(
  queries: QueryClient,
  postId: string,
  change: (known: PagesByStart<CommentPage>) => PagesByStart<CommentPage>,
): void {
  writeCached(queries, { queryKey: postKeys.comments(postId), exact: true }, change);
}

/**
 * Reads a post's newest comments and puts them before those that are cached, of which no other page is read anew. Where
 * more are new than were read, the list begins anew with these, as there would be a gap below them.
 *
 * @throws ApiError when they could not be read; what is cached stays.
 */
export async function readNewestComments(
  queries: QueryClient,
  client: Client,
  postId: string,
): Promise<void> {
  const newest = await answer(
    client.GET('/api/v1/feed/post/{id}/comment', {
      params: { path: { id: postId }, query: { start: 0, size: COMMENT_SIZE } },
    }),
  );
  changeCachedComments(queries, postId, (known) => putFirst(newest, known));
}

function putFirst(newest: CommentPage, known: PagesByStart<CommentPage>): PagesByStart<CommentPage> {
  const all = known.pages.flatMap(({ Items }) => Items);
  const oldestRead = newest.Items.at(-1)?.id;
  const place = all.findIndex(({ id }) => id === oldestRead);
  if (place === -1) return { pages: [newest], pageParams: [0] };
  const older = { Items: all.slice(place + 1), Count: newest.Count };
  // Two pages: a list that has grown is known by that.
  return { pages: [newest, older], pageParams: [0, newest.Items.length] };
}
