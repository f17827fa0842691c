import { planQueries } from '@millrace/api-client';
import { PaymentSuccessContainer } from '@millrace/community';
import { Page, PageMain } from '@millrace/ui';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { requestData } from '../../api.server';
import { refuseIfLimited } from '../../loader-failures';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useViewer } from '../../session/useViewer';
import { loadMember } from '../../session/viewer.server';
import type { Route } from './+types/payment-success';

/** Ignores the URL, which is not trusted. @see GAP-009 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  await Promise.all([
    loadMember(context, request),
    context.cookie && queries.prefetchQuery(planQueries(client).own()),
  ]);
  refuseIfLimited(queries);
  return { state: dehydrate(queries) };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('payment.metaSuccess');

/** Return page of a paid checkout. @see PLAN-020, GAP-009 */
export default function PaymentSuccessRoute({ loaderData: { state } }: Route.ComponentProps) {
  const viewer = useViewer();
  // The cached viewer still has the previous plan.
  const { revalidate } = useRevalidator();
  if (!viewer) return <SignInPage page="plans" />;
  return (
    <HydrationBoundary state={state}>
      <Page>
        <PageMain>
          <PaymentSuccessContainer key={viewer.id} onPaid={() => void revalidate()} />
        </PageMain>
      </Page>
    </HydrationBoundary>
  );
}
