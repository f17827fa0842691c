import { aChatMessage } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChatPane, toChatMessage } from '.';
import { conversation, findLine, inRoom, otherId, ready, viewerId } from './story-conversation';

const NOOR = '02e5ab08-95d4-5cfe-9c1b-2c2833311b3a';
const JAN = '0b2b4bbf-6d0c-5c0e-8f6d-1f0f4b1f7a11';

const people = [
  { id: otherId ?? '', name: 'Franziska Adler', company: 'Ostwald Quarzglas GmbH' },
  { id: JAN, name: 'Jan Roth', company: 'Ostwald Quarzglas GmbH', left: true },
  { id: viewerId, name: 'Linnea Ekström' },
  { id: NOOR, name: 'Noor Vermeer' },
];

const message = (number: number, sender: string | null, text: string, more: object = {}) =>
  toChatMessage(
    aChatMessage({
      id: `room ${number}`,
      number,
      sender,
      message: text,
      added: `2026-09-14T12:${String(number).padStart(2, '0')}:00.000Z`,
      ...more,
    }),
  );

const inSeveral = ready([
  message(1, viewerId, '', { change: 'started' }),
  message(2, otherId, 'Good that we are all here. Shall we go through the trial?'),
  message(3, otherId, 'The tubes are cut.'),
  message(4, NOOR, 'Which diameter?'),
  message(5, viewerId, '150 mm.'),
  message(6, JAN, 'I drew two of them yesterday.'),
  message(7, JAN, '', { change: 'left' }),
  message(8, otherId, '', { change: 'added', subject: NOOR }),
  message(9, NOOR, '', { hidden: true }),
]);

const meta = {
  title: 'Messaging/ChatPane/Room',
  component: ChatPane,
  args: {
    ...conversation,
    person: { id: null, name: 'Draw trials' },
    people,
    state: inSeveral,
    firstUnreadId: 'room 6',
  },
  decorators: inRoom,
} satisfies Meta<typeof ChatPane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names who speaks where the sender changes, what happened, and where unread messages begin',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Draw trials' })).toBeVisible();
    const heads = [...canvasElement.querySelectorAll('[data-part="sender"]')].map((head) => head.textContent);
    await expect(heads).toEqual(['Franziska Adler', 'Noor Vermeer', 'Jan Roth', 'Noor Vermeer']);
    await expect(canvas.getByText('You started this conversation')).toBeVisible();
    await expect(canvas.getByText('Jan Roth left')).toBeVisible();
    await expect(canvas.getByText('Franziska Adler added Noor Vermeer')).toBeVisible();
    await expect(canvas.getByText('Message from someone you blocked')).toBeVisible();
    const first = findLine(canvas.getByText('I drew two of them yesterday.'));
    await expect(first?.previousElementSibling).toHaveTextContent('New');
  },
};

export const Typing: Story = {
  name: 'Names who is typing',
  args: { typing: [NOOR, otherId ?? ''] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/are typing…$/)).toHaveTextContent(
      'Noor Vermeer and Franziska Adler are typing…',
    );
  },
};

export const Finding: Story = {
  name: 'Searches the conversation, marks what matches, and leads to its place',
  tags: ['phone'],
  args: {
    find: {
      text: 'dia',
      onTextChange: fn(),
      sought: 'dia',
      state: { status: 'ready', hits: [message(4, NOOR, 'Which diameter?')], count: 1, more: 'none' },
      onLoadMore: fn(),
      onChoose: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Search in conversation' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('searchbox', { name: 'Search in conversation' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    const hit = canvas.getByRole('button', { name: /^Noor Vermeer.*Which diameter\?$/ });
    await expect(hit.querySelector('mark')).toHaveTextContent('dia');
    await userEvent.click(hit);
    await expect(args.find?.onChoose).toHaveBeenCalledWith(expect.objectContaining({ number: 4 }));
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const NothingFound: Story = {
  name: 'Says that nothing was found, and what to try',
  args: {
    find: {
      ...{ text: 'gyroid', onTextChange: fn(), sought: 'gyroid', onLoadMore: fn(), onChoose: fn() },
      state: { status: 'ready', hits: [], count: 0, more: 'none' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search in conversation' }));
    await expect(canvas.getByText(/^No messages contain “gyroid”\./)).toBeVisible();
  },
};

export const Alone: Story = {
  name: 'Says that everyone else left',
  args: { writing: 'closed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everyone else left. You can still read this conversation.')).toBeVisible();
  },
};
