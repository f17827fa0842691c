import { type FeedAbout, newestPostQuery, type Post } from '@millrace/api-client';
import { NEW_POSTS_EVERY_MS } from '@millrace/domain';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../shell/ApiClient';

/** True if a feed has newer posts than those that are shown; asked every minute while somebody looks. */
export function useNewPosts(about: FeedAbout, shown: readonly Post[] | undefined): boolean {
  const { data: newest } = useQuery({
    ...newestPostQuery(useApiClient(), about),
    refetchInterval: NEW_POSTS_EVERY_MS,
    refetchOnMount: false,
    initialData: null,
    staleTime: NEW_POSTS_EVERY_MS,
    enabled: shown !== undefined,
    retry: false,
  });
  const [first] = shown ?? [];
  if (!newest || !shown || shown.some(({ id }) => id === newest.id)) return false;
  return !first || newest.added > first.added;
}
