import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BlockedNotice } from '.';

const meta = {
  title: 'Operations/BlockMember',
  component: BlockedNotice,
  args: { name: 'Rohan Kulkarni', onUnblock: fn() },
} satisfies Meta<typeof BlockedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('You blocked Rohan Kulkarni');
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock Rohan Kulkarni' }));
    await expect(args.onUnblock).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = { args: { isBusy: true } };

export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t unblock Rohan Kulkarni.');
  },
};

export const LongText: Story = {
  args: { name: 'Wolfeschlegelsteinhausenbergerdorff Ivanovskaja-Wachtangischwili' },
  tags: ['phone'],
};
