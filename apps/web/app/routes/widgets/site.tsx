import { publisherQueries } from '@millrace/api-client';
import { PublisherReportContainer, readShownRange, writeShownRange } from '@millrace/community';
import { SITE_PATHS, utcDay } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { requestData } from '../../api.server';
import { refuseIfLimited } from '../../loader-failures';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useViewer } from '../../session/useViewer';
import { loadMember } from '../../session/viewer.server';
import type { Route } from './+types/site';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const today = utcDay(Date.now());
  const range = readShownRange(new URL(request.url).searchParams, today);
  await Promise.all([
    loadMember(context, request),
    context.cookie && queries.prefetchQuery(publisherQueries(client).report(params.id, range)),
  ]);
  refuseIfLimited(queries);
  return { today, state: dehydrate(queries) };
}

/** Skips revalidation on another date range, which the page fetches itself with an optimistic update. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = change;
  const areOtherDays = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !areOtherDays && skipRevalidationOnLogin(change);
}

export const meta: Route.MetaFunction = () => unlistedMetadata('publisherSites.title');

/** Report on the widgets of a site. Guests see the sign-in. */
export default function WidgetSiteRoute({ loaderData: { today, state }, params }: Route.ComponentProps) {
  const viewer = useViewer();
  const [query, setQuery] = useSearchParams();
  if (!viewer) return <SignInPage page="sites" />;
  return (
    <HydrationBoundary state={state}>
      <Page>
        <PageMain spaced>
          <PublisherReportContainer
            key={`${viewer.id} ${params.id}`}
            siteId={params.id}
            range={readShownRange(query, today)}
            today={today}
            onRangeChange={(range) => setQuery(writeShownRange(range), { preventScrollReset: true })}
            sitesHref={SITE_PATHS.widgetSites}
            widgetsHref={SITE_PATHS.widgets}
          />
        </PageMain>
      </Page>
    </HydrationBoundary>
  );
}
