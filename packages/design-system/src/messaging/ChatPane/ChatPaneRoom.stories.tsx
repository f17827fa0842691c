import { aChatMessage } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ChatPane, toChatMessage } from '.';
import { ChatPeople, type ChatPeopleProps } from './ChatPeople';
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
      onDateChoose: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Search in conversation' });
    await userEvent.click(opener);
    // The search loads when it is opened.
    await expect(await canvas.findByRole('searchbox', { name: 'Search in conversation' })).toHaveFocus();
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

export const GoesToDate: Story = {
  name: 'Leads to a date, and shows the conversation again',
  tags: ['no-visual'], // Ends like Default.
  args: Finding.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search in conversation' }));
    const button = await canvas.findByRole('button', { name: 'Go to date' });
    await userEvent.click(button);
    await expect(canvas.getByLabelText('Date')).toHaveFocus();
    await expect(args.find?.onDateChoose).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Date'), '2026-09-12');
    await userEvent.click(button);
    await expect(args.find?.onDateChoose).toHaveBeenCalledWith(new Date(2026, 8, 12));
    await expect(canvas.getByRole('log')).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: 'Says that nothing was found, and what to try',
  args: {
    find: {
      ...{
        text: 'gyroid',
        onTextChange: fn(),
        sought: 'gyroid',
        onLoadMore: fn(),
        onChoose: fn(),
        onDateChoose: fn(),
      },
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

const dialog: ChatPeopleProps = {
  people,
  viewerId,
  text: '',
  onTextChange: fn(),
  found: [],
  search: 'idle',
  onAdd: fn(),
  name: 'Draw trials',
  onRename: fn(),
  renaming: 'idle',
  onLeave: fn(),
  leaving: 'idle',
};

export const Renaming: Story = {
  name: 'Is renamed among its people, and loses its name when the field is emptied',
  tags: ['phone'],
  args: { actions: <ChatPeople {...dialog} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 people' }));
    const opened = within(await screen.findByRole('dialog', { name: 'People in this conversation' }));
    const field = opened.getByRole('textbox', { name: 'Name of this conversation' });
    await expect(opened.queryByRole('button', { name: 'Save name' })).toBeNull();
    await userEvent.clear(field);
    await userEvent.click(opened.getByRole('button', { name: 'Save name' }));
    await expect(dialog.onRename).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, ' Trials of June {Enter}');
    await expect(dialog.onRename).toHaveBeenLastCalledWith('Trials of June');
  },
};

export const RenamingFailed: Story = {
  name: 'Says that it could not be renamed',
  tags: ['no-visual'], // Looks like Renaming, with a notice.
  args: { actions: <ChatPeople {...dialog} renaming="failed" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 people' }));
    await expect(await screen.findByText('We couldn’t rename the conversation. Try again.')).toBeVisible();
  },
};
