import { type ApiError, type Comment, postQueries, type Rows } from '@millrace/api-client';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApiClient } from '../ApiClient';

/**
 * The comments of a post, read anew when the post arrives with another count than what was read of them: others have
 * commented meanwhile. Asked once for each count, as the post may well be older than the comments.
 *
 * @param post Its `comment_count` as it arrived.
 * @param isSending Whether a comment is on its way: a list read meanwhile may hold it before it is said to be there.
 */
export function useCommentsOfCount(
  { id, comment_count: count }: { id: string; comment_count: number },
  isSending: boolean,
): UseInfiniteQueryResult<Rows<Comment>, ApiError> {
  const comments = useInfiniteQuery(postQueries(useApiClient()).comments(id));
  const { refetch } = comments;
  const known = useRef<number>(undefined);
  known.current = comments.data?.count;
  useEffect(() => {
    if (isSending || known.current === undefined || known.current === count) return;
    // Comments that are being read, such as further ones, are not asked for again.
    void refetch({ cancelRefetch: false });
  }, [count, isSending, refetch]);
  return comments;
}
