import { meQueries, networkQueries, notificationsQuery } from '@millrace/api-client';
import { NETWORK_PAGE } from '@millrace/community';
import { dehydrate } from '@tanstack/react-query';
import type { AppLoadContext } from 'react-router';
import { type RequestData, requestData } from '../../api.server';
import { refuseIfLimited } from '../../loader-failures';
import { loadMember } from '../../session/viewer.server';

/** What stands beside every page of a member, as far as it can be read. */
export const prefetchPanels = ({ client, queries }: RequestData): Promise<unknown> =>
  Promise.all([
    queries.prefetchInfiniteQuery(meQueries(client).followedProducts()),
    queries.prefetchQuery(networkQueries(client).counters()),
    queries.prefetchQuery(meQueries(client).recommendedProducts()),
  ]);

/** Reads a member's page, as far as it can be read; nothing for a guest, who is asked to log in. */
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

/** What a member follows. */
export const loadFollowed = (context: AppLoadContext, request: Request) =>
  loadPage(context, request, ({ client, queries }) =>
    queries.prefetchQuery(meQueries(client).followedCompanies()),
  );

/** What a member was told. */
export const loadNotifications = (context: AppLoadContext, request: Request) =>
  loadPage(context, request, ({ client, queries }) => queries.prefetchQuery(notificationsQuery(client)));

/** One of a member's own lists. */
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
