import { blockedMembers } from '@millrace/api-mocks';
import { errorStory, fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BlockedMembers, type BlockedMembersProps } from '.';

const ready = (count: number, total = count): BlockedMembersProps['state'] => ({
  status: 'ready',
  rows: blockedMembers(count),
  total,
  more: 'idle',
});

const meta = {
  title: 'Operations/BlockedMembers',
  component: BlockedMembers,
  args: {
    state: ready(2),
    number: 8,
    onUnblock: fn(),
    onDismiss: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BlockedMembers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock Rohan Kulkarni' }));
    await expect(args.onUnblock).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'Blocked members' })).toHaveFocus();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No blocked members')).toBeVisible();
  },
};

export const ErrorState: Story = errorStory;

export const Failed: Story = {
  args: { failure: { text: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const More: Story = {
  args: { state: ready(50, 120) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more blocked members' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: blockedMembers(1, {
        user_name: 'Wolfeschlegelsteinhausenbergerdorff Ivanovskaja-Wachtangischwili',
        company: 'Gesellschaft für hochreine Quarzglasvorformen und Faserziehanlagen Mitteldeutschland mbH',
      }),
      total: 1,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
