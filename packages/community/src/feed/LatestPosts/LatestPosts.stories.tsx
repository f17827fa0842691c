import { aPost, posts } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { LatestPosts } from '.';

const meta = {
  title: 'Feed/LatestPosts',
  component: LatestPosts,
  args: {
    about: { name: 'Preform silica glass' },
    feedHref: '/networkFeed/product/p1',
    sector: 'optical-fiber',
    state: { status: 'ready', rows: posts(5), total: 5, more: 'idle' },
    onRetry: fn(),
  },
} satisfies Meta<typeof LatestPosts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the newest three of five, each leading to its post, and leads to all of them',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas }) => {
    const items = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    const [first] = args.state.status === 'ready' ? args.state.rows : [];
    await expect(within(items[0] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/feed/post/${first?.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'All posts' })).toHaveAttribute(
      'href',
      '/networkFeed/product/p1',
    );
  },
};

export const One: Story = {
  args: {
    state: {
      status: 'ready',
      rows: [aPost({ text: '', like_count: 17, comment_count: 0 })],
      total: 1,
      more: 'idle',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/17 likes$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Post by / })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No posts about Preform silica glass yet.')).toBeVisible();
  },
};
