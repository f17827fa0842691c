import { companyQueries } from '@millrace/api-client';
import { aCompany, failing, slow } from '@millrace/api-mocks';
import { CompanyHeader } from '@millrace/design-system';
import {
  CompanyLinkContainer,
  FollowCompanyContainer,
  useApiClient,
} from '@millrace/design-system/connected';
import { companyPath, SITE_PATHS } from '@millrace/domain';
import { Inline, Page, PageMain, PageSide, Stack } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { CompanyActivityContainer } from '../catalogue/ActivitySummary';
import { AddSuppliedControl } from '../catalogue/AddLinkDialog';
import { AddProductsPanelContainer } from '../catalogue/AddProductsPanel';
import { type CompanyAct, CompanyMenuContainer } from '../companies/CompanyMenu';
import { CompanyContactTableContainer, CompanyPeopleListContainer } from '../companies/CompanyPeople';
import { CompanyProductListContainer } from '../companies/CompanyProductList';
import { CompanyProductTableContainer } from '../companies/CompanyProductTable';
import {
  COMPANY_TABS,
  CompanyStatsContainer,
  type CompanyTab,
  CompanyTabNav,
} from '../companies/CompanyTabNav';
import { SpreadsheetMenuContainer } from '../operations/SpreadsheetMenu';
import { EmbedLink } from '../publishing/WidgetBuilder';
import { GuestSlides } from '../shell/GuestSlides';
import { expectScreen } from './expect-screen';
import { onScreen, phoneViewport } from './on-screen';
import { useScreen } from './ScreenContext';

const kvarnholm = aCompany();

const tabAddress = (tab: CompanyTab) =>
  tab === 'activity' ? companyPath(kvarnholm) : `${companyPath(kvarnholm)}?tab=${tab}`;

/** A company: who it is, what it supplies, and who works there. */
function CompanyPage() {
  const { viewer, query, signInHref, onSignInRequired } = useScreen();
  const read = companyQueries(useApiClient());
  const { data: company = kvarnholm } = useQuery(read.detail(kvarnholm.id));
  const { data: products } = useInfiniteQuery(read.products(company.id));
  const { data: people } = useInfiniteQuery(read.employees(company.id));
  const [act, setAct] = useState<CompanyAct | null>(null);
  const tab = COMPANY_TABS.find((known) => known === query.get('tab')) ?? 'activity';
  const { id, name, followingUsers } = company;
  const isOwn = viewer?.company_id === id;
  const place = { company, signInHref };
  const persons = { ...place, viewerId: viewer?.id ?? null };
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
            canRestore={isOwn}
            signInHref={signInHref}
            onSignInRequired={onSignInRequired}
            act={act}
            onActChange={setAct}
          >
            {!isOwn && (
              <FollowCompanyContainer
                company={{ id, name, following: viewer !== null && followingUsers[viewer.id] === true }}
                signInHref={signInHref}
                onSignInRequired={onSignInRequired}
              />
            )}
          </CompanyMenuContainer>
        </CompanyHeader>
        <CompanyTabNav
          company={company}
          counts={{
            ...(products && { products: products.count }),
            ...(people && { people: people.count }),
          }}
          current={tab}
          tabHref={tabAddress}
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
          <CompanyProductListContainer {...place} isOwn={isOwn} onSignInRequired={onSignInRequired} />
        )}
        {tab === 'people' && (
          <CompanyPeopleListContainer
            {...persons}
            isListed={isOwn && viewer?.company_updated === 1}
            onSignInRequired={onSignInRequired}
          />
        )}
      </PageMain>
      <PageSide>
        <Stack gap="xl">
          {!viewer && <GuestSlides about="company" href={SITE_PATHS.signUp} />}
          {viewer && <CompanyLinkContainer company={company} onSignInRequired={onSignInRequired} />}
          {isOwn && <AddProductsPanelContainer company={company} />}
          <CompanyActivityContainer company={company} />
          <EmbedLink kind="company" id={company.id} />
        </Stack>
      </PageSide>
    </Page>
  );
}

const meta = {
  title: 'Screens/Company page',
  tags: ['!autodocs'],
  component: CompanyPage,
  ...onScreen(tabAddress('activity')),
} satisfies Meta<typeof CompanyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = kvarnholm.name;

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectScreen(canvasElement, { heading });
  await expect((await canvas.findAllByRole('link', { name: 'Preform silica glass' }))[0]).toBeVisible();
};

export const Default: Story = { play };

export const Guest: Story = { parameters: { api: { viewer: 'guest' } }, play };

export const People: Story = {
  name: 'Pressing “People” lists who works there',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectScreen(canvasElement, { heading });
    const tabs = within(canvas.getByRole('navigation', { name: `Sections of ${heading}` }));
    await userEvent.click(tabs.getByRole('link', { name: /^People/ }));
    await expect(tabs.getByRole('link', { name: /^People/ })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2));
  },
};

export const Loading: Story = {
  parameters: { api: { scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectScreen(canvasElement, { heading });
    await waitFor(() => expect(canvas.getAllByText('Loading …').length).toBeGreaterThan(0));
    await expect(canvas.getByRole('link', { name: /^Listed contacts/ })).not.toHaveTextContent('0');
  },
};

export const ErrorState: Story = {
  parameters: { api: { scenarios: [failing('server')] } },
  play: async ({ canvas, canvasElement }) => {
    await expectScreen(canvasElement, { heading });
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(1),
    );
    await expect(canvas.getByRole('link', { name: /^Listed contacts.*Did not load/ })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play };

export const Phone: Story = { tags: ['phone-only'], globals: phoneViewport, play };
