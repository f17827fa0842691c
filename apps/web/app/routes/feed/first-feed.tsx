import { companyQueries } from '@millrace/api-client';
import { FeedOnboardingContainer } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { useCallback } from 'react';
import { redirect, useNavigate } from 'react-router';
import { type RequestData, requestData } from '../../api.server';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useViewer } from '../../session/useViewer';
import { loadMember } from '../../session/viewer.server';
import type { Route } from './+types/first-feed';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  if (pathname !== SITE_PATHS.firstFeed) throw redirect(SITE_PATHS.firstFeed + search, 301);
  const viewer = await loadMember(context, request);
  return viewer ? readSold(requestData(context, request), viewer.company_id) : NOTHING_SOLD;
}

const NOTHING_SOLD = { industry: null, sold: [] };

/** Loads the products of the member's company, to preselect them. Empty if the request fails. */
async function readSold({ client, queries }: RequestData, companyId: string | null) {
  if (!companyId) return NOTHING_SOLD;
  const found = await queries
    .fetchInfiniteQuery(companyQueries(client).products(companyId, { limit: SOLD_MAX }))
    .catch(() => null);
  const listed = found?.pages[0]?.items ?? [];
  const sold = listed
    .filter(({ following }) => !following)
    .map(({ product_id: id, product_name: name, sector }) => ({ id, name, sector }));
  return { industry: listed.find(({ sector }) => sector !== null)?.sector ?? null, sold };
}

/** Maximum number of preselected products. */
const SOLD_MAX = 10;

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('feedOnboarding.title');

/** Onboarding of an empty feed: selection of products to follow. @see FEED-006, DIFF-007 */
export default function FirstFeedRoute({ loaderData: { industry, sold } }: Route.ComponentProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const handleDone = useCallback(() => void navigate(SITE_PATHS.networkFeed), [navigate]);
  if (!viewer) return <SignInPage page="firstFeed" />;
  return (
    <Page>
      <PageMain spaced>
        <FeedOnboardingContainer initialIndustry={industry} initialSelected={sold} onDone={handleDone} />
      </PageMain>
    </Page>
  );
}
