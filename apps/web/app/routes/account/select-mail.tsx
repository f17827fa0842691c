import { PreferredEmailContainer } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { useNavigate } from 'react-router';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import type { Route } from './+types/select-mail';
import { loadOwnEmails } from './own-emails.server';

export const loader = ({ context, request }: Route.LoaderArgs) => loadOwnEmails(context, request);

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('preferredEmail.title');

/** @see GAP-008 */
export default function SelectMailRoute({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  if (!loaderData) return <SignInPage page="profile" />;
  return (
    <Page>
      <PageMain>
        <PreferredEmailContainer
          me={loaderData}
          profileHref={SITE_PATHS.profile}
          onChosen={() => void navigate(SITE_PATHS.selectMailMessage)}
        />
      </PageMain>
    </Page>
  );
}
