import { SiteSearch } from '@millrace/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotFound } from '.';

const meta = {
  title: 'Shell/NotFound',
  component: NotFound,
  args: {
    reason: 'missing',
    search: (
      <SiteSearch
        text=""
        onTextChange={fn()}
        category="products"
        onCategoryChange={fn()}
        hits={[]}
        status="idle"
        onSelect={fn()}
        onSubmit={fn()}
      />
    ),
  },
  argTypes: { search: { control: false } },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says that the page does not exist, with search and a link home [GAP-001]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We couldn’t find this page' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Search products and companies' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

export const ErrorState: Story = {
  name: 'Error: says that it did not load, and offers to try again',
  args: { reason: 'failed', retryHref: '/product/preform-silica-glass/p1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We couldn’t load this page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/product/preform-silica-glass/p1',
    );
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  },
};

export const Busy: Story = {
  name: 'Says that it was asked for too often, and offers to try again',
  args: { reason: 'busy', retryHref: '/search?q=silica' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Too many requests' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/search?q=silica');
  },
};

export const Offline: Story = {
  args: { reason: 'offline', retryHref: '/product/preform-silica-glass/p1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible();
  },
};
