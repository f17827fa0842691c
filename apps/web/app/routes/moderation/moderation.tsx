import { moderationQueries } from '@millrace/api-client';
import { ModerationPage } from '@millrace/community';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { requestData } from '../../api.server';
import { brand, messages } from '../../messages';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/moderation';
import { orNotFound } from './moderation.loader.server';

/** Reports; 404 except for moderators. @see GAP-096 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const isClosed = new URL(request.url).searchParams.get('status') === 'closed';
  const status = isClosed ? ('closed' as const) : ('open' as const);
  await queries.fetchInfiniteQuery(moderationQueries(client).cases(status)).catch(orNotFound);
  return { status, state: dehydrate(queries) };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => [
  { title: `${messages.format('moderation.title')} · ${brand}` },
  { name: 'robots', content: 'noindex' },
];

export default function ModerationRoute({ loaderData: { status, state } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <ModerationPage status={status} />
    </HydrationBoundary>
  );
}
