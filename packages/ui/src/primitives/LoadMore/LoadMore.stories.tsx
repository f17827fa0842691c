import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadMore } from '.';

const meta = {
  title: 'UI/Navigation/LoadMore',
  component: LoadMore,
  args: { shown: 6, total: 38, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('6 of 38 shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { loading: true } };

export const AsLink: Story = { args: { href: '?suppliers=8' } };

export const AllShown: Story = {
  args: { shown: 38 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors'],
  render: (args) => (
    <StoryList
      variants={{
        rest: <LoadMore {...args} />,
        loading: <LoadMore {...args} loading />,
        link: <LoadMore {...args} href="?suppliers=8" />,
        'all shown': <LoadMore {...args} shown={args.total} />,
      }}
    />
  ),
};
