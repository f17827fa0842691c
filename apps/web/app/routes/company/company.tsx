import { CompanyFollowersPage, CompanyPage, InvitePage, readCompanyTab } from '@millrace/community';
import { companyPath } from '@millrace/domain';
import { useState } from 'react';
import { data, type Location, useSearchParams } from 'react-router';
import { usePageView } from '../../analytics/usePageView';
import { DEFER_HYDRATION } from '../../hydration/defer-hydration';
import { KeptPages } from '../../hydration/kept-pages';
import { brand, messages } from '../../messages';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { usePageSession } from '../../session/usePageSession';
import { PostLeaveGuard } from '../feed/post-leave-guard';
import type { Route } from './+types/company';
import { loadCompany } from './company.loader.server';
import { companyMeta } from './company.meta';
import { MissingCompany } from './missing-company';

/** Renders a missing company with status 404. @see COMP-027 */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadCompany(args);
  return loaded ?? data(null, { status: 404 });
}

export const handle = DEFER_HYDRATION;

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData
    ? companyMeta(loaderData, new URLSearchParams(location.search))
    : [{ title: `${messages.format('notFound.title')} · ${brand}` }, { name: 'robots', content: 'noindex' }];

/** Company page: facts, products, people, followers. @see PAGE-024 */
export default function CompanyRoute({ loaderData }: Route.ComponentProps) {
  const session = usePageSession();
  const [query] = useSearchParams();
  const [isPosting, setPosting] = useState(false);
  usePageView('company_view', loaderData?.company.id);
  if (!loaderData) return <MissingCompany />;
  const { company, view, state } = loaderData;
  if (view === 'invite' && !session.viewer) return <SignInPage page="invite" />;
  return (
    <KeptPages state={state}>
      {view === 'invite' ? (
        <InvitePage
          invited={{ kind: 'company', id: company.id, name: company.name }}
          backHref={companyPath(company)}
          onSignInRequired={session.onSignInRequired}
        />
      ) : view === 'followers' ? (
        <CompanyFollowersPage {...session} company={company} />
      ) : (
        // Another company remounts the page: tab, lists and input.
        <CompanyPage
          key={company.id}
          {...session}
          company={company}
          tab={readCompanyTab(query)}
          onPendingChange={setPosting}
        />
      )}
      <PostLeaveGuard underWay={isPosting ? 'post' : null} pageKey={tabKey} />
    </KeptPages>
  );
}

/** Returns a key of page and tab: leaving the tab with the composer counts as leaving. */
const tabKey = ({ pathname, search }: Location): string =>
  `${pathname}?tab=${readCompanyTab(new URLSearchParams(search))}`;
