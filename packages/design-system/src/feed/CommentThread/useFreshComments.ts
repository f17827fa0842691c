import {
  type ApiError,
  type Comment,
  postKeys,
  postQueries,
  type Rows,
  readNewestComments,
} from '@millrace/api-client';
import { type UseInfiniteQueryResult, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isSinglePage, REFETCH_WHILE_SINGLE_PAGE } from '../../internal/refetch-while-single-page';
import { useApiClient } from '../../shell/ApiClient';

/**
 * Fetches the comments of a post and refetches them when the post's `comment_count` differs from the cached one, as others
 * have commented. Once per count, as the post may be older than the comments. Of a list with several pages only the newest
 * is refetched.
 *
 * @param post Its `comment_count` as it arrived.
 * @param isSending Whether a comment is on its way: a list read meanwhile may hold it before it is said to be there.
 */
export function useFreshComments(
  { id, comment_count: count }: { id: string; comment_count: number },
  isSending: boolean,
): UseInfiniteQueryResult<Rows<Comment>, ApiError> {
  const queries = useQueryClient();
  const client = useApiClient();
  const query = postQueries(client).comments(id);
  const comments = useInfiniteQuery({ ...query, ...REFETCH_WHILE_SINGLE_PAGE });
  const { refetch } = comments;
  const known = useRef<number>(undefined);
  known.current = comments.data?.count;
  useEffect(() => {
    if (isSending || known.current === undefined || known.current === count) return;
    if (isSinglePage(queries.getQueryData<{ pages: readonly unknown[] }>(postKeys.comments(id)))) {
      // Comments that are being read, such as further ones, are not asked for again.
      void refetch({ cancelRefetch: false });
      return;
    }
    // What is there stays as it is: the next count asks again.
    readNewestComments(queries, client, id).catch(() => undefined);
  }, [client, count, id, isSending, queries, refetch]);
  return comments;
}
