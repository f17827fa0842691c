import { FeedOnboardingContainer, Page, PageMain, SignInRequired } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import { useCallback } from 'react';
import { redirect, useLocation, useNavigate } from 'react-router';
import { brand, messages } from '../../messages';
import { notForSignIn, signInHref } from '../../session/sign-in-href';
import { useViewer } from '../../session/useViewer';
import { loadMember } from '../../session/viewer.server';
import type { Route } from './+types/first-feed';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  if (pathname !== SITE_PATHS.firstFeed) throw redirect(SITE_PATHS.firstFeed + search, 301);
  await loadMember(context, request);
  return null;
}

export const shouldRevalidate = notForSignIn;

export const meta: Route.MetaFunction = () => [
  { title: `${messages.format('feedOnboarding.title')} · ${brand}` },
  { name: 'robots', content: 'noindex' },
];

/** Where an empty feed leads: products to begin with. @see FEED-006, DIFF-007 */
export default function FirstFeedRoute() {
  const viewer = useViewer();
  const location = useLocation();
  const navigate = useNavigate();
  const handleDone = useCallback(() => void navigate(SITE_PATHS.networkFeed), [navigate]);
  return (
    <Page>
      <PageMain spaced>
        {viewer ? (
          <FeedOnboardingContainer onDone={handleDone} />
        ) : (
          <SignInRequired signInHref={signInHref(location)} />
        )}
      </PageMain>
    </Page>
  );
}
