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

/** A company that does not exist is a page of its own, and answers 404. @see COMP-027 */
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

/** A company: who it is, what it supplies, who works there, who follows it. @see PAGE-024 */
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
        // Another company begins anew: tab, lists and what was typed.
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

/** Tells pages and their tabs apart: only the first tab has a composer. */
const tabKey = ({ pathname, search }: Location): string =>
  `${pathname}?tab=${readCompanyTab(new URLSearchParams(search))}`;
