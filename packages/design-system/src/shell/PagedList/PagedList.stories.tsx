import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ListFoot, type ListFootProps } from '.';
import { SeeAll } from './SeeAll';

const meta = {
  title: 'Shell/PagedList',
  component: ListFoot,
  args: { shown: 4, total: 38, more: 'idle', label: 'Load more suppliers', onLoadMore: fn() },
} satisfies Meta<typeof ListFoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl', 'phone'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('4 of 38 shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more suppliers' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** Loads four more rows per press. */
function Growing(props: ListFootProps) {
  const [shown, setShown] = useState(4);
  return <ListFoot {...props} shown={shown} total={8} onLoadMore={() => setShown(shown + 4)} />;
}

export const KeepsTheFocus: Story = {
  name: 'Keeps the place of the keyboard when the button goes',
  render: (args) => (
    <>
      <Growing {...args} />
      <a href="#next">Next</a>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Load more suppliers' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('8 of 8 shown').closest('[data-component="ListFoot"]')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <StoryList
      variants={{
        idle: <ListFoot {...args} />,
        loading: <ListFoot {...args} more="loading" />,
        failed: <ListFoot {...args} more="failed" />,
        all: <ListFoot {...args} shown={38} />,
        guest: <ListFoot {...args} signInHref="?login=true" />,
        limited: <ListFoot {...args} limited="plan" />,
        'See All': <SeeAll shown={5} total={38} loading={false} label="See all suppliers" />,
        'See All, under way': <SeeAll shown={5} total={1240} loading read={800} label="See all suppliers" />,
        'See All, failed': <SeeAll shown={5} total={38} loading={false} failed label="See all suppliers" />,
        'See All, guest': (
          <SeeAll shown={5} total={38} loading={false} label="See all suppliers" signInHref="?login=true" />
        ),
        'See All, all': <SeeAll shown={38} total={38} loading={false} label="See all suppliers" />,
      }}
    />
  ),
  tags: ['phone', 'rtl'],
};
