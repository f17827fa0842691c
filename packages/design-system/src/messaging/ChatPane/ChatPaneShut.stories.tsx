import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChatPane } from '.';
import { conversation, inRoom, ready } from './story-conversation';

const meta = {
  title: 'Messaging/ChatPane',
  // Its page is that of the others.
  tags: ['!autodocs'],
  component: ChatPane,
  args: conversation,
  argTypes: { actions: { control: false } },
  decorators: inRoom,
} satisfies Meta<typeof ChatPane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlanRequired: Story = {
  name: 'Explains to Free members why they may not begin, and leads to plans [DIFF-002]',
  args: { state: ready([]), writing: 'plan', plansHref: '/plans' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/needs a paid plan/)).toBeVisible();
    await expect(canvas.queryByText(/will see what you write/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/plans');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  },
};

export const PlanWithoutPage: Story = {
  name: 'Without a page of plans it leads to where one asks us',
  args: { state: ready([]), writing: 'plan' },
  tags: ['no-visual'], // As PlanRequired, but for the words of its link.
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask us about plans' })).toHaveAttribute(
      'href',
      '/contact',
    );
  },
};

export const Closed: Story = {
  name: 'Says why one cannot write to a former member; what was said stays',
  args: {
    person: { id: null, name: 'Former member', picture: null, company: null },
    writing: 'closed',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/left or doesn’t accept messages/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByText('Then let us plan the trial for week 39.')).toBeVisible();
  },
};

export const Blocked: Story = {
  name: 'Says that one has blocked the other, and takes it back [GAP-097]',
  tags: ['phone', 'rtl'],
  args: { writing: 'blocked', onUnblock: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(/^You blocked Franziska Adler\. Neither of you can send messages/),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock Franziska Adler' }));
    await expect(args.onUnblock).toHaveBeenCalledOnce();
  },
};

export const BlockedEmpty: Story = {
  name: 'Promises nothing about what one writes where one cannot write',
  tags: ['no-visual'], // As Blocked, but with nothing said.
  args: { state: ready([]), writing: 'blocked', onUnblock: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages yet.')).toBeVisible();
    await expect(canvas.queryByText(/will see what you write/)).not.toBeInTheDocument();
  },
};
