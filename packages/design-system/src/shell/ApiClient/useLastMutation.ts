import type { ApiError } from '@millrace/api-client';
import {
  type MutationKey,
  type MutationState,
  type UseMutationOptions,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';

/**
 * Returns the state of the last mutation with a key, wherever on the page it was sent: a component that was unmounted
 * meanwhile finds its own again. Its `variables` are the object that was sent, so that a retry with them is idempotent.
 * Undefined if none was sent, or after the cache has evicted it, minutes later.
 *
 * @param options Must have a `mutationKey` that is specific to the written entry.
 */
export function useLastMutation<Data, Variables>({
  mutationKey,
}: UseMutationOptions<Data, ApiError, Variables> & { mutationKey: MutationKey }):
  | MutationState<Data, ApiError, Variables>
  | undefined {
  const filters = { mutationKey, exact: true } as const;
  const cache = useQueryClient().getMutationCache();
  // Only triggers a render on changes, as the hook returns copies of the variables.
  useMutationState({ filters, select: ({ state }) => `${state.submittedAt} ${state.status}` });
  const last = cache.findAll(filters).at(-1);
  // The key implies the types, which the cache does not know.
  return last?.state as MutationState<Data, ApiError, Variables> | undefined;
}
