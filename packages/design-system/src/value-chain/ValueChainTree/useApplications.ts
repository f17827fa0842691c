import { type ApplicationEntry, productQueries } from '@millrace/api-client';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useApiClient } from '../../shell/ApiClient';
import { fromApplication } from './application-node';
import type { ApplicationsState } from './value-chain-data';

/** By product id, for every product that was asked for. */
export type ApplicationsByProduct = ReadonlyMap<string, ApplicationsState>;

const LOADING: ApplicationsState = { status: 'loading' };
const FAILED: ApplicationsState = { status: 'error' };

/**
 * The applications of a product and of each that is asked for after it. Each is fetched once, wherever it stands;
 * asking again for one that failed tries again. A list that goes stale is read anew behind what is shown.
 */
export function useApplications(rootId: string) {
  const queries = productQueries(useApiClient());
  const cache = useQueryClient();
  const [asked, setAsked] = useState<readonly string[]>([rootId]);
  const ids = asked[0] === rootId ? asked : [rootId];

  const applications = useQueries({
    queries: ids.map((id) => queries.allApplications(id)),
    combine: useCallback(
      (results: readonly QueryState[]): ApplicationsByProduct =>
        new Map(results.map((result, index) => [ids[index] ?? rootId, applicationsState(result)])),
      [ids, rootId],
    ),
  });

  const ask = (id: string) => {
    if (applications.get(id)?.status === 'error') {
      void cache.refetchQueries({ queryKey: queries.allApplications(id).queryKey });
    }
    // Several may be asked for at once, before anything is rendered again.
    setAsked((before) => {
      const known = before[0] === rootId ? before : [rootId];
      return known.includes(id) ? known : [...known, id];
    });
  };

  return { applications, ask };
}

interface QueryState {
  data: readonly ApplicationEntry[] | undefined;
  isError: boolean;
  isFetching: boolean;
}

const states = new WeakMap<readonly ApplicationEntry[], ApplicationsState>();

/** The same object for the same list, so that the tree sees what has changed. */
function applicationsState({ data, isError, isFetching }: QueryState): ApplicationsState {
  if (!data) return isError && !isFetching ? FAILED : LOADING;
  let state = states.get(data);
  if (!state) {
    state = { status: 'ready', nodes: data.map(fromApplication) };
    states.set(data, state);
  }
  return state;
}
