import { chatKeys } from '@millrace/api-client';
import { aChatRoom, aUser, chatRooms, empty, failing, huge, slow } from '@millrace/api-mocks';
import { ChatConnectionProvider } from '@millrace/design-system/connected';
import { directChatId } from '@millrace/domain';
import { comes, forgetSockets, lastSocket, sentRequests, storySockets, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MessagingContainer, type MessagingContainerProps } from '.';

const viewer = aUser();
const [chatId = ''] = Object.keys(viewer.chats);
const otherId = chatId.split('_').find((id) => id !== viewer.id) ?? '';
const address = `/api/v1/chats/${chatId}/`;
/** A conversation without unread messages. */
const readRoom = chatRooms(2, viewer.id).find(({ timestamp, lastRead }) => timestamp === lastRead);
/** Read receipts that were sent. */
let toldRead: unknown[] = [];
/** A member without a conversation so far. */
const ASTRID = { userId: 'a26fc5a1-47b1-522c-9cc2-0704999b623c', userName: 'Astrid Hallberg' };

const meta = {
  title: 'Messaging/MessagingContainer',
  tags: ['!autodocs'],
  component: MessagingContainer,
  parameters: { layout: 'fullscreen' },
  ...withApi,
  beforeEach: (context) => {
    forgetSockets();
    localStorage.clear();
    return withApi.beforeEach(context);
  },
  args: { viewerId: viewer.id, open: { chatId }, onSignInRequired: fn() },
  decorators: [
    (Story) => (
      <ChatConnectionProvider viewer={viewer} socketOptions={storySockets}>
        <main style={{ paddingInline: 16 }}>
          <Story />
        </main>
      </ChatConnectionProvider>
    ),
    ...withApi.decorators,
  ],
} satisfies Meta<typeof MessagingContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = () => sentRequests().filter((request) => request === `PUT ${address}`);
const connected = () => waitFor(() => expect(lastSocket()?.readyState).toBe(1));
const following = () =>
  waitFor(() => expect(lastSocket()?.frames).toContainEqual(expect.objectContaining({ type: 'subscribe' })));

export const Default: Story = {
  name: 'Once messages load, the room is read up to the newest [CHAT-011]',
  beforeEach: ({ msw }) => {
    toldRead = [];
    msw.events.on('request:start', async ({ request }) => {
      if (request.method === 'PUT') toldRead.push(await request.clone().json());
    });
  },
  play: async ({ canvas }) => {
    const pane = within(await canvas.findByRole('region', { name: /Franziska Adler/ }));
    await expect(await pane.findByText('Then let us plan the trial for week 39.')).toBeVisible();
    await waitFor(() => expect(reads()).toHaveLength(1));
    await waitFor(() =>
      expect(document.querySelector(`[data-room="${chatId}"]`)).toHaveAttribute('data-state', 'read'),
    );
    await expect(reads()).toHaveLength(1);
    await expect(toldRead).toEqual([{ lastRead: aChatRoom().timestamp }]);
  },
};

export const ReadBefore: Story = {
  name: 'A room whose newest message is not later than what was read is not marked again [CHAT-011]',
  tags: ['no-visual'], // Looks like Default, with another room.
  args: { open: { chatId: readRoom?.id ?? '' } },
  play: async ({ canvas }) => {
    const pane = within(await canvas.findByRole('region', { name: new RegExp(readRoom?.name ?? '') }));
    await waitFor(() => expect(pane.getAllByText(/./, { selector: '[data-part="text"]' })).toHaveLength(2));
    await connected();
    await following();
    await expect(sentRequests().filter((request) => request.startsWith('PUT'))).toEqual([]);
  },
};

export const Loading: Story = {
  parameters: { api: { scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Loading…').length).toBeGreaterThan(0));
  },
};

export const Empty: Story = {
  args: { open: null },
  parameters: { api: { scenarios: [empty()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no messages at this time')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error: each pane says so, and asks again on demand',
  parameters: { api: { scenarios: [failing('server', { operations: ['listChats', 'listChatMessages'] })] } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    await connected();
    const asked = (path: string) => sentRequests().filter((request) => request === `GET ${path}`).length;
    for (const [at, path] of ['/api/v1/chats', address].entries()) {
      const before = asked(path);
      await waitFor(async () => {
        // A pending request is not sent again.
        await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[at] as HTMLElement);
        await expect(asked(path)).toBeGreaterThan(before);
      });
    }
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Sends: Story = {
  name: 'What is sent clears the field, and stands first among the newest, in the pane and the list [CHAT-009]',
  tags: ['no-visual'], // Ends like Default, with one message more.
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message Franziska Adler' });
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('week 39'));
    await connected();
    await userEvent.type(field, 'Week 39 suits us.{Enter}');
    await expect(field).toHaveValue('');
    const log = within(canvas.getByRole('log'));
    const line = (await log.findByText('Week 39 suits us.')).closest('[data-part="line"]');
    await waitFor(() => expect(line).toHaveAttribute('data-state', 'sent'));
    await expect(log.getAllByText('Week 39 suits us.')).toHaveLength(1);
    await expect(sentRequests().filter((request) => request === `POST ${address}`)).toHaveLength(1);
    await waitFor(() =>
      expect(document.querySelector(`[data-room="${chatId}"]`)).toHaveTextContent('You: Week 39 suits us.'),
    );
  },
};

export const Comes: Story = {
  name: 'What comes in the open conversation is shown, and marks it read [CHAT-010]',
  tags: ['no-visual'], // The mocks know nothing of what a socket has said.
  play: async ({ canvas }) => {
    await canvas.findByText('Then let us plan the trial for week 39.', { selector: '[data-part="text"]' });
    await following();
    await waitFor(() => expect(reads()).toHaveLength(1));
    comes(chatId, {
      number: 5,
      sender: otherId,
      message: 'Are you there?',
      added: '2026-09-16T08:00:00.000Z',
    });
    await expect(await canvas.findByText('Are you there?', { selector: '[data-part="text"]' })).toBeVisible();
    // The result of the mocks is irrelevant: they do not know the messages of the socket.
    await waitFor(() => expect(reads()).toHaveLength(2));
  },
};

let queries: QueryClient;

/** Exposes the query cache to the story. */
function Cache() {
  queries = useQueryClient();
  return null;
}

export const OwnLinks: Story = {
  name: 'Shows a card for what a message links to here, asked for at once, and none for other sites',
  play: async ({ canvas }) => {
    await canvas.findByText('Then let us plan the trial for week 39.', { selector: '[data-part="text"]' });
    await following();
    const { origin } = window.location;
    const product = '/product/preform-silica-glass/d53ae804-391b-573e-ba6d-76a128774728';
    const company = '/company/kvarnholm-silica-ab/a8899a0b-0d32-538f-9678-7b8c6a589106';
    const message = `${origin}${product} ${origin}${company} https://elsewhere.example${product}`;
    comes(chatId, { number: 5, sender: otherId, message, added: '2026-09-16T08:00:00.000Z' });
    const cards = () => canvas.queryAllByRole('link').filter((link) => link.dataset.part === 'link');
    await waitFor(() => expect(cards()).toHaveLength(2));
    await expect(cards()[0]).toHaveTextContent(/Preform silica glass.*Product/);
    await expect(cards()[0]).toHaveAttribute('href', product);
    await expect(cards()[1]).toHaveTextContent(/Kvarnholm Silica AB.*Company/);
    await expect(sentRequests().filter((request) => request.includes('/api/v2/links'))).toHaveLength(1);
  },
};

export const LostByTheCache: Story = {
  name: 'What the cache has lost again is told once more',
  tags: ['no-visual'], // Its message is lost again, and what is left is as in Default.
  render: (args) => (
    <>
      <Cache />
      <MessagingContainer {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Then let us plan the trial for week 39.', { selector: '[data-part="text"]' });
    await following();
    const known = queries.getQueryCache().find({ queryKey: chatKeys.messages(chatId) });
    const before = known?.state.data;
    comes(chatId, { number: 5, sender: otherId, message: 'There.', added: '2026-09-16T08:00:00.000Z' });
    await canvas.findByText('There.', { selector: '[data-part="text"]' });
    // Simulates a server-rendered page with an older state.
    known?.setState({ data: before });
    await waitFor(() =>
      expect(lastSocket()?.frames.at(-1)).toEqual({
        type: 'subscribe',
        rooms: [{ chatId, after: 4 }],
        limit: 100,
      }),
    );
  },
};

export const Typing: Story = {
  name: 'Shows that the other is typing, until it is said',
  tags: ['no-visual'], // The mocks know nothing of what a socket has said.
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message Franziska Adler' });
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('week 39'));
    await following();
    lastSocket()?.say({ type: 'typing', chatId, userId: otherId });
    await expect(await canvas.findByText(/is typing/)).toBeVisible();
    comes(chatId, { number: 5, sender: otherId, message: 'There.', added: '2026-09-16T08:00:00.000Z' });
    await waitFor(() => expect(canvas.queryByText(/is typing/)).not.toBeInTheDocument());
    await userEvent.type(field, 'a');
    await waitFor(() => expect(lastSocket()?.frames).toContainEqual({ type: 'typing', chatId }));
  },
};

export const NewConversation: Story = {
  name: 'Opens a new conversation at the top of the list, which begins with what is said first [PAGE-017]',
  args: { open: ASTRID },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Noor Vermeer/ });
    const [first] = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(first).toHaveAccessibleName(/Astrid Hallberg/);
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByText(/^No messages yet/)).toBeVisible();
    await connected();
    await userEvent.type(canvas.getByRole('textbox'), 'Good morning.{Enter}');
    await expect(await canvas.findByText('Good morning.', { selector: '[data-part="text"]' })).toBeVisible();
    await waitFor(() => expect(first).toHaveTextContent('You: Good morning.'));
    const fresh = directChatId(viewer.id, ASTRID.userId);
    await expect(sentRequests()).toContain(`POST /api/v1/chats/${fresh}/`);
  },
};

export const FreeMember: Story = {
  name: 'A Free member may not begin: the pane explains it and leads on [DIFF-002]',
  args: { open: ASTRID, plansHref: '/plans' },
  parameters: { api: { viewer: 'free', user: { id: viewer.id } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Compare plans' })).toHaveAttribute(
      'href',
      '/plans',
    );
    await expect(canvas.queryByRole('textbox', { name: /^Write/ })).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  name: 'What the server refuses stays, with the reason, and is sent again on demand',
  parameters: { api: { scenarios: [failing('forbidden', { operations: ['sendChatMessage'], times: 1 })] } },
  tags: ['no-visual'], // Ends like Default, with one message more.
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message Franziska Adler' });
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('week 39'));
    await connected();
    await userEvent.type(field, 'Week 39 suits us.{Enter}');
    const failed = within(await canvas.findByRole('group', { name: 'Not sent' }));
    await userEvent.click(failed.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Not sent' })).not.toBeInTheDocument());
    const line = canvas.getByText('Week 39 suits us.', { selector: '[data-part="text"]' });
    await waitFor(() => expect(line.closest('[data-part="line"]')).toHaveAttribute('data-state', 'sent'));
  },
};

export const Lost: Story = {
  name: 'Says when the connection is lost',
  tags: ['no-visual'], // The connection is back at the end, and what is left is as in Default.
  play: async ({ canvas }) => {
    await canvas.findByText('Then let us plan the trial for week 39.', { selector: '[data-part="text"]' });
    await connected();
    lastSocket()?.lose();
    await expect(await canvas.findByText(/^You’re offline/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^You’re offline/)).not.toBeInTheDocument(), {
      timeout: 5000,
    });
  },
};

/** Navigates like a phone, between the list and one conversation. */
function Going(props: MessagingContainerProps) {
  const [open, setOpen] = useState(props.open ?? null);
  return (
    <>
      <button type="button" onClick={() => setOpen(open ? null : (props.open ?? null))}>
        Go
      </button>
      <MessagingContainer {...props} open={open} />
    </>
  );
}

export const OpenedAgain: Story = {
  name: 'A conversation that is left gives its room the focus, and takes it when it is opened again',
  tags: ['no-visual'], // As Default, but for the focus and a button that only a test has.
  render: (args) => <Going {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.findByRole('textbox', { name: 'Message Franziska Adler' });
    await field();
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(document.querySelector(`[data-room="${chatId}"]`)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await expect(await field()).toHaveFocus();
  },
};

export const Searches: Story = {
  name: 'Searches names and what was said, once the typing rests',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Noor Vermeer/ });
    await userEvent.type(canvas.getByRole('searchbox'), 'adler');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Noor Vermeer/ })).not.toBeInTheDocument());
    await expect(canvas.getByRole('link', { name: /Franziska Adler .*week 39/ })).toBeVisible();
    await expect(sentRequests()).toContain('GET /api/v1/chats?text=adler');
  },
};

export const Huge: Story = {
  args: { open: { chatId: chatRooms(6)[5]?.id ?? '' } },
  parameters: { api: { scenarios: [huge({ rows: 300 })] } },
  play: async ({ canvas, canvasElement }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-part="line"]').length).toBeGreaterThan(5),
    );
    log.scrollBy({ top: -99_999, behavior: 'instant' });
    await waitFor(() =>
      expect(sentRequests().filter((request) => request.includes('cursor='))).not.toEqual([]),
    );
  },
};

export const NewMessage: Story = {
  name: 'Finds a member to write to by name, each leading to the conversation',
  args: { open: null },
  tags: ['no-visual'], // The dialog has the size of its text alone.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'To' }), 'ast');
    const [first] = await dialog.findAllByRole('link');
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/message\?/));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'To' }), 'zzzz');
    await expect(await dialog.findByText(/^No members found\./)).toBeVisible();
  },
};
