import { searchHits } from '@millrace/api-mocks';
import { errorStory, loadingStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { toSearchHit } from '../../shell/SiteSearch';
import { SearchResults } from '.';

const meta = {
  title: 'Shell/SearchResults',
  component: SearchResults,
  args: {
    text: 'silica',
    state: { status: 'ready', rows: searchHits(8).map(toSearchHit), total: 8, more: 'idle' },
    onRetry: fn(),
  },
} satisfies Meta<typeof SearchResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists what was found, each leading to its page',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Results for “silica”' })).toBeVisible();
    await expect(canvas.getByText('8 matches')).toBeVisible();
    // With the head, which is out of sight on a phone.
    const [, ...rows] = canvas.getAllByRole('row', { hidden: true });
    await expect(rows).toHaveLength(8);
    for (const row of rows) {
      const kind =
        within(row).getByText(/^(Product|Company)$/).textContent === 'Product' ? 'product' : 'company';
      await expect(within(row).getByRole('link').getAttribute('href')).toMatch(new RegExp(`^/${kind}/`));
    }
  },
};

export const Loading: Story = loadingStory;

export const Empty: Story = {
  args: { text: 'unobtainium', state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results for “unobtainium”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search companies for “unobtainium”' })).toHaveAttribute(
      'href',
      '/search?q=unobtainium&category=companies',
    );
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const BeforeASearch: Story = {
  args: { text: '', state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await expect(canvas.getByText(/at least 3 characters/)).toBeVisible();
  },
};

export const Categories: Story = {
  name: 'Leads to the same search among companies, and marks what matched',
  args: { category: 'products' },
  play: async ({ canvas, canvasElement }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Search in' }));
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Products');
    await expect(tabs.getByRole('link', { name: 'Companies' })).toHaveAttribute(
      'href',
      '/search?q=silica&category=companies',
    );
    const marks = [...canvasElement.querySelectorAll('mark')];
    await expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) await expect(mark.textContent?.toLowerCase()).toBe('silica');
  },
};

export const Cut: Story = {
  name: 'Says that there may be more where a page is full',
  args: { limit: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first 8 matches')).toBeVisible();
    await expect(canvas.getByRole('note')).toHaveTextContent('There may be more matches.');
  },
};

export const LongText: Story = {
  args: { text: 'Elektrizitätsversorgungsunternehmensverwaltungsgebäudedachbegrünung'.repeat(2) },
  tags: ['phone'],
  play: async () => {
    // The page, not the canvas: on phones tabs go from edge to edge.
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
