import { type Company, companyQueries } from '@millrace/api-client';
import { CompanyHeader, toCompanyDetails } from '@millrace/design-system';
import {
  CompanyLinkContainer,
  FollowCompanyContainer,
  useApiClient,
} from '@millrace/design-system/connected';
import { companyPath, SITE_PATHS } from '@millrace/domain';
import { Inline, Page, PageMain, PageSide, Stack } from '@millrace/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CompanyActivityContainer } from '../../catalogue/ActivitySummary';
import { AddSuppliedControl } from '../../catalogue/AddLinkDialog';
import { AddProductsPanelContainer } from '../../catalogue/AddProductsPanel';
import { RecommendedProductsContainer } from '../../catalogue/RecommendedProducts';
import { LatestPostsContainer, type LatestPostsContainerProps } from '../../feed/LatestPosts';
import type { PageSession } from '../../internal/page-session';
import { SpreadsheetMenuContainer } from '../../operations/SpreadsheetMenu';
import { EmbedLink } from '../../publishing/WidgetBuilder';
import { GuestSlides } from '../../shell/GuestSlides';
import { CompanyFacts } from '../CompanyFacts';
import { type CompanyAct, CompanyMenuContainer } from '../CompanyMenu';
import { CompanyContactTableContainer, CompanyPeopleListContainer } from '../CompanyPeople';
import { CompanyProductListContainer } from '../CompanyProductList';
import { CompanyProductTableContainer } from '../CompanyProductTable';
import { CompanyStatsContainer, type CompanyTab, CompanyTabNav } from '../CompanyTabNav';
import { companyTabPath } from './company-tabs';

export interface CompanyPageProps extends PageSession, Pick<LatestPostsContainerProps, 'onPendingChange'> {
  /** Company from the loader; the page refetches it after a change. */
  company: Company;
  tab: CompanyTab;
}

/** Company page: head, tabs with the current panel, and sidebar. @see COMP-001 to COMP-022 */
export function CompanyPage({
  company: loaded,
  tab,
  viewer,
  signInHref,
  onSignInRequired,
  onPendingChange,
}: CompanyPageProps) {
  const read = companyQueries(useApiClient());
  const { data: company = loaded } = useQuery(read.detail(loaded.id));
  // The tables below run the same query; this only reads the count.
  const { data: products } = useInfiniteQuery(read.products(loaded.id));
  const { data: people } = useInfiniteQuery(read.employees(loaded.id));
  const [act, setAct] = useState<CompanyAct | null>(null);
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
          company={toCompanyDetails(company)}
          followersHref={companyPath(company, 'followers')}
          moreFacts={
            <CompanyFacts
              company={company}
              products={counts.products}
              tabHref={(other) => companyTabPath(company, other)}
            />
          }
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
                tone="primary"
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
          tabHref={(other) => companyTabPath(company, other)}
        />
        {tab === 'activity' && (
          <Stack gap="2xl">
            <Stack gap="md">
              <LatestPostsContainer
                key={viewer?.id}
                about={{ kind: 'company', id, name }}
                sector={company.sector}
                viewer={viewer}
                signInHref={signInHref}
                onPendingChange={onPendingChange}
              />
              <CompanyStatsContainer company={company} />
            </Stack>
            <CompanyContactTableContainer {...persons} number={1} />
            <CompanyProductTableContainer
              {...place}
              number={2}
              exportControl={
                viewer && (
                  <SpreadsheetMenuContainer
                    table="company-products"
                    target={company}
                    adds="catalogue"
                    onSignInRequired={onSignInRequired}
                  />
                )
              }
              foot={
                // Guests can't add products.
                viewer && (
                  <Inline>
                    <AddSuppliedControl {...place} onSignInRequired={onSignInRequired} />
                  </Inline>
                )
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
          <CompanyPeopleListContainer
            {...persons}
            isListed={isOwn && viewer?.company_updated === 1}
            onSignInRequired={onSignInRequired}
            exportControl={viewer && <SpreadsheetMenuContainer table="company-people" target={company} />}
          />
        )}
      </PageMain>
      <PageSide>
        <Stack gap="xl">
          {!viewer && <GuestSlides about="company" href={SITE_PATHS.signUp} />}
          {viewer && <CompanyLinkContainer company={company} onSignInRequired={onSignInRequired} />}
          {isOwn && <AddProductsPanelContainer company={company} />}
          {/* The first tab already shows the newest posts. */}
          {tab !== 'activity' && <CompanyActivityContainer company={company} />}
          {viewer && <RecommendedProductsContainer />}
          <EmbedLink kind="company" id={company.id} />
        </Stack>
      </PageSide>
    </Page>
  );
}
