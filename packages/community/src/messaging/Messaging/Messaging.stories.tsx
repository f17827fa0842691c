import { aUser, chatMessages, chatRooms } from '@millrace/api-mocks';
import { ChatPane, RoomList, toChatMessage, toChatRoom } from '@millrace/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Messaging } from '.';

const viewerId = aUser().id;
const rooms = chatRooms(14);
const current = rooms[1];

const list = (currentId: string | null, shown = rooms) => (
  <RoomList
    headingLevel={1}
    state={{ status: 'ready', rooms: shown.map(toChatRoom), more: 'none' }}
    viewerId={viewerId}
    currentId={currentId}
    roomHref={({ id }) => `#${id}`}
    search=""
    onSearchChange={fn()}
  />
);

/** Messages of a room; the newest ones with the given texts. */
const talk = (room = current, texts: readonly string[] = []) => (
  <ChatPane
    person={{
      id: room?.user_id ?? null,
      name: room?.name ?? '',
      picture: room?.image ?? null,
      company: room?.company ?? null,
    }}
    viewerId={viewerId}
    backHref="/message"
    state={{
      status: 'ready',
      messages: chatMessages(40, room, viewerId)
        .map((said, at) => toChatMessage({ ...said, message: texts[at] ?? said.message }))
        .reverse(),
      older: 'none',
    }}
    pending={[]}
    readUpTo={null}
    writing="open"
    connection="online"
    text=""
    onTextChange={fn()}
    onSend={fn()}
    onResend={fn()}
    onDiscard={fn()}
    onCancel={fn()}
    file={null}
    onFileChange={fn()}
  />
);

const meta = {
  title: 'Messaging/Messaging',
  component: Messaging,
  parameters: { layout: 'fullscreen' },
  args: { rooms: list(current?.id ?? null), conversation: talk() },
  argTypes: { rooms: { control: false }, conversation: { control: false } },
  decorators: [
    (Story) => (
      <main style={{ paddingInline: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Messaging>;

export default meta;
type Story = StoryObj<typeof meta>;

const isPhone = (canvas: HTMLElement) => canvas.clientWidth <= 767;

export const Default: Story = {
  name: 'Shows the rooms on the left and the conversation on the right; a phone shows the conversation alone',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    // On phones it is visually hidden: it is the page's first heading.
    await expect(canvas.getByRole('heading', { level: 1, name: 'Messaging' })).toBeInTheDocument();
    const pane = canvas.getByRole('region', { name: /Franziska Adler/ });
    await expect(pane).toBeVisible();
    if (isPhone(canvasElement)) {
      await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: 'All conversations' })).toBeVisible();
      return;
    }
    const field = canvas.getByRole('searchbox', { name: 'Search messages' }).getBoundingClientRect();
    const beside = pane.getBoundingClientRect();
    const isRtl = getComputedStyle(pane).direction === 'rtl';
    await expect(isRtl ? beside.right : field.right).toBeLessThanOrEqual(isRtl ? field.left : beside.left);
  },
};

export const NoConversation: Story = {
  name: 'Empty: none is open; a phone shows the rooms alone',
  args: {
    rooms: list(null),
    conversation: null,
    people: [{ id: viewerId, name: 'Noor Vermeer', company: 'Telkamp Kabelsysteme GmbH' }],
  },
  tags: ['phone'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search messages' })).toBeVisible();
    if (isPhone(canvasElement)) {
      await expect(canvas.queryByText('No conversation selected')).not.toBeVisible();
      return;
    }
    await expect(canvas.getByText('No conversation selected')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Noor Vermeer.*Telkamp/ })).toHaveAttribute(
      'href',
      `/message?userId=${viewerId}&userName=Noor%20Vermeer`,
    );
  },
};

const longRooms = rooms.map((room, at) => ({
  ...room,
  name: at % 2 === 0 ? 'Hubertus-Maximilian Wolfeschlegelsteinhausenbergerdorff' : room.name,
  company: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
  last_message: room.last_message && {
    ...room.last_message,
    message:
      'Glasfaservorformherstellungsverfahrensprüfprotokolle_2026-09-14_endgültig_freigegeben liegen bei.',
  },
}));

export const LongText: Story = {
  tags: ['phone'],
  args: {
    rooms: list(longRooms[0]?.id ?? null, longRooms),
    conversation: talk(longRooms[0], [
      'Qualitätssicherungsvereinbarungsentwurfsbesprechungsterminvorschlag: nächste Woche, in Weißwasser?',
      'https://www.quarzglaswerke-oberlausitz.example/vertrieb/glasfaservorformen/datenblaetter/polarisationserhaltend/2026-09-14',
      'x'.repeat(160),
    ]),
  },
  play: async ({ canvasElement }) => {
    const main = canvasElement.querySelector('main');
    await expect(main?.scrollWidth).toBeLessThanOrEqual(main?.clientWidth ?? 0);
  },
};
