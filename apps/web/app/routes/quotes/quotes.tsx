import { quoteQueries, type User } from '@millrace/api-client';
import { MemberPage, QuoteListContainer } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { requestData } from '../../api.server';
import { refuseIfLimited } from '../../loader-failures';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useViewer } from '../../session/useViewer';
import { loadMember } from '../../session/viewer.server';
import { prefetchPanels } from '../members/members.loader.server';
import type { Route } from './+types/quotes';

/** Loads the member's quote requests; failed parts are omitted. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const data = requestData(context, request);
  const box =
    new URL(request.url).searchParams.get('box') === 'sent' ? ('sent' as const) : ('received' as const);
  await Promise.all([
    loadMember(context, request),
    context.cookie && prefetchPanels(data),
    context.cookie && data.queries.prefetchInfiniteQuery(quoteQueries(data.client).box(box)),
  ]);
  refuseIfLimited(data.queries);
  return { box, state: dehydrate(data.queries) };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('quotes.title');

/** Returns the member's company while their employment is not verified. @see GAP-089 */
function findUnverifiedCompany({ company, company_id: id, company_verified }: User) {
  return id && company && !company_verified ? { id, name: company } : undefined;
}

/** Quote requests, sent and received. Guests see the sign-in. @see DIFF-003 */
export default function QuotesRoute({ loaderData: { box, state } }: Route.ComponentProps) {
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  if (!viewer) return <SignInPage page="quotes" />;
  return (
    <HydrationBoundary state={state}>
      <MemberPage viewer={viewer} current={SITE_PATHS.quotes} onPhotoChange={() => void revalidate()}>
        <QuoteListContainer key={box} box={box} unverifiedCompany={findUnverifiedCompany(viewer)} />
      </MemberPage>
    </HydrationBoundary>
  );
}
