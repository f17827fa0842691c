import { companyQueries } from '@millrace/api-client';
import {
  AddProductsPanelContainer,
  AddSuppliedControl,
  type CompanyAct,
  CompanyActivityContainer,
  CompanyContactTableContainer,
  CompanyMenuContainer,
  CompanyPeopleListContainer,
  CompanyProductListContainer,
  CompanyProductTableContainer,
  CompanyStatsContainer,
  CompanyTabNav,
  EmbedLink,
  GuestSlides,
  SpreadsheetMenuContainer,
} from '@millrace/community';
import { CompanyHeader } from '@millrace/design-system';
import {
  CompanyLinkContainer,
  FollowCompanyContainer,
  useApiClient,
} from '@millrace/design-system/connected';
import { companyPath, SITE_PATHS } from '@millrace/domain';
import { Inline, Page, PageMain, PageSide, Stack } from '@millrace/ui';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useSignInHref } from '../../session/useSignInHref';
import { useViewer } from '../../session/useViewer';
import { parseCompanyTab, tabHref } from './company-sections';

export interface CompanyDetailsProps {
  /** The loader has read the company; this reads it again after a change. */
  companyId: string;
}

/** The details view: head, tabs, and what the current tab shows. @see COMP-001 to COMP-022 */
export function CompanyDetails({ companyId }: CompanyDetailsProps) {
  const read = companyQueries(useApiClient());
  const { data: company } = useSuspenseQuery(read.detail(companyId));
  // The tables below read the same, and this only counts.
  const { data: products } = useInfiniteQuery(read.products(companyId));
  const { data: people } = useInfiniteQuery(read.employees(companyId));
  const [query] = useSearchParams();
  const signInHref = useSignInHref();
  const onSignInRequired = useSignInAgain();
  const viewer = useViewer();
  const [act, setAct] = useState<CompanyAct | null>(null);
  const tab = parseCompanyTab(query);
  const { id, name, followingUsers } = company;
  const isOwn = viewer?.company_id === id;
  const following = viewer !== null && followingUsers[viewer.id] === true;
  const place = { company, signInHref };
  const persons = { ...place, viewerId: viewer?.id ?? null };
  const counts = {
    ...(products && { products: products.count }),
    ...(people && { people: people.count }),
  };
  return (
    <Page columns="two">
      <PageMain>
        <CompanyHeader
          company={company}
          followersHref={companyPath(company, 'followers')}
          onLogoChange={viewer ? () => setAct('logo') : undefined}
        >
          <CompanyMenuContainer
            company={company}
            isMember={viewer !== null}
            canRestore={(isOwn && viewer?.company_verified === true) || viewer?.is_moderator === true}
            signInHref={signInHref}
            onSignInRequired={onSignInRequired}
            act={act}
            onActChange={setAct}
          >
            {!isOwn && (
              <FollowCompanyContainer
                company={{ id, name, following }}
                signInHref={signInHref}
                onSignInRequired={onSignInRequired}
              />
            )}
          </CompanyMenuContainer>
        </CompanyHeader>
        <CompanyTabNav
          company={company}
          counts={counts}
          current={tab}
          tabHref={(other) => tabHref(company, other)}
        />
        {tab === 'activity' && (
          <Stack gap="2xl">
            <CompanyStatsContainer company={company} />
            <CompanyContactTableContainer {...persons} number={1} />
            <CompanyProductTableContainer
              {...place}
              number={2}
              foot={
                <Inline gap="xs">
                  <AddSuppliedControl {...place} onSignInRequired={onSignInRequired} />
                  {viewer && (
                    <SpreadsheetMenuContainer
                      table="company-products"
                      target={company}
                      adds="catalogue"
                      onSignInRequired={onSignInRequired}
                    />
                  )}
                </Inline>
              }
            />
          </Stack>
        )}
        {tab === 'products' && (
          <CompanyProductListContainer
            {...place}
            isOwn={isOwn}
            plan={viewer?.plan}
            onSignInRequired={onSignInRequired}
          />
        )}
        {tab === 'people' && (
          <Stack gap="md">
            <CompanyPeopleListContainer
              {...persons}
              isListed={isOwn && viewer?.company_updated === 1}
              onSignInRequired={onSignInRequired}
            />
            {viewer && <SpreadsheetMenuContainer table="company-people" target={company} />}
          </Stack>
        )}
      </PageMain>
      <PageSide>
        <Stack gap="xl">
          {signInHref !== undefined && <GuestSlides about="company" href={SITE_PATHS.signUp} />}
          {viewer && <CompanyLinkContainer company={company} onSignInRequired={onSignInRequired} />}
          {isOwn && <AddProductsPanelContainer company={company} />}
          <CompanyActivityContainer company={company} />
          <EmbedLink kind="company" id={company.id} />
        </Stack>
      </PageSide>
    </Page>
  );
}
