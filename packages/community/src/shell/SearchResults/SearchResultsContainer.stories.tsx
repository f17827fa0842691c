import { failing, slow } from '@millrace/api-mocks';
import { searchPath } from '@millrace/design-system';
import { searchText } from '@millrace/domain';
import { findBodyRows } from '@millrace/story-kit';
import { Page, PageMain } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/expect-page';
import { onPage, phoneViewport } from '../../testing/on-page';
import { useStoryPage } from '../../testing/StoryRouter';
import { SEARCH_CATEGORIES } from './SearchResults';
import { SearchResultsContainer, type SearchResultsContainerProps } from './SearchResultsContainer';

/** Searches for the query of the address. */
function SearchAddress({ isMember }: Pick<SearchResultsContainerProps, 'isMember'>) {
  const { query } = useStoryPage();
  return (
    <Page>
      <PageMain spaced>
        <SearchResultsContainer
          text={searchText(query.get('q') ?? '')}
          category={SEARCH_CATEGORIES.find((known) => known === query.get('category')) ?? 'products'}
          isMember={isMember}
        />
      </PageMain>
    </Page>
  );
}

const meta = {
  title: 'Shell/SearchResults',
  tags: ['!autodocs'],
  component: SearchAddress,
  args: { isMember: true },
  ...onPage(searchPath({ text: 'glass', category: 'products' })),
} satisfies Meta<typeof SearchAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = 'Results for “glass”';

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectPage(canvasElement, { heading });
  await waitFor(() => expect(findBodyRows(canvas).length).toBeGreaterThan(0));
};

export const Default: Story = {
  name: 'Lists products with what a buyer compares, and the best of other kinds',
  play: async (context) => {
    await play(context);
    const companies = within(await context.canvas.findByRole('region', { name: 'Companies' }));
    await expect(companies.getAllByRole('listitem').length).toBeGreaterThan(0);
    await expect(companies.getByRole('link', { name: /^See all/ })).toHaveAttribute(
      'href',
      '/search?q=glass&category=companies',
    );
  },
};

export const Companies: Story = {
  name: 'Pressing “Companies” lists those',
  play: async (context) => {
    await play(context);
    const { canvas, userEvent } = context;
    const tabs = within(canvas.getByRole('navigation', { name: 'Search in' }));
    await userEvent.click(tabs.getByRole('link', { name: /^Companies/ }));
    await expect(await canvas.findByRole('columnheader', { name: 'Country' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Halvard Glassverk AS/ })).toBeVisible();
  },
};

export const Posts: Story = {
  parameters: { address: searchPath({ text: 'fiber', category: 'posts' }) },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading: 'Results for “fiber”' });
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(0);
  },
};

export const Guest: Story = {
  name: 'Guests find no people, and save nothing',
  args: { isMember: false },
  play: async (context) => {
    await play(context);
    const { canvas } = context;
    await expect(canvas.queryByRole('link', { name: /^People/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Save search' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { api: { scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading });
    await waitFor(() => expect(canvas.getAllByText('Loading…').length).toBeGreaterThan(0));
  },
};

export const Empty: Story = {
  parameters: { address: searchPath({ text: 'unobtainium', category: 'products' }) },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading: 'Results for “unobtainium”' });
    await expect(await canvas.findByText('No results for “unobtainium”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask the community' })).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error: says so, and offers to search again',
  parameters: { api: { scenarios: [failing('server', { operations: ['search'] })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading });
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play };

export const Phone: Story = { tags: ['phone-only'], globals: phoneViewport, play };
