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
 * meanwhile finds its own again. Its `variables` are the very object that was sent, so that sent again it is the same call.
 * Nothing, where none was sent, or minutes ago.
 *
 * @param options With a `mutationKey` of what they write to alone.
 */
export function useLastMutation<Data, Variables>({
  mutationKey,
}: UseMutationOptions<Data, ApiError, Variables> & { mutationKey: MutationKey }):
  | MutationState<Data, ApiError, Variables>
  | undefined {
  const filters = { mutationKey, exact: true } as const;
  const cache = useQueryClient().getMutationCache();
  // For drawing anew with each change alone: what it answers of calls are copies.
  useMutationState({ filters, select: ({ state }) => `${state.submittedAt} ${state.status}` });
  const last = cache.findAll(filters).at(-1);
  // The key says of what kind they are, which the cache does not know.
  return last?.state as MutationState<Data, ApiError, Variables> | undefined;
}
