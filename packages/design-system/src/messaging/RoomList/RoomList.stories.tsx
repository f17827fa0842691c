import { aChatMessage, aChatRoom, aNewChatRoom, aUser, chatRooms } from '@millrace/api-mocks';
import { errorStory, fitsItsPlace, loadingStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { RoomList, type RoomListProps, type RoomListState, toChatRoom } from '.';

const viewerId = aUser().id;
const ready = (rooms: RoomListProps['state'] & { status: 'ready' }) => rooms;
const of = (count: number): RoomListState =>
  ready({ status: 'ready', rooms: chatRooms(count).map(toChatRoom), more: 'none' });

const meta = {
  title: 'Messaging/RoomList',
  component: RoomList,
  args: {
    state: of(9),
    viewerId,
    currentId: null,
    roomHref: ({ id }) => `#${id}`,
    search: '',
    onSearchChange: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380, blockSize: 'min(560px, 90vh)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RoomList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the search text. */
function Searched(props: RoomListProps) {
  const [search, setSearch] = useState(props.search ?? '');
  const change = (text: string) => {
    props.onSearchChange?.(text);
    setSearch(text);
  };
  return <RoomList {...props} search={search} onSearchChange={change} />;
}

export const Default: Story = {
  name: 'Is titled "Messaging", with the field "Search messages" [CHAT-001]',
  tags: ['phone', 'rtl', 'forced-colors'],
  render: (args) => <Searched {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Messaging' })).toBeVisible();
    const field = canvas.getByRole('searchbox', { name: 'Search messages' });
    await expect(field).toHaveAttribute('placeholder', 'Search messages');
    await userEvent.type(field, 'tube');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('tube');
    await userEvent.clear(field);
    await expect(canvas.getAllByRole('link')).toHaveLength(9);
    await expect(canvas.getByRole('link', { name: /Noor Vermeer/ })).toBeVisible();
    field.blur();
  },
};

export const Loading: Story = loadingStory;

export const Empty: Story = {
  name: 'Empty: says that there are no messages at this time [CHAT-002]',
  args: { state: of(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no messages at this time')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

const inMixedOrder = chatRooms(4).map(toChatRoom);
inMixedOrder.reverse();

export const Sorted: Story = {
  name: 'Stands in the order of the newest messages, whatever order it was given [CHAT-003]',
  args: { state: ready({ status: 'ready', rooms: inMixedOrder, more: 'none' }) },
  play: async ({ canvas }) => {
    const moments = canvas.getAllByRole('link').map((link) => link.querySelector('time')?.dateTime ?? '');
    await expect(moments).toHaveLength(4);
    await expect(moments).toEqual([...moments].sort().reverse());
  },
};

export const Unread: Story = {
  name: 'Marks a room in which something is new, for eye and ear',
  args: { state: of(4), currentId: chatRooms(1)[0]?.id },
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    const unread = canvas.getByRole('link', { name: /Franziska Adler.*1 unread message/ });
    await expect(unread).toHaveAttribute('data-state', 'unread');
    const read = canvas.getByRole('link', { name: /Noor Vermeer/ });
    await expect(read).not.toHaveAccessibleName(/unread/);
    await expect(read).toHaveAttribute('aria-current', 'page');
  },
};

export const NewConversation: Story = {
  name: 'A conversation that has not begun stands at the top [PAGE-017]',
  args: {
    state: ready({
      status: 'ready',
      rooms: [...chatRooms(3).map(toChatRoom), toChatRoom(aNewChatRoom({ id: 'new' }))],
      more: 'none',
    }),
    currentId: 'new',
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName(/Astrid Hallberg Kvarnholm Silica AB New conversation/);
    await expect(first).toHaveAttribute('aria-current', 'page');
  },
};

export const Found: Story = {
  name: 'Shows in a search what was said',
  args: {
    search: 'etched',
    state: ready({
      status: 'ready',
      rooms: [
        toChatRoom(
          aChatRoom({
            found_message: aChatMessage({
              message: 'Cut to length and etched, if you tell us by Thursday.',
              added: '2026-08-30T09:12:00.000Z',
            }),
          }),
        ),
      ],
      more: 'none',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You: Cut to length and etched/)).toBeVisible();
    await expect(canvas.getByText(/^Aug 30(, 2026)?$/)).toBeVisible();
  },
};

export const NoMatch: Story = {
  name: 'Says when nothing was found, and keeps what was typed',
  args: { search: 'gallium', state: of(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No conversations match “gallium”.');
    await expect(canvas.getByRole('searchbox')).toHaveValue('gallium');
  },
};

export const Keyboard: Story = {
  name: 'Arrow keys, Home and End go from room to room',
  args: { state: of(300) },
  tags: ['no-visual'], // Ends like Default, but for the focus.
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    const last = chatRooms(300).at(-1);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-room', last?.id));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-room', chatRooms(1)[0]?.id));
  },
};

export const LoadsMore: Story = {
  name: 'Asks for more where its end is near, and says when they did not load',
  args: { state: ready({ status: 'ready', rooms: chatRooms(40).map(toChatRoom), more: 'idle' }) },
  play: async ({ args, canvas, canvasElement }) => {
    const rooms = canvasElement.querySelector('[data-part="rooms"]');
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    rooms?.scrollTo({ top: 99_999, behavior: 'instant' });
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
    await expect(canvas.getByRole('button', { name: 'Load more conversations' })).toBeVisible();
  },
};

export const MoreFailed: Story = {
  args: { state: ready({ status: 'ready', rooms: chatRooms(3).map(toChatRoom), more: 'failed' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'We couldn’t load more. Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const TenThousandRooms: Story = {
  args: { state: of(10_000) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeLessThan(60));
    const rooms = canvasElement.querySelector('[data-part="rooms"]');
    rooms?.scrollTo({ top: 300_000, behavior: 'instant' });
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Noor Vermeer/ })).not.toBeInTheDocument());
    await expect(canvas.getAllByRole('link').length).toBeLessThan(60);
    rooms?.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('link', { name: /Noor Vermeer/ })).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    state: ready({
      status: 'ready',
      rooms: [
        toChatRoom(
          aChatRoom({
            name: 'Hubertus-Maximilian Wolfeschlegelsteinhausenbergerdorff',
            last_message: aChatMessage({ message: 'x'.repeat(600) }),
          }),
        ),
        toChatRoom(
          aChatRoom({
            id: 'b',
            name: 'مريم العتيبي',
            last_message: aChatMessage({ message: 'شكرا جزيلا', sender: null }),
          }),
        ),
      ],
      more: 'none',
    }),
  },
  tags: ['phone', 'rtl'],
  play: fitsItsPlace,
};
