import { aFollowedProduct, followedProducts } from '@millrace/api-mocks';
import { FollowControl } from '@millrace/design-system';
import { errorStory, fitsItsPlace, loadingStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FollowedProductTable } from '.';

const meta = {
  title: 'Network/FollowedProductTable',
  component: FollowedProductTable,
  args: {
    state: { status: 'ready', rows: followedProducts(6), total: 6, more: 'idle' },
    renderFollow: ({ product_name: name }) => (
      <FollowControl name={name} following onFollowingChange={fn()} />
    ),
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FollowedProductTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists what is followed, each leading to its page and with its control',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Followed Products' })).toBeVisible();
    await expect(canvas.getByText('6 products')).toBeVisible();
    // Includes the head, which is visually hidden on phones.
    const [, ...rows] = canvas.getAllByRole('row', { hidden: true });
    await expect(rows).toHaveLength(6);
    for (const row of rows) {
      const name = within(row).getByRole('link');
      await expect(within(row).getByRole('button', { name: `More about ${name.textContent}` })).toBeVisible();
      await expect(name.getAttribute('href')).toMatch(/^\/product\//);
      await expect(
        within(row).getByRole('button', { name: `Following, Unfollow ${name.textContent}` }),
      ).toBeVisible();
    }
  },
};

export const Loading: Story = loadingStory;

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No followed products yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search products' })).toHaveAttribute('href', '/search');
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const OwnPage: Story = {
  name: 'Heads the page of one’s own products, and loads more',
  args: {
    title: 'own',
    headingLevel: 1,
    state: { status: 'ready', rows: followedProducts(3), total: 38, more: 'idle' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Products' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more products' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: [
        aFollowedProduct({
          product_name: 'Hochtemperaturbeständigkeitsprüfstandsglasfaserverbundwerkstoff '.repeat(2),
          sector: null,
        }),
      ],
      total: 1,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
