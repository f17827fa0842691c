import { isApiError, planQueries } from '@millrace/api-client';
import { TeamMembersContainer } from '@millrace/community';
import { SITE_PATHS, shownName } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { requestData } from '../../api.server';
import { refuseIfLimited } from '../../loader-failures';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useViewer } from '../../session/useViewer';
import { loadMember } from '../../session/viewer.server';
import type { Route } from './+types/team-members';

/** Loads a member's team if possible. Members without a paid plan are redirected to the plans. @see GAP-005 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const team = planQueries(client).team();
  await Promise.all([loadMember(context, request), context.cookie && queries.prefetchQuery(team)]);
  refuseIfLimited(queries);
  if (isApiError(queries.getQueryState(team.queryKey)?.error, 'plan_required')) {
    throw redirect(SITE_PATHS.plans);
  }
  return { state: dehydrate(queries) };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('team.title');

/** Members who share a plan. Guests see the sign-in. @see PLAN-014, GAP-005 */
export default function TeamMembersRoute({ loaderData: { state } }: Route.ComponentProps) {
  const viewer = useViewer();
  if (!viewer) return <SignInPage page="plans" />;
  const ownEmails = [viewer.email, viewer.secondaryEmail].filter((email) => email !== null);
  return (
    <HydrationBoundary state={state}>
      <Page>
        <PageMain>
          <TeamMembersContainer key={viewer.id} owner={shownName(viewer.displayName)} ownEmails={ownEmails} />
        </PageMain>
      </Page>
    </HydrationBoundary>
  );
}
