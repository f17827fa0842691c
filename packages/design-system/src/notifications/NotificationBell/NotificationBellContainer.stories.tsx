import { aNotification, aUser, failing } from '@millrace/api-mocks';
import { closedSockets, forgetSockets, lastSocket, sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChatConnectionProvider } from '../../messaging/ChatConnection';
import { NotificationBellContainer } from '.';

const meta = {
  title: 'Notifications/NotificationBellContainer',
  tags: ['!autodocs'],
  component: NotificationBellContainer,
  ...withApi,
  render: () => (
    <div style={{ display: 'flex', alignItems: 'start', justifyContent: 'end', minBlockSize: 640 }}>
      <NotificationBellContainer />
    </div>
  ),
} satisfies Meta<typeof NotificationBellContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const UNREAD = { name: 'Notifications, unread' };

export const Default: Story = {
  name: 'Opening it clears the flag and posts up to when one has read [NOTE-007]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', UNREAD));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await waitFor(() => expect(sentRequests()).toContain('POST /api/v1/user/notification/lastread'));
    await expect(canvas.queryByRole('button', UNREAD)).toBeNull();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Unread');
    await userEvent.keyboard('{Escape}');
    // The focus returns one frame after the popover closes.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus());
  },
};

export const NotNoted: Story = {
  name: 'Shows the dot again when that was not noted',
  parameters: { api: { scenarios: [failing('server', { operations: ['markNotificationsRead'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', UNREAD));
    await waitFor(() => expect(sentRequests()).toContain('POST /api/v1/user/notification/lastread'));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', UNREAD)).toBeVisible();
  },
};

export const FailedToLoad: Story = {
  name: 'Says inside that it did not load, and reads again when asked to [GAP-073]',
  parameters: { api: { scenarios: [failing('server', { operations: ['listNotifications'], times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(sentRequests()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10));
  },
};

const viewer = aUser();
const LIST = 'GET /api/v1/user/notification/all';
const LATER = '2026-10-01T08:00:00.000Z';

export const Live: Story = {
  name: 'What comes shows at once, and what was read elsewhere is read here [GAP-090]',
  tags: ['no-visual'], // Ends like Open of NotificationBell, with one more at the top.
  // Wait for the dot: it shows that the refetch caused by the socket is done, which would overwrite later changes.
  parameters: { api: { scenarios: [failing('server', { operations: ['listNotifications'], times: 1 })] } },
  beforeEach: (context) => {
    forgetSockets();
    return withApi.beforeEach(context);
  },
  render: () => (
    <ChatConnectionProvider viewer={viewer} socketOptions={closedSockets}>
      <NotificationBellContainer />
    </ChatConnectionProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(sentRequests()).toContain(LIST));
    await waitFor(() => expect(lastSocket()).not.toBeNull());
    lastSocket()?.open();
    await canvas.findByRole('button', UNREAD);
    lastSocket()?.say({ type: 'notificationsRead', lastRead: '2026-09-20T12:00:00.000Z' });
    const bell = await canvas.findByRole('button', { name: 'Notifications' });
    await expect(bell).toHaveAttribute('data-state', 'read');
    const notification = aNotification({ id: 'new', type: 'liked', actor_name: 'Greta Ohm', added: LATER });
    lastSocket()?.say({ type: 'notification', notification });
    await expect(await canvas.findByRole('button', UNREAD)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', UNREAD));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Greta Ohm');
  },
};
