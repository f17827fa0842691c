import { aHiddenCase, moderationCases } from '@millrace/api-mocks';
import { errorStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ModerationQueue, type ModerationQueueProps } from '.';

const ready = (count: number, total = count): ModerationQueueProps['state'] => ({
  status: 'ready',
  rows: moderationCases(count),
  total,
  more: 'idle',
});

const meta = {
  title: 'Operations/ModerationQueue',
  component: ModerationQueue,
  args: { status: 'open', state: ready(5), onLoadMore: fn(), onRetry: fn() },
} satisfies Meta<typeof ModerationQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Comment by Rohan Kulkarni' })).toHaveAttribute(
      'href',
      '/moderation/5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1d01',
    );
    await expect(canvas.getByText(/^2 reports · Spam or advertising \(2\) · reported/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Closed' })).toHaveAttribute(
      'href',
      '/moderation?status=closed',
    );
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No open reports')).toBeVisible();
  },
};

export const ErrorState: Story = errorStory;

export const Closed: Story = {
  args: {
    status: 'closed',
    state: {
      status: 'ready',
      rows: [
        aHiddenCase(),
        ...aHiddenCase().earlier,
        aHiddenCase({
          id: 'c',
          member: { ...aHiddenCase().member, suspended: true },
          last_decision: 'suspend',
        }),
      ],
      total: 3,
      more: 'idle',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Removed by its author')).toBeVisible();
    await expect(canvas.getByText('Suspended')).toBeVisible();
  },
};

export const More: Story = {
  args: { state: ready(20, 45) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more reports' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: moderationCases(1, {
        member: {
          user_id: 'a',
          user_name: 'Wolfeschlegelsteinhausenbergerdorff Ivanovskaja-Wachtangischwili',
          image: null,
          suspended: false,
        },
        snapshot: { name: 'W', text: `${'Word '.repeat(100)}${'x'.repeat(200)}`, file: null, at: null },
      }),
      total: 1,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    // The tabs are full-bleed on phones: measure the window rather than the story's canvas.
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};
