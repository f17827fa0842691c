import { LandingPage } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { redirect, useLocation, useNavigate } from 'react-router';
import { DEFER_HYDRATION } from '../../hydration/defer-hydration';
import { messages } from '../../messages';
import { pageMetadata } from '../../metadata';
import { signInHref, skipRevalidationOnLogin } from '../../session/sign-in-href';
import { useLinkedinHref } from '../../session/useLinkedinHref';
import { loadViewer } from '../../session/viewer.server';
import type { Route } from './+types/home';
import { loadLanding } from './landing.loader.server';
import { TimedInquiry } from './timed-inquiry';
import { useLandingCount } from './useLandingCount';

/** Redirects members to their own page. @see PAGE-002 */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (await loadViewer(context, request)) throw redirect(SITE_PATHS.networkFeed);
  return { ...(await loadLanding(context)), origin: context.webUrl };
}

export const handle = DEFER_HYDRATION;

export const shouldRevalidate = skipRevalidationOnLogin;

/** @see PAGE-031 */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMetadata({
        title: messages.format('welcome.metaTitle'),
        description: messages.format('welcome.metaDescription'),
        canonical: `${loaderData.origin}/`,
      })
    : [];

/** Landing page for guests. @see DIFF-014 */
export default function HomeRoute({ loaderData: { origin: _, ...landing } }: Route.ComponentProps) {
  const location = useLocation();
  const navigate = useNavigate();
  useLandingCount();
  return (
    <LandingPage
      {...landing}
      signInHref={signInHref(location)}
      linkedinHref={useLinkedinHref()}
      onNavigate={(href) => void navigate(href)}
    >
      <TimedInquiry />
    </LandingPage>
  );
}
