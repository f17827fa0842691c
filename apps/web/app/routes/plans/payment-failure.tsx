import { AccountPage, PaymentFailure } from '@millrace/community';
import { Page, PageMain } from '@millrace/ui';
import { messages } from '../../messages';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/payment-failure';

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('payment.metaFailure');

/** Where a checkout leads back to when it was not paid. @see PLAN-019 */
export default function PaymentFailureRoute() {
  return (
    <Page>
      <PageMain>
        <AccountPage title={messages.format('payment.failureTitle')}>
          <PaymentFailure />
        </AccountPage>
      </PageMain>
    </Page>
  );
}
