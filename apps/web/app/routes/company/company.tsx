import {
  CompanyFollowerTableContainer,
  InviteViewContainer,
  SpreadsheetMenuContainer,
} from '@millrace/community';
import { companyPath } from '@millrace/domain';
import { Page, PageMain, Stack } from '@millrace/ui';
import { HydrationBoundary } from '@tanstack/react-query';
import { data } from 'react-router';
import { usePageView } from '../../analytics/usePageView';
import { DEFER_HYDRATION } from '../../hydration/defer-hydration';
import { messages } from '../../messages';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useSignInHref } from '../../session/useSignInHref';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/company';
import { loadCompany } from './company.loader.server';
import { companyMeta } from './company.meta';
import { CompanyDetails } from './company-details';
import { MissingCompany } from './missing-company';

/** A company that does not exist is a page of its own, and answers 404. @see COMP-027 */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadCompany(args);
  return loaded ?? data(null, { status: 404 });
}

export const handle = DEFER_HYDRATION;

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? companyMeta(loaderData)
    : [{ title: messages.format('notFound.title') }, { name: 'robots', content: 'noindex' }];

/** A company: who it is, what it supplies, who works there, who follows it. @see PAGE-024 */
export default function CompanyRoute({ loaderData }: Route.ComponentProps) {
  const signInHref = useSignInHref();
  const onSignInRequired = useSignInAgain();
  const viewer = useViewer();
  usePageView('company_view', loaderData?.company.id);
  if (!loaderData) return <MissingCompany />;
  const { company, view, state } = loaderData;
  const backHref = companyPath(company);
  if (view === 'invite' && !viewer) return <SignInPage />;
  return (
    <HydrationBoundary state={state}>
      {view === 'companyDetails' ? (
        // Another company begins anew: tab, lists and what was typed.
        <CompanyDetails key={company.id} companyId={company.id} />
      ) : (
        <Page>
          <PageMain>
            {view === 'followers' ? (
              <Stack gap="md">
                <CompanyFollowerTableContainer
                  company={company}
                  headingLevel={1}
                  backHref={backHref}
                  signInHref={signInHref}
                  viewerId={viewer?.id ?? null}
                />
                {viewer && <SpreadsheetMenuContainer table="company-followers" target={company} />}
              </Stack>
            ) : (
              <InviteViewContainer
                invited={{ kind: 'company', id: company.id, name: company.name }}
                headingLevel={1}
                backHref={backHref}
                onSignInRequired={onSignInRequired}
              />
            )}
          </PageMain>
        </Page>
      )}
    </HydrationBoundary>
  );
}
