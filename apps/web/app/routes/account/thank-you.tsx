import { AccountPage, SignUpThanksContainer } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { messages } from '../../messages';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/thank-you';

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('signUp.thanksTitle');

/** @see PAGE-010, GAP-007 */
export default function ThankYouRoute() {
  return (
    <Page>
      <PageMain>
        <AccountPage title={messages.format('signUp.thanksTitle')}>
          <SignUpThanksContainer resendAction={SITE_PATHS.signUpSent} />
        </AccountPage>
      </PageMain>
    </Page>
  );
}
