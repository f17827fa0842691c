import { PreferredEmailMessage } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import type { Route } from './+types/select-mail-message';
import { loadOwnEmails } from './own-emails.server';

/** Loads the state from the server, as the URL can claim anything. */
export const loader = ({ context, request }: Route.LoaderArgs) => loadOwnEmails(context, request);

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('preferredEmail.chosenTitle');

/** @see GAP-008 */
export default function SelectMailMessageRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <SignInPage page="profile" />;
  return (
    <Page>
      <PageMain>
        <PreferredEmailMessage
          emails={loaderData.emails}
          preferred={loaderData.preferredEmail}
          chooseHref={SITE_PATHS.selectMail}
        />
      </PageMain>
    </Page>
  );
}
