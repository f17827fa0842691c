import {
  type FetchQueryOptions,
  MutationObserver,
  type MutationOptions,
  QueryClient,
} from '@tanstack/react-query';
import type { ApiError } from '../transport/api-error';

/** Runs a query once, without retries, in a cache of its own. */
export function callQuery<Data, Key extends readonly unknown[]>(
  options: FetchQueryOptions<Data, ApiError, Data, Key>,
): Promise<Data> {
  return new QueryClient().fetchQuery({ ...options, retry: false });
}

/** Runs a mutation once, without retries. */
export function callMutation<Data, Variables, Before>(
  options: MutationOptions<Data, ApiError, Variables, Before>,
  variables: Variables,
  queries = new QueryClient(),
): Promise<Data> {
  return new MutationObserver(queries, options).mutate(variables);
}
