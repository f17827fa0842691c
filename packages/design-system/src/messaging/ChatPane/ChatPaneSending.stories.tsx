import { aChatMessage } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { ChatPane, type ChatPaneProps, toChatMessage } from '.';
import {
  conversation,
  findLine,
  findLog,
  inRoom,
  next,
  ready,
  said,
  scrollUp,
  Talking,
  viewerId,
} from './story-conversation';

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

export const SendIsDisabled: Story = {
  name: 'Send is disabled while the text is blank [CHAT-008]',
  render: (args) => <Talking {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message Franziska Adler' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(field.tagName).toBe('TEXTAREA');
    await expect(send).toBeDisabled();
    await userEvent.type(field, '  {Enter} {Shift>}{Enter}{/Shift}');
    await expect(send).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, 'Which lamp?');
    await expect(send).toBeEnabled();
  },
};

export const Sends: Story = {
  name: 'Enter sends and clears the field, Shift and Enter begins a line; the message stands there at once',
  render: (args) => <Talking {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    scrollUp(findLog(canvasElement), 300);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, ' Which lamp?{Shift>}{Enter}{/Shift}And when?{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('Which lamp?\nAnd when?');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    const line = findLine(await canvas.findByText(/^Which lamp/));
    await expect(line).toHaveAttribute('data-state', 'sending');
    await expect(within(line as HTMLElement).getByRole('img', { name: 'Sending' })).toBeVisible();
    await expect(findLog(canvasElement).scrollTop).toBe(0);
    await userEvent.type(field, 'Second');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenLastCalledWith('Second');
    await expect(field).toHaveFocus();
  },
};

export const InputMethod: Story = {
  name: 'Enter that an input method uses sends nothing',
  args: { text: 'にほん' },
  tags: ['no-visual'], // As Default, but for three letters in the field.
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    // Safari reports it by the legacy key code only.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('にほん');
  },
};

const writtenAt = Date.parse('2026-09-15T10:20:30.000Z');
const pending: ChatPaneProps['pending'] = [
  { id: 'a', text: 'On its way', at: writtenAt, state: 'sending' },
  { id: 'b', text: 'Not taken', at: writtenAt, state: 'failed' },
  {
    id: 'c',
    text: 'Refused with a reason',
    at: writtenAt,
    state: 'failed',
    error: { code: 'too_many', text: 'You send too much at once. Try again in a minute.' },
  },
];

export const Statuses: Story = {
  name: 'Each message says whether it is sending, sent, read or failed; what failed is sent again or discarded',
  args: {
    state: ready([
      toChatMessage(
        aChatMessage({ id: '1', message: 'Read by the other', added: '2026-09-14T12:00:00.000Z' }),
      ),
      toChatMessage(
        aChatMessage({ id: '2', message: 'Taken by the server', added: '2026-09-15T10:00:00.000Z' }),
      ),
    ]),
    pending,
  },
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    for (const label of ['Read', 'Sent', 'Sending'])
      await expect(canvas.getByRole('img', { name: label })).toBeVisible();
    const failed = canvas.getAllByRole('group', { name: 'Not sent' });
    await expect(failed).toHaveLength(2);
    await expect(failed[0]).toHaveTextContent('We couldn’t send this message.');
    await expect(failed[1]).toHaveTextContent('You send too much at once.');
    await userEvent.click(within(failed[0] as HTMLElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(args.onResend).toHaveBeenCalledWith('b');
    await userEvent.click(within(failed[1] as HTMLElement).getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(args.onDiscard).toHaveBeenCalledWith('c');
  },
};

export const TakenMeanwhile: Story = {
  name: 'A message that the server has taken stands once',
  args: {
    state: ready([...said(3), next('a', 'On its way', viewerId)]),
    pending: pending.slice(0, 1),
  },
  tags: ['no-visual'], // Looks like Default, with the message once.
  play: async ({ canvas }) => {
    await expect(findLine(canvas.getByText('On its way'))).toHaveAttribute('data-state', 'sent');
  },
};

export const Offline: Story = {
  name: 'Offline, it says so, and what is sent waits',
  args: { connection: 'offline', pending: pending.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You’re offline/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Waiting to reconnect' })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeEnabled();
  },
};

export const Typing: Story = {
  name: 'Says that the other is writing, and moves nothing',
  args: { isTyping: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('is typing…', { exact: false })).toBeVisible();
  },
};

export const TakesFocus: Story = {
  name: 'Opened by somebody, it takes the focus into its field',
  args: { takesFocus: true },
  tags: ['no-visual'], // As Default, but for the focus.
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
