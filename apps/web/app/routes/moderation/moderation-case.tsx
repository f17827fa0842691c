import { moderationQueries } from '@millrace/api-client';
import { ModerationCasePage } from '@millrace/community';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { requestData } from '../../api.server';
import { brand, messages } from '../../messages';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/moderation-case';
import { orNotFound } from './moderation.loader.server';

/** A moderation case; 404 except for moderators. @see GAP-096 */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  await queries.fetchQuery(moderationQueries(client).one(params.caseId)).catch(orNotFound);
  return { state: dehydrate(queries) };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => [
  { title: `${messages.format('moderation.title')} · ${brand}` },
  { name: 'robots', content: 'noindex' },
];

export default function ModerationCaseRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <ModerationCasePage id={params.caseId} />
    </HydrationBoundary>
  );
}
