import { isApiError, meQueries } from '@millrace/api-client';
import { OnboardingPage, wizardStep } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router';
import { requestData } from '../../api.server';
import { toErrorResponse } from '../../loader-failures';
import { unlistedMetadata } from '../../metadata';
import { signInHref, skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/onboarding';

/**
 * Who sets up a profile: a visitor, who registers first, or a member. The wizard runs once: who has been through it is
 * led to the feed. @see GAP-003, DIFF-013, ACC-031
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const me = await queries.fetchQuery(meQueries(client).profile()).catch(nullForGuests);
  if (me?.onboarded) throw redirect(SITE_PATHS.networkFeed);
  const { searchParams } = new URL(request.url);
  if (!me && wizardStep(searchParams.get('step')) > 1) {
    searchParams.set('step', '1');
    throw redirect(`/onboarding?${searchParams}`);
  }
  return { signedIn: me !== null, state: dehydrate(queries) };
}

function nullForGuests(error: unknown): null {
  return isApiError(error, 'sign_in_required') ? null : toErrorResponse(error);
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('onboarding.title');

export default function OnboardingRoute({ loaderData: { signedIn, state } }: Route.ComponentProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <HydrationBoundary state={state}>
      <OnboardingPage
        step={wizardStep(query.get('step'))}
        onStepChange={(step) => void navigate(`?step=${step}`)}
        signedIn={signedIn}
        email={carriedEmail(location.state) ?? query.get('email') ?? undefined}
        signInHref={signInHref(location)}
        onDone={() => void navigate(SITE_PATHS.firstFeed)}
      />
    </HydrationBoundary>
  );
}

/** The address that the page before handed on. @see ACC-032 */
function carriedEmail(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' ? state.email : undefined;
}
