import { FeedOnboardingContainer } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { useCallback } from 'react';
import { redirect, useNavigate } from 'react-router';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useViewer } from '../../session/useViewer';
import { loadMember } from '../../session/viewer.server';
import type { Route } from './+types/first-feed';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  if (pathname !== SITE_PATHS.firstFeed) throw redirect(SITE_PATHS.firstFeed + search, 301);
  await loadMember(context, request);
  return null;
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('feedOnboarding.title');

/** Where an empty feed leads: products to begin with. @see FEED-006, DIFF-007 */
export default function FirstFeedRoute() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const handleDone = useCallback(() => void navigate(SITE_PATHS.networkFeed), [navigate]);
  if (!viewer) return <SignInPage page="firstFeed" />;
  return (
    <Page>
      <PageMain spaced>
        <FeedOnboardingContainer onDone={handleDone} />
      </PageMain>
    </Page>
  );
}
