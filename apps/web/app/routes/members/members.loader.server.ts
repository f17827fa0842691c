import { meQueries, networkQueries, notificationsQuery } from '@millrace/api-client';
import { NETWORK_PAGE } from '@millrace/community';
import { dehydrate } from '@tanstack/react-query';
import type { AppLoadContext } from 'react-router';
import { type RequestData, requestData } from '../../api.server';
import { refuseIfLimited } from '../../loader-failures';
import { loadMember } from '../../session/viewer.server';

/** Prefetches the side panels of all pages of a member; failures are ignored. */
export const prefetchPanels = ({ client, queries }: RequestData): Promise<unknown> =>
  Promise.all([
    queries.prefetchInfiniteQuery(meQueries(client).followedProducts()),
    queries.prefetchQuery(networkQueries(client).counters()),
    queries.prefetchQuery(meQueries(client).recommendedProducts()),
  ]);

/** Loads a member's page; failed parts are omitted. Null for a guest, who sees the sign-in. */
async function loadPage(
  context: AppLoadContext,
  request: Request,
  prefetch: (data: RequestData) => Promise<unknown> = async () => undefined,
) {
  const data = requestData(context, request);
  await Promise.all([
    loadMember(context, request),
    context.cookie && prefetchPanels(data),
    context.cookie && prefetch(data),
  ]);
  refuseIfLimited(data.queries);
  return { state: dehydrate(data.queries) };
}

/** Loads the companies that a member follows. */
export const loadFollowed = (context: AppLoadContext, request: Request) =>
  loadPage(context, request, ({ client, queries }) =>
    queries.prefetchQuery(meQueries(client).followedCompanies()),
  );

/** Loads a member's notifications. */
export const loadNotifications = (context: AppLoadContext, request: Request) =>
  loadPage(context, request, ({ client, queries }) => queries.prefetchQuery(notificationsQuery(client)));

/** Loads one of a member's lists. */
export const loadNetwork = (
  context: AppLoadContext,
  request: Request,
  list: 'vendors' | 'customers' | 'connections',
) =>
  loadPage(context, request, ({ client, queries }) => {
    const network = networkQueries(client);
    switch (list) {
      case 'vendors':
        return queries.prefetchInfiniteQuery(network.vendors(NETWORK_PAGE));
      case 'customers':
        return queries.prefetchInfiniteQuery(network.customers(NETWORK_PAGE));
      case 'connections':
        return queries.prefetchInfiniteQuery(network.connections(NETWORK_PAGE));
    }
  });
