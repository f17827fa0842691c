import { aUser, failing } from '@millrace/api-mocks';
import { ChatConnectionProvider } from '@millrace/design-system/connected';
import { forgetSockets, sentRequests, storySockets, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MessagingContainer } from '.';

const viewer = aUser();
const [chatId = ''] = Object.keys(viewer.chats);
const name = 'Franziska Adler';

const meta = {
  title: 'Messaging/MessagingContainer/Block and report',
  tags: ['!autodocs', 'no-visual'], // MessagingContainer, ChatPane and ReportDialog draw these ends.
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
        <Story />
      </ChatConnectionProvider>
    ),
    ...withApi.decorators,
  ],
} satisfies Meta<typeof MessagingContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function choose(userEvent: UserEvent, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Options for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

const field = () => screen.queryByRole('textbox', { name: `Message ${name}` });

export const Blocks: Story = {
  name: 'Blocks the other, after which neither writes, and takes it back there [GAP-097]',
  play: async ({ userEvent }) => {
    await waitFor(() => expect(field()).toBeVisible());
    await choose(userEvent, `Block ${name}`);
    const question = within(await screen.findByRole('alertdialog', { name: `Block ${name}?` }));
    await userEvent.click(question.getByRole('button', { name: 'Block' }));
    await expect(await screen.findByText(/Neither of you can send messages here/)).toBeVisible();
    await expect(field()).toBeNull();
    // Content behind the dialog is inert until it has closed.
    await userEvent.click(await screen.findByRole('button', { name: `Unblock ${name}` }));
    await waitFor(() => expect(field()).toBeVisible());
    await expect(screen.queryByText(/Neither of you can send messages here/)).toBeNull();
  },
};

export const CannotUnblock: Story = {
  name: 'Says when a block is not taken back, and tries again',
  parameters: { api: { scenarios: [failing('server', { operations: ['unblock'], times: 1 })] } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(field()).toBeVisible());
    await choose(userEvent, `Block ${name}`);
    const question = within(await screen.findByRole('alertdialog', { name: `Block ${name}?` }));
    await userEvent.click(question.getByRole('button', { name: 'Block' }));
    await userEvent.click(await screen.findByRole('button', { name: `Unblock ${name}` }));
    await expect(await screen.findByText(new RegExp(`^We couldn’t unblock ${name}`))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `Unblock ${name}` }));
    await waitFor(() => expect(field()).toBeVisible());
  },
};

export const Reports: Story = {
  name: 'Reports the other [GAP-096]',
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Report Abuse');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Abuse' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    await expect(await dialog.findByText(/^Thank you/)).toBeVisible();
    await expect(sentRequests()).toContain('POST /api/v2/reports');
  },
};

export const Refused: Story = {
  name: 'Says that the other takes no messages when that comes out with one',
  parameters: {
    api: {
      scenarios: [failing('forbidden', { operations: ['sendChatMessage'], refusal: 'messagesRefused' })],
    },
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(field()).toBeVisible());
    const reads = () => sentRequests().filter((sent) => sent === `GET /api/v1/chats/${chatId}/`).length;
    await userEvent.type(field() as HTMLElement, 'Hello again{Enter}');
    await expect(await screen.findByText(/This member takes no messages from you\./)).toBeVisible();
    await waitFor(() => expect(reads()).toBeGreaterThan(1));
  },
};
