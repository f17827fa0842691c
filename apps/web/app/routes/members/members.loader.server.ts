import { meQueries, notificationsQuery } from '@millrace/api-client';
import { dehydrate } from '@tanstack/react-query';
import type { AppLoadContext } from 'react-router';
import { requestData } from '../../api.server';
import { refuseIfLimited } from '../../loader-failures';
import { loadMember } from '../../session/viewer.server';

/** What a member follows, as far as it can be read; nothing for a guest, who is asked to log in. */
export async function loadFollowed(context: AppLoadContext, request: Request) {
  const { client, queries } = requestData(context, request);
  await Promise.all([
    loadMember(context, request),
    context.cookie && queries.prefetchInfiniteQuery(meQueries(client).followedProducts()),
  ]);
  refuseIfLimited(queries);
  return { state: dehydrate(queries) };
}

/** What a member was told and follows, as far as it can be read; nothing for a guest, who is asked to log in. */
export async function loadNotifications(context: AppLoadContext, request: Request) {
  const { client, queries } = requestData(context, request);
  await Promise.all([
    loadMember(context, request),
    context.cookie && queries.prefetchQuery(notificationsQuery(client)),
    context.cookie && queries.prefetchInfiniteQuery(meQueries(client).followedProducts()),
  ]);
  refuseIfLimited(queries);
  return { state: dehydrate(queries) };
}
