import { planQueries } from '@millrace/api-client';
import { PlansPage } from '@millrace/community';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { requestData } from '../../api.server';
import { refuseIfLimited } from '../../loader-failures';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useViewer } from '../../session/useViewer';
import { loadMember } from '../../session/viewer.server';
import type { Route } from './+types/plans';

/** Loads a member's plan and invoices; failed parts are omitted. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const plans = planQueries(client);
  await Promise.all([
    loadMember(context, request),
    context.cookie && queries.prefetchQuery(plans.own()),
    context.cookie && queries.prefetchQuery(plans.invoices()),
    context.cookie && queries.prefetchQuery(plans.invitations()),
  ]);
  refuseIfLimited(queries);
  return { state: dehydrate(queries), salesEmail: context.contact.salesEmail };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('ownPlan.title');

/** Page to choose and manage a plan. Guests see the sign-in. @see GAP-006 */
export default function PlansRoute({ loaderData: { state, salesEmail } }: Route.ComponentProps) {
  const viewer = useViewer();
  if (!viewer) return <SignInPage page="plans" />;
  return (
    <HydrationBoundary state={state}>
      <PlansPage viewerId={viewer.id} salesEmail={salesEmail} />
    </HydrationBoundary>
  );
}
