import type { SavedSearch } from '@millrace/api-client';
import { errorStory, fitsItsPlace, loadingStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SavedSearches, type SavedSearchesProps } from '.';

const helium: SavedSearch = {
  id: '4f0b7a10-6c1e-5d2b-9a3f-0d5e8c7b6a11',
  name: 'Helium in Europe',
  search: { category: 'products', q: 'helium', kind: ['chemical'], country: ['DE', 'FR'], supply: ['one'] },
  frequency: 'daily',
  matches: 2,
  last_match: '2026-09-14T08:00:00.000Z',
  added: '2026-09-01T08:00:00.000Z',
};

const distributors: SavedSearch = {
  ...helium,
  id: '4f0b7a10-6c1e-5d2b-9a3f-0d5e8c7b6a12',
  name: 'Japan, distributor',
  search: { category: 'companies', sector: ['optical-fiber'], type: ['distributor'], country: ['JP'] },
  frequency: 'weekly',
  matches: 0,
  last_match: null,
};

const posts: SavedSearch = {
  ...helium,
  id: '4f0b7a10-6c1e-5d2b-9a3f-0d5e8c7b6a13',
  name: 'preform',
  search: { category: 'posts', q: 'preform' },
  frequency: 'off',
  matches: 1,
};

const ready = (rows: readonly SavedSearch[]): SavedSearchesProps['state'] => ({
  status: 'ready',
  rows,
  total: rows.length,
  more: 'idle',
});

const meta = {
  title: 'Catalogue/SavedSearches',
  component: SavedSearches,
  args: {
    state: ready([helium, distributors, posts]),
    number: 7,
    onFrequencyChange: fn(() => Promise.resolve()),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SavedSearches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names each search by its filters, leads to its list, and asks how often it mails',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    const name = 'helium · Chemical · Germany or France · One supplier';
    await expect(canvas.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/products?q=helium&kind=chemical&country=DE&country=FR&supply=one',
    );
    await expect(canvas.getByText(/^Products · 2 new matches since Sep 1, 2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'preform' })).toHaveAttribute(
      'href',
      '/search?q=preform&category=posts',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: `Email about ${name}` }), 'weekly');
    await expect(args.onFrequencyChange).toHaveBeenCalledWith(helium, 'weekly');
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${name}` }));
    await expect(args.onDelete).toHaveBeenCalledWith(helium);
    await expect(canvas.getByRole('heading', { name: 'Saved searches' })).toHaveFocus();
  },
};

export const Loading: Story = loadingStory;

export const Empty: Story = {
  name: 'Says how to save a search',
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No saved searches yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
  },
};

export const Failed: Story = errorStory;

export const LongText: Story = {
  args: {
    state: ready([
      {
        ...helium,
        search: {
          category: 'products',
          q: 'Hochreinquarzglasvorformen1234567890-SIEBENHUNDERTMILLIMETER/'.repeat(3),
          sector: ['optical-fiber', 'additive-manufacturing', 'uv-eb-curing', 'lithium-ion'],
          country: ['DE', 'FR', 'NL', 'BE', 'LU', 'AT', 'CH', 'BA', 'GB', 'US'],
        },
      },
    ]),
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
