import { type ApplicationEntry, productQueries, type RawMaterialEntry } from '@millrace/api-client';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useApiClient } from '../../shell/ApiClient';
import { fromApplication, fromInput } from './application-node';
import type { ApplicationsState, ChainWay } from './value-chain-data';

/** Results by product id, for every requested product. */
export type ApplicationsByProduct = ReadonlyMap<string, ApplicationsState>;

const LOADING: ApplicationsState = { status: 'loading' };
const FAILED: ApplicationsState = { status: 'error' };

/**
 * Fetches the applications (or inputs) of a product, and of each product that is requested later. Each is fetched once,
 * however often it occurs; a repeated request retries a failed one. Stale lists are refetched in the background.
 */
export function useApplications(rootId: string, way: ChainWay) {
  const queries = productQueries(useApiClient());
  const cache = useQueryClient();
  const start = useMemo(() => ({ rootId, way, ids: [rootId] }), [rootId, way]);
  const [asked, setAsked] = useState(start);
  const { ids } = isSame(asked, start) ? asked : start;
  const read = (id: string) => (way === 'inputs' ? queries.allRawMaterials(id) : queries.allApplications(id));

  const applications = useQueries({
    queries: ids.map(read),
    combine: useCallback(
      (results: readonly QueryState[]): ApplicationsByProduct =>
        new Map(results.map((result, index) => [ids[index] ?? rootId, applicationsState(result)])),
      [ids, rootId],
    ),
  });

  const ask = (id: string) => {
    if (applications.get(id)?.status === 'error') {
      void cache.refetchQueries({ queryKey: read(id).queryKey });
    }
    // Several may be requested before the next render.
    setAsked((before) => {
      const known = isSame(before, start) ? before : start;
      return known.ids.includes(id) ? known : { ...known, ids: [...known.ids, id] };
    });
  };

  return { applications, ask };
}

interface Asked {
  rootId: string;
  way: ChainWay;
}

const isSame = (one: Asked, other: Asked): boolean => one.rootId === other.rootId && one.way === other.way;

type Entries = readonly (ApplicationEntry | RawMaterialEntry)[];

interface QueryState {
  data: Entries | undefined;
  isError: boolean;
  isFetching: boolean;
}

const states = new WeakMap<Entries, ApplicationsState>();

/** Caches by list, so that the tree detects changes by identity. */
function applicationsState({ data, isError, isFetching }: QueryState): ApplicationsState {
  if (!data) return isError && !isFetching ? FAILED : LOADING;
  let state = states.get(data);
  if (!state) {
    state = {
      status: 'ready',
      nodes: data.map((entry) => ('application' in entry ? fromApplication(entry) : fromInput(entry))),
    };
    states.set(data, state);
  }
  return state;
}
