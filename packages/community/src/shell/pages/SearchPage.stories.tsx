import { searchQueries } from '@millrace/api-client';
import { failing, slow } from '@millrace/api-mocks';
import { SITE_SEARCH_CATEGORIES, searchPath } from '@millrace/design-system';
import { useApiClient } from '@millrace/design-system/connected';
import { canSearch, searchText } from '@millrace/domain';
import { findBodyRows } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/expect-page';
import { onPage, phoneViewport } from '../../testing/on-page';
import { useStoryPage } from '../../testing/StoryRouter';
import { SEARCH_RESULTS_MAX, SearchPage } from './SearchPage';

/** Searches the mocks for what the address says. */
function SearchPageOverMocks() {
  const { query } = useStoryPage();
  const text = searchText(query.get('q') ?? '');
  const category = SITE_SEARCH_CATEGORIES.find((known) => known === query.get('category')) ?? 'products';
  const options = searchQueries(useApiClient())[category](text, { limit: SEARCH_RESULTS_MAX });
  const { data: hits, isError, refetch } = useQuery({ ...options, enabled: canSearch('site', text) });
  return (
    <SearchPage
      text={text}
      category={category}
      hits={hits}
      hasFailed={isError}
      onRetry={() => void refetch()}
    />
  );
}

const meta = {
  title: 'Screens/Search results',
  tags: ['!autodocs'],
  component: SearchPageOverMocks,
  ...onPage(searchPath({ text: 'glass', category: 'products' })),
} satisfies Meta<typeof SearchPageOverMocks>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = 'Results for “glass”';

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectPage(canvasElement, { heading });
  await waitFor(() => expect(findBodyRows(canvas).length).toBeGreaterThan(0));
};

export const Default: Story = { play };

export const Companies: Story = {
  name: 'Pressing “Companies” searches those',
  play: async (context) => {
    await play(context);
    const { canvas, userEvent } = context;
    const tabs = within(canvas.getByRole('navigation', { name: 'Search in' }));
    await userEvent.click(tabs.getByRole('link', { name: 'Companies' }));
    await expect(await canvas.findByRole('link', { name: /Halvard Glassverk AS/ })).toBeVisible();
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
  },
};

export const ErrorState: Story = {
  name: 'Error: says so, and offers to search again',
  parameters: { api: { scenarios: [failing('server', { operations: ['searchProducts'] })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading });
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play };

export const Phone: Story = { tags: ['phone-only'], globals: phoneViewport, play };
