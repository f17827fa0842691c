import { type MutationFunctionContext, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../transport/api-error';
import { type CreatingPath, type IdempotencyHeader, withIdempotencyKey } from '../transport/idempotency';

/**
 * Returns options of a mutation whose failures are `ApiError`. After success, `refresh` invalidates what
 * changed: it is refetched if it is on screen, without a reload of the document, and the mutation is
 * pending until then. @see DIFF-026
 *
 * @param options.scope Mutations of one scope run one after the other in call order, so that an undo reaches the
 * server after what it undoes. Without a scope they run concurrently.
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

/** Returns options of a mutation that creates something: `call` must send the given idempotency header. */
export function createOptions<Data, Variables extends object>(options: {
  mutationKey: readonly string[];
  path: CreatingPath;
  call: (variables: Variables, header: IdempotencyHeader) => Promise<Data>;
  refresh: (queries: QueryClient, data: Data, variables: Variables) => Promise<unknown>;
}) {
  const { mutationKey, path, call, refresh } = options;
  return writeOptions({ mutationKey, mutationFn: withIdempotencyKey(path, call), refresh });
}

/** Invalidates all queries with these key prefixes. */
export function refetch(queries: QueryClient, ...keys: readonly (readonly unknown[])[]): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
