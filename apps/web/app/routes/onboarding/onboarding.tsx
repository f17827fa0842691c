import { meQueries } from '@millrace/api-client';
import { firstOpenStep, OnboardingPage, wizardStep } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { redirect, useNavigate, useSearchParams } from 'react-router';
import { requestData } from '../../api.server';
import { unlistedMetadata } from '../../metadata';
import { takeIntent } from '../../session/intent';
import { nullForGuests } from '../../session/null-for-guests.server';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/onboarding';

/**
 * Loads the member who sets up a profile. Guests are redirected to the sign-up with their email, and members who have
 * completed the wizard to the feed. @see GAP-003, DIFF-012, DIFF-013, ACC-031, ACC-032
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const me = await queries.fetchQuery(meQueries(client).profile()).catch(nullForGuests);
  if (!me) {
    const email = new URL(request.url).searchParams.get('email');
    throw redirect(email ? `${SITE_PATHS.signUp}?${new URLSearchParams({ email })}` : SITE_PATHS.signUp);
  }
  if (me.onboarded) throw redirect(SITE_PATHS.networkFeed);
  return { firstStep: firstOpenStep(me), state: dehydrate(queries) };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('onboarding.title');

export default function OnboardingRoute({ loaderData: { firstStep, state } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const leave = () => {
    const path = takeIntent()?.path ?? SITE_PATHS.home;
    // The home page is for guests only, so continue to the first feed.
    void navigate(path === SITE_PATHS.home ? SITE_PATHS.firstFeed : path);
  };
  return (
    <HydrationBoundary state={state}>
      <OnboardingPage
        step={wizardStep(query.get('step'), firstStep)}
        onStepChange={(step) => void navigate(`?step=${step}`)}
        onDone={leave}
      />
    </HydrationBoundary>
  );
}
