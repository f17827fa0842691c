import type { User } from '@millrace/api-client';
import { aChatRoom, aUser } from '@millrace/api-mocks';
import { comes, forgetSockets, lastSocket, storySockets, withApi } from '@millrace/story-kit';
import { Text } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChatConnectionProvider, useIsConnected, useUnreadChats } from '.';

const viewer = aUser();
const [chatId = ''] = Object.keys(viewer.chats);
const withChats = (change: (chat: User['chats'][string]) => User['chats'][string]): User => ({
  ...viewer,
  chats: Object.fromEntries(Object.entries(viewer.chats).map(([id, chat]) => [id, change(chat)])),
});
const reader = withChats((chat) => ({ ...chat, lastRead: chat.timestamp }));
const stranger = withChats((chat) => ({ ...chat, lastRead: null }));

/** Stands in for a masthead. */
function Dot({ of }: { of: typeof viewer }) {
  const isUnread = useUnreadChats(of);
  const isConnected = useIsConnected();
  return (
    <Text variant="mono">
      {isUnread ? 'Something is unread' : 'All is read'}, {isConnected ? 'connected' : 'no connection'}
    </Text>
  );
}

const meta = {
  title: 'Messaging/ChatConnection',
  component: ChatConnectionProvider,
  parameters: { api: { user: { chats: reader.chats } } },
  ...withApi,
  beforeEach: (context) => {
    forgetSockets();
    return withApi.beforeEach(context);
  },
  args: { viewer: reader, socketOptions: storySockets, children: <Dot of={reader} /> },
  argTypes: {
    viewer: { control: false },
    socketOptions: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof ChatConnectionProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Tells without a reload that something is unread [CHAT-004, GAP-090]',
  tags: ['no-visual'], // The mock API does not return socket messages.
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All is read, connected')).toBeVisible();
    await waitFor(() => expect(lastSocket()).not.toBeNull());
    comes(chatId, { sender: aChatRoom().user_id, added: '2026-09-16T08:00:00.000Z' });
    await expect(await canvas.findByText('Something is unread, connected')).toBeVisible();
  },
};

export const NeverRead: Story = {
  name: 'A chat that was never read is unread [CHAT-004]',
  args: { viewer: stranger, children: <Dot of={stranger} /> },
  parameters: { api: { user: { chats: stranger.chats } } },
  tags: ['no-visual'], // Its line only stands in for a masthead.
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Something is unread/)).toBeVisible();
  },
};

export const Lost: Story = {
  name: 'Says when the connection is lost',
  tags: ['no-visual'], // Its line only stands in for a masthead.
  play: async ({ canvas }) => {
    await waitFor(() => expect(lastSocket()).not.toBeNull());
    lastSocket()?.lose();
    await expect(await canvas.findByText('All is read, no connection')).toBeVisible();
  },
};
