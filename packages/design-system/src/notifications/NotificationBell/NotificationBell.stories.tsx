import { notifications } from '@millrace/api-mocks';
import { fitsItsDialog } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { toNotification } from '../NotificationList';
import { NotificationBell } from '.';

const rows = notifications(23).map(toNotification);

const meta = {
  title: 'Notifications/NotificationBell',
  component: NotificationBell,
  args: {
    state: { status: 'ready', rows, total: 23, more: 'idle' },
    hasUnread: true,
    open: false,
    onOpenChange: fn(),
    onRetry: fn(),
    onMarkRead: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'start', justifyContent: 'end', minBlockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows a dot when something is unread, and opens',
  tags: ['rtl'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, unread' });
    await expect(canvasElement.querySelector('[data-part="dot"]')).toBeVisible();
    await userEvent.click(bell);
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
};

export const AllRead: Story = {
  args: { hasUnread: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="dot"]')).toBeNull();
  },
};

export const Open: Story = {
  name: 'Lists the newest ten; Load More goes to the page of all',
  args: { open: true },
  tags: ['rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All notifications' })).toHaveAttribute(
      'href',
      '/notifications',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onMarkRead).toHaveBeenCalledWith([rows[0]?.id, rows[1]?.id]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('link', { name: 'Load more notifications' })).toHaveAttribute(
      'href',
      '/notifications',
    );
  },
};

export const OpenAndFew: Story = {
  name: 'Says that all is seen where there is no more',
  args: { open: true, state: { status: 'ready', rows: rows.slice(0, 3), total: 3, more: 'idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yay! You have seen it all')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Load more notifications' })).toBeNull();
  },
};

export const OpenAndEmpty: Story = {
  args: { open: true, hasUnread: false, state: { status: 'empty' } },
};

export const OpenAndFailed: Story = {
  args: {
    open: true,
    state: { status: 'error', message: 'We couldn’t reach the server. Try again in a minute.' },
  },
};

export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } };

export const LongText: Story = {
  args: {
    open: true,
    state: {
      status: 'ready',
      rows: rows.slice(0, 2).map((row) => ({
        ...row,
        actor_name:
          'Hubertus-Maximilian Wolfeschlegelsteinhausenbergerdorff-Donaudampfschifffahrtselektrizitätenwerk',
      })),
      total: 2,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: fitsItsDialog,
};
