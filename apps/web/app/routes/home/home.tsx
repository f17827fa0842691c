import {
  InvitationBoxContainer,
  LandingSections,
  NetworkSummary,
  ProductSnapshots,
  SectorTiles,
  Testimonials,
  Welcome,
} from '@millrace/community';
import { ChainPlate } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import { PageMain } from '@millrace/ui';
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

/** Members have a page of their own. @see PAGE-002 */
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

/** The landing page: the sections of both that were specified, the head first. @see DIFF-014 */
export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { communities, plate, figures, snapshots } = loaderData;
  const location = useLocation();
  const navigate = useNavigate();
  useLandingCount();
  // An installation without products has fewer sections.
  let sections = 0;
  const next = () => {
    sections += 1;
    return sections;
  };
  return (
    <PageMain>
      <Welcome
        signUpHref={SITE_PATHS.signUp}
        logInHref={signInHref(location)}
        termsHref={SITE_PATHS.terms}
        privacyHref={SITE_PATHS.privacy}
        linkedinHref={useLinkedinHref()}
      />
      {plate && <ChainPlate {...plate} />}
      <LandingSections>
        {communities.length > 0 && <SectorTiles communities={communities} number={next()} />}
        {figures.products > 0 && <NetworkSummary {...figures} number={next()} />}
        {snapshots.length > 0 && <ProductSnapshots snapshots={snapshots} number={next()} />}
        <Testimonials number={next()} />
        <InvitationBoxContainer
          signUpHref={SITE_PATHS.signUp}
          onSent={(email) => void navigate(`${SITE_PATHS.signUp}?${new URLSearchParams({ email })}`)}
        />
      </LandingSections>
      <TimedInquiry />
    </PageMain>
  );
}
