import { AccountPage, PaymentSuccessContainer } from '@millrace/community';
import { Page, PageMain } from '@millrace/ui';
import { useRevalidator } from 'react-router';
import { messages } from '../../messages';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useViewer } from '../../session/useViewer';
import { loadMember } from '../../session/viewer.server';
import type { Route } from './+types/payment-success';

/** Nothing of the address is read: it claims what anybody can write. @see GAP-009 */
export async function loader({ context, request }: Route.LoaderArgs) {
  await loadMember(context, request);
  return null;
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('payment.metaSuccess');

/** Where a checkout leads back to once it was paid. @see PLAN-020, GAP-009 */
export default function PaymentSuccessRoute() {
  const viewer = useViewer();
  // What the pages know of the viewer says the plan from before.
  const { revalidate } = useRevalidator();
  if (!viewer) return <SignInPage page="plans" />;
  return (
    <Page>
      <PageMain>
        <AccountPage title={messages.format('payment.successTitle')}>
          <PaymentSuccessContainer key={viewer.id} onPaid={() => void revalidate()} />
        </AccountPage>
      </PageMain>
    </Page>
  );
}
