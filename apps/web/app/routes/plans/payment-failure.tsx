import { type OwnPlan, planQueries } from '@millrace/api-client';
import { PaymentFailure } from '@millrace/community';
import { Page, PageMain } from '@millrace/ui';
import { requestData } from '../../api.server';
import { refuseIfLimited } from '../../loader-failures';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { usePageSession } from '../../session/usePageSession';
import { loadMember } from '../../session/viewer.server';
import type { Route } from './+types/payment-failure';

/** Loads the member's plan if possible: the URL is not trusted. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = await loadMember(context, request);
  if (!viewer) return { plan: null };
  const { client, queries } = requestData(context, request);
  const { queryKey, ...own } = planQueries(client).own();
  await queries.prefetchQuery({ queryKey, ...own });
  refuseIfLimited(queries);
  return { plan: queries.getQueryData<OwnPlan>(queryKey) ?? null };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('payment.metaFailure');

/** Return page of a checkout that was not paid. @see PLAN-019 */
export default function PaymentFailureRoute({ loaderData: { plan } }: Route.ComponentProps) {
  const { viewer, signInHref } = usePageSession();
  return (
    <Page>
      <PageMain>
        <PaymentFailure plan={plan} signInHref={viewer ? undefined : signInHref} />
      </PageMain>
    </Page>
  );
}
