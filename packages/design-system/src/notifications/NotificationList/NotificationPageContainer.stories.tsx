import { aNotification, aUser, failing, notifications, withData } from '@millrace/api-mocks';
import { forgetSockets, lastSocket, sentRequests, storySockets, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChatConnectionProvider } from '../../messaging/ChatConnection';
import { NotificationPageContainer } from '.';

const meta = {
  title: 'Notifications/NotificationPageContainer',
  tags: ['!autodocs'],
  component: NotificationPageContainer,
  ...withApi,
} satisfies Meta<typeof NotificationPageContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const READ = 'POST /api/v1/user/notification/lastread';
const OPENED = 'POST /api/v2/me/notifications/read';

export const Default: Story = {
  name: 'Shows ten, and ten more by Load More, until it says that all is seen [NOTE-001, NOTE-004, NOTE-005]',
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10));
    await expect(canvas.getByText('10 of 23 shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more notifications' }));
    await expect(await canvas.findByText('20 of 23 shown')).toBeVisible();
    await expect(canvas.queryByText('Yay! You have seen it all')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more notifications' }));
    await expect(await canvas.findByText('Yay! You have seen it all')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '23');
    // All of them were fetched by the first request. @see DIFF-027
    await expect(sentRequests().filter((request) => request.startsWith('GET'))).toHaveLength(1);
  },
};

export const MarksRead: Story = {
  name: 'Counts as seen once it is shown, and stays unread until it is marked as read [NOTE-007]',
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(sentRequests()).toContain(READ));
    await expect(canvas.getByText('2 unread')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Mark as read' })[0] as HTMLElement);
    await expect(await canvas.findByText('1 unread')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(canvas.queryByText(/unread$/)).toBeNull());
    await waitFor(() => expect(sentRequests().filter((request) => request === OPENED)).toHaveLength(2));
    await expect(sentRequests().filter((request) => request === READ)).toHaveLength(1);
  },
};

const viewer = aUser();

export const Live: Story = {
  name: 'What comes while it is seen shows at once, marked as unread [GAP-090]',
  tags: ['no-visual'], // Ends like MarksRead, with one more at the top.
  beforeEach: (context) => {
    forgetSockets();
    return withApi.beforeEach(context);
  },
  render: () => (
    <ChatConnectionProvider viewer={viewer} socketOptions={storySockets}>
      <NotificationPageContainer />
    </ChatConnectionProvider>
  ),
  play: async ({ canvas }) => {
    const read = () => sentRequests().filter((request) => request === READ);
    await waitFor(() => expect(read()).toHaveLength(1));
    await waitFor(() => expect(lastSocket()).not.toBeNull());
    const added = '2026-10-01T08:00:00.000Z';
    const notification = aNotification({ id: 'new', actor_name: 'Greta Ohm', added });
    lastSocket()?.say({ type: 'notification', notification });
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/Greta Ohm.*Unread/));
    await waitFor(() => expect(read()).toHaveLength(2));
  },
};

export const Filtered: Story = {
  name: 'Shows the unread ones, or those of one kind',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Unread' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Products' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('which is linked to');
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10));
  },
};

export const NoneOfKind: Story = {
  name: 'Says when there are none of a kind',
  parameters: {
    api: {
      scenarios: [
        withData((data) => {
          data.notifications = notifications(2);
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'People' }));
    await expect(canvas.getByText('No notifications of this kind.')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error: says so, and reads again when asked to [GAP-073]',
  parameters: { api: { scenarios: [failing('server', { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load this list.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10));
  },
};
