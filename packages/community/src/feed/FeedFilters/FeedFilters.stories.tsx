import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { FeedFilters } from '.';

const meta = {
  title: 'Feed/FeedFilters',
  component: FeedFilters,
  args: { filter: {}, path: '/networkFeed/global' },
} satisfies Meta<typeof FeedFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Each filter is an address, and all posts have the plain one',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'People' })).toHaveAttribute(
      'href',
      '/networkFeed/global?from=people',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sector' }));
    await expect(await screen.findByRole('menuitem', { name: 'Optical Fiber' })).toHaveAttribute(
      'href',
      '/networkFeed/global?sector=optical-fiber',
    );
  },
};

export const Filtered: Story = {
  name: 'Keeps one filter as the other is chosen',
  args: { filter: { from: 'companies', sector: 'lithium-ion' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Companies' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute(
      'href',
      '/networkFeed/global?sector=lithium-ion',
    );
    await expect(canvas.getByRole('button', { name: 'Lithium-Ion' })).toBeVisible();
  },
};
