import { analyticsQueries, type User } from '@millrace/api-client';
import {
  ANALYTICS_REFUSALS,
  AnalyticsContainer,
  AnalyticsRefused,
  readShownRange,
  writeShownRange,
} from '@millrace/community';
import { utcDay } from '@millrace/domain';
import { Page, PageMain, SectionHead } from '@millrace/ui';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { requestData } from '../../api.server';
import { refuseIfLimited } from '../../loader-failures';
import { messages } from '../../messages';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useViewer } from '../../session/useViewer';
import { loadMember } from '../../session/viewer.server';
import type { Route } from './+types/analytics';

/** Loads the traffic report of the member's company, or the reason why it is refused. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const today = utcDay(Date.now());
  const read = analyticsQueries(client).own(readShownRange(new URL(request.url).searchParams, today));
  await Promise.all([loadMember(context, request), context.cookie && queries.prefetchQuery(read)]);
  refuseIfLimited(queries);
  const error = queries.getQueryState(read.queryKey)?.error;
  const refusal = ANALYTICS_REFUSALS.find((one) => one === error?.code) ?? null;
  return { today, refusal, state: dehydrate(queries) };
}

/** Skips revalidation on another date range, which the page fetches itself with an optimistic update. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = change;
  const areOtherDays = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !areOtherDays && skipRevalidationOnLogin(change);
}

export const meta: Route.MetaFunction = () => unlistedMetadata('analytics.title');

const userCompany = ({ company, company_id: id }: User) =>
  id && company ? { id, name: company } : undefined;

/** Traffic report of the member's company. Guests see the sign-in, other plans a description. @see PLAN-008, GAP-077 */
export default function AnalyticsRoute({ loaderData: { today, refusal, state } }: Route.ComponentProps) {
  const viewer = useViewer();
  const [query, setQuery] = useSearchParams();
  if (!viewer) return <SignInPage page="analytics" />;
  const company = userCompany(viewer);
  return (
    <HydrationBoundary state={state}>
      <Page>
        <PageMain spaced>
          {refusal ? (
            <>
              <SectionHead title={messages.format('analytics.title')} level={1} />
              <AnalyticsRefused reason={refusal} company={company} />
            </>
          ) : (
            <AnalyticsContainer
              key={viewer.id}
              range={readShownRange(query, today)}
              today={today}
              company={company}
              onRangeChange={(range) => setQuery(writeShownRange(range), { preventScrollReset: true })}
            />
          )}
        </PageMain>
      </Page>
    </HydrationBoundary>
  );
}
