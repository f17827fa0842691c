import { aUser, empty, failing, slow } from '@millrace/api-mocks';
import { chatPath, SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { MessagingContainer } from '../messaging/Messaging';
import { expectScreen } from './expect-screen';
import { onScreen, phoneViewport } from './on-screen';
import { useScreen } from './ScreenContext';

const [chatId = ''] = Object.keys(aUser().chats);

/** A member’s conversations: the rooms, and the one that the address names. */
function Chat() {
  const { viewer, query, onSignInRequired } = useScreen();
  const open = query.get('chatId');
  if (!viewer) return null;
  return (
    <Page>
      <PageMain>
        <MessagingContainer
          viewerId={viewer.id}
          open={open === null ? null : { chatId: open }}
          plansHref={SITE_PATHS.plans}
          onSignInRequired={onSignInRequired}
        />
      </PageMain>
    </Page>
  );
}

const meta = {
  title: 'Screens/Chat',
  tags: ['!autodocs'],
  component: Chat,
  ...onScreen(chatPath(chatId)),
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

const frame = { heading: 'Messaging', hasFooter: false };

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectScreen(canvasElement, frame);
  const pane = within(await canvas.findByRole('region', { name: /Franziska Adler/ }));
  await expect(await pane.findByText('Then let us plan the trial for week 39.')).toBeVisible();
};

export const Default: Story = { play };

export const OpensARoom: Story = {
  name: 'Pressing a room opens its conversation',
  parameters: { address: SITE_PATHS.messages },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectScreen(canvasElement, frame);
    await userEvent.click(await canvas.findByRole('link', { name: /Franziska Adler/ }));
    const pane = within(await canvas.findByRole('region', { name: /Franziska Adler/ }));
    await expect(await pane.findByText('Then let us plan the trial for week 39.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { api: { scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectScreen(canvasElement, frame);
    await waitFor(() => expect(canvas.getAllByText('Loading …').length).toBeGreaterThan(0));
  },
};

export const Empty: Story = {
  parameters: { address: SITE_PATHS.messages, api: { scenarios: [empty()] } },
  play: async ({ canvas, canvasElement }) => {
    await expectScreen(canvasElement, frame);
    await expect(await canvas.findByText('There are no messages at this time')).toBeVisible();
  },
};

export const ErrorState: Story = {
  // A phone shows one pane at a time.
  tags: ['wide-only'],
  parameters: { api: { scenarios: [failing('server', { operations: ['listChats', 'listChatMessages'] })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectScreen(canvasElement, frame);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play };

export const Phone: Story = {
  name: 'Phone: the conversation alone',
  tags: ['phone-only'],
  globals: phoneViewport,
  play,
};

export const PhoneRooms: Story = {
  name: 'Phone: the rooms alone',
  tags: ['phone-only'],
  globals: phoneViewport,
  parameters: { address: SITE_PATHS.messages },
  play: async ({ canvas, canvasElement }) => {
    await expectScreen(canvasElement, frame);
    await expect(await canvas.findByRole('link', { name: /Franziska Adler/ })).toBeVisible();
  },
};
