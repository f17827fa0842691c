import { aUser, empty, failing, slow } from '@millrace/api-mocks';
import { chatPath, SITE_PATHS } from '@millrace/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/expect-page';
import { onPage, phoneViewport } from '../../testing/on-page';
import { useStoryPage } from '../../testing/StoryRouter';
import { readOpenChat } from '../Messaging';
import { MessagesPage } from './MessagesPage';

const [chatId = ''] = Object.keys(aUser().chats);

/** With the conversation that the address names. */
function MessagesPageOverMocks() {
  const { query, session } = useStoryPage();
  const { viewer, onSignInRequired } = session;
  return (
    viewer && (
      <MessagesPage viewerId={viewer.id} open={readOpenChat(query)} onSignInRequired={onSignInRequired} />
    )
  );
}

const meta = {
  title: 'Screens/Chat',
  tags: ['!autodocs'],
  component: MessagesPageOverMocks,
  ...onPage(chatPath(chatId)),
} satisfies Meta<typeof MessagesPageOverMocks>;

export default meta;
type Story = StoryObj<typeof meta>;

const frame = { heading: 'Messaging', hasFooter: false };

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectPage(canvasElement, frame);
  const pane = within(await canvas.findByRole('region', { name: /Franziska Adler/ }));
  await expect(await pane.findByText('Then let us plan the trial for week 39.')).toBeVisible();
};

export const Default: Story = { play };

export const OpensARoom: Story = {
  name: 'Pressing a room opens its conversation',
  parameters: { address: SITE_PATHS.messages },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectPage(canvasElement, frame);
    await userEvent.click(await canvas.findByRole('link', { name: /Franziska Adler/ }));
    const pane = within(await canvas.findByRole('region', { name: /Franziska Adler/ }));
    await expect(await pane.findByText('Then let us plan the trial for week 39.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { api: { scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, frame);
    await waitFor(() => expect(canvas.getAllByText('Loading…').length).toBeGreaterThan(0));
  },
};

export const Empty: Story = {
  parameters: { address: SITE_PATHS.messages, api: { scenarios: [empty()] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, frame);
    await expect(await canvas.findByText('There are no messages at this time')).toBeVisible();
  },
};

export const ErrorState: Story = {
  // Phones show one pane at a time.
  tags: ['wide-only'],
  parameters: { api: { scenarios: [failing('server', { operations: ['listChats', 'listChatMessages'] })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, frame);
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
    await expectPage(canvasElement, frame);
    await expect(await canvas.findByRole('link', { name: /Franziska Adler/ })).toBeVisible();
  },
};
