import { type MutationFunctionContext, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../transport/api-error';
import { type CreatingPath, type IdempotencyHeader, withIdempotencyKey } from '../transport/idempotency';

/**
 * Options of a write whose failures are `ApiError`. Once the server has carried it out, `refresh` marks what
 * changed: it is fetched anew where it is on screen, without a reload of the document, and the mutation is
 * pending until then. @see DIFF-026
 *
 * @param options.scope Writes of one scope wait for each other, in the order in which they were asked for: what can be
 *   taken back at once reaches the server after what it takes back. Without it they run side by side.
 */
export function writeOptions<Data, Variables>(options: {
  mutationKey: readonly string[];
  mutationFn: (variables: Variables) => Promise<Data>;
  refresh: (queries: QueryClient, data: Data, variables: Variables) => Promise<unknown>;
  scope?: string;
}) {
  const { refresh, scope, ...rest } = options;
  return mutationOptions<Data, ApiError, Variables>({
    ...rest,
    ...(scope !== undefined && { scope: { id: scope } }),
    onSuccess: (data: Data, variables: Variables, _: unknown, { client }: MutationFunctionContext) =>
      refresh(client, data, variables),
  });
}

/** Options of a write that creates something: `call` sends the header that it is given. */
export function createOptions<Data, Variables extends object>(options: {
  mutationKey: readonly string[];
  path: CreatingPath;
  call: (variables: Variables, header: IdempotencyHeader) => Promise<Data>;
  refresh: (queries: QueryClient, data: Data, variables: Variables) => Promise<unknown>;
}) {
  const { mutationKey, path, call, refresh } = options;
  return writeOptions({ mutationKey, mutationFn: withIdempotencyKey(path, call), refresh });
}

/** Makes all that is known under these keys stale. */
export function refetch(queries: QueryClient, ...keys: readonly (readonly unknown[])[]): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
