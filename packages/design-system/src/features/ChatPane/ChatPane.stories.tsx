import type { ChatMessage } from '@millrace/api-client';
import { aChatMessage, aChatRoom, aUser, chatMessages } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { ChatPane, type ChatPaneProps, type ChatPaneState } from '.';

const viewerId = aUser().id;
const room = aChatRoom();
const otherId = room.user_id;

/** In the order in which they were said. */
const said = (count: number) => chatMessages(count, room, viewerId).reverse();

/** Of two days. */
const talk = (
  [
    [
      '2026-09-12T15:41:00.000Z',
      viewerId,
      'Good to have met you in Lyon. Shall we talk about the draw trials?',
    ],
    [
      '2026-09-12T15:52:00.000Z',
      otherId,
      'Gladly. We run at 2,050 °C and 18 m/min; does the coating hold there?',
    ],
    ['2026-09-12T15:53:00.000Z', otherId, 'And how thick is the outer layer?'],
    [
      '2026-09-12T16:20:00.000Z',
      viewerId,
      'Up to 2,100 °C, yes. Above that the outer layer crystallises within some hours, so that we would rather take the smaller muffle. It is 4.2 mm.',
    ],
    ['2026-09-14T12:20:00.000Z', otherId, 'Would 150 mm tubes be in stock?'],
    [
      '2026-09-14T12:38:00.000Z',
      viewerId,
      'Yes, 36 of them. The data sheet is at https://kvarnholm.example/sheets/f300',
    ],
    ['2026-09-14T13:05:00.000Z', otherId, 'Then let us plan the trial for week 39.'],
  ] as const
).map(([added, sender, message], at) =>
  aChatMessage({ id: `talk ${at}`, number: at + 1, added, sender, message }),
);
const ready = (
  messages: readonly ChatMessage[],
  older: Extract<ChatPaneState, { status: 'ready' }>['older'] = 'none',
): ChatPaneState => ({ status: 'ready', messages, older });

/** After all others. */
const next = (id: string, message: string, sender: string | null = otherId) =>
  aChatMessage({ id, message, sender, added: '2026-09-15T10:20:30.000Z' });

const meta = {
  title: 'Features/ChatPane',
  component: ChatPane,
  args: {
    person: {
      id: otherId,
      name: 'Franziska Adler',
      image: '/art/v1/none/seal/franziska-adler.svg',
      company: 'Ostwald Quarzglas GmbH',
    },
    viewerId,
    backHref: '/message',
    state: ready(talk),
    pending: [],
    readUpTo: '2026-09-14T13:05:00.000Z',
    writing: 'open',
    connection: 'online',
    text: '',
    onTextChange: fn(),
    onSend: fn(),
    onResend: fn(),
    onDiscard: fn(),
    onLoadOlder: fn(),
    onRetry: fn(),
  },
  argTypes: { actions: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 860, blockSize: 'min(620px, 90vh)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatPane>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed stays typed, and what is sent is shown as on its way. */
function Talking(props: ChatPaneProps) {
  const [text, setText] = useState(props.text);
  const [pending, setPending] = useState(props.pending);
  const send = (message: string) => {
    props.onSend(message);
    setText('');
    setPending([
      ...pending,
      { id: `own ${pending.length}`, message, at: Date.parse('2026-09-15T10:21:00.000Z'), state: 'sending' },
    ]);
  };
  return <ChatPane {...props} text={text} onTextChange={setText} pending={pending} onSend={send} />;
}

const logOf = (canvasElement: HTMLElement) => {
  const log = canvasElement.querySelector<HTMLElement>('[data-part="log"]');
  if (!log) throw new Error('Nothing that was said is shown.');
  return log;
};
const scrollUp = (log: HTMLElement, px: number) => log.scrollBy({ top: -px, behavior: 'instant' });
/** After the next frame has been drawn. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
const lineOf = (text: HTMLElement) => text.closest<HTMLElement>('[data-part="line"]');

export const Default: Story = {
  name: 'Shows what was said by day, each message with its time and on the side of who said it [CHAT-006]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Franziska Adler' })).toBeVisible();
    const days = canvas.getAllByRole('heading', { level: 3 }).map((day) => day.textContent);
    await expect(days).toEqual(['Saturday, September 12, 2026', 'Monday, September 14, 2026']);
    const newest = canvas.getByText('Then let us plan the trial for week 39.');
    await expect(newest).toBeVisible();
    await expect(lineOf(newest)).toHaveAttribute('data-side', 'other');
    await expect(lineOf(newest)?.querySelector('time')).toHaveTextContent('1:05 PM');
    for (const line of canvasElement.querySelectorAll('[data-part="line"]')) {
      await expect(line.querySelector('time')).toHaveAttribute('datetime');
    }
    const own = lineOf(canvas.getByText(/^Yes, 36 of them/));
    await expect(own).toHaveAttribute('data-side', 'own');
    await expect(own).toHaveAttribute('data-state', 'read');
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading …')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { state: ready([]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Nothing has been said yet. What you write goes to Franziska Adler alone.'),
    ).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  args: {
    state: { status: 'error', message: 'The server did not answer. Try again in a moment.' },
    text: 'Which lamp?',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveValue('Which lamp?');
  },
};

export const Links: Story = {
  name: 'Makes links of addresses, and of nothing else [CHAT-007]',
  args: {
    state: ready([
      next('1', 'See https://kvarnholm.example/sheets/f300, please; README.md and rev.no are words.'),
      next('2', 'https://kvarnholm.example/', viewerId),
      next('3', 'javascript:alert(1) is none.'),
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    const links = within(logOf(canvasElement)).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://kvarnholm.example/sheets/f300',
      'https://kvarnholm.example/',
    ]);
    for (const link of links) await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
    await expect(canvas.getByText('javascript:alert(1) is none.')).toBeVisible();
  },
};

export const SendIsDisabled: Story = {
  name: 'Send is disabled while the text is blank [CHAT-008]',
  render: (args) => <Talking {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Write to Franziska Adler' });
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
    scrollUp(logOf(canvasElement), 300);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, ' Which lamp?{Shift>}{Enter}{/Shift}And when?{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('Which lamp?\nAnd when?');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    const line = lineOf(canvas.getByText(/^Which lamp/));
    await expect(line).toHaveAttribute('data-state', 'sending');
    await expect(within(line as HTMLElement).getByRole('img', { name: 'Sending' })).toBeVisible();
    await expect(logOf(canvasElement).scrollTop).toBe(0);
    await userEvent.type(field, 'Second');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenLastCalledWith('Second');
    await expect(field).toHaveFocus();
  },
};

export const InputMethod: Story = {
  name: 'Enter that an input method uses sends nothing',
  args: { text: 'にほん' },
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    // Safari says so only by the old code.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('にほん');
  },
};

const writtenAt = Date.parse('2026-09-15T10:20:30.000Z');
const pending: ChatPaneProps['pending'] = [
  { id: 'a', message: 'On its way', at: writtenAt, state: 'sending' },
  { id: 'b', message: 'Not taken', at: writtenAt, state: 'failed' },
  {
    id: 'c',
    message: 'Refused with a reason',
    at: writtenAt,
    state: 'failed',
    error: { code: 'too_many', text: 'You send too much at once. Try again in a minute.' },
  },
];

export const Statuses: Story = {
  name: 'Each message says whether it is sending, sent, read or failed; what failed is sent again or discarded',
  args: {
    state: ready([
      aChatMessage({ id: '1', message: 'Read by the other', added: '2026-09-14T12:00:00.000Z' }),
      aChatMessage({ id: '2', message: 'Taken by the server', added: '2026-09-15T10:00:00.000Z' }),
    ]),
    pending,
  },
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    for (const label of ['Read', 'Sent', 'Sending'])
      await expect(canvas.getByRole('img', { name: label })).toBeVisible();
    const failed = canvas.getAllByRole('group', { name: 'Not sent' });
    await expect(failed).toHaveLength(2);
    await expect(failed[0]).toHaveTextContent('This message was not sent.');
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
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(lineOf(canvas.getByText('On its way'))).toHaveAttribute('data-state', 'sent');
  },
};

export const Offline: Story = {
  name: 'Offline, it says so, and what is sent waits',
  args: { connection: 'offline', pending: pending.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There is no connection/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Waits for the connection' })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeEnabled();
  },
};

export const Typing: Story = {
  name: 'Says that the other is writing, and moves nothing',
  args: { isTyping: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('is writing …', { exact: false })).toBeVisible();
  },
};

export const PlanRequired: Story = {
  name: 'Explains to Free members why they may not begin, and leads to plans [DIFF-002]',
  args: { state: ready([]), writing: 'plan', plansHref: '/plans' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/takes a paid plan/)).toBeVisible();
    await expect(canvas.queryByText(/What you write goes to/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/plans');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  },
};

export const PlanWithoutPage: Story = {
  name: 'Without a page of plans it leads to where one asks us',
  args: { state: ready([]), writing: 'plan' },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask us about plans' })).toHaveAttribute(
      'href',
      '/contact',
    );
  },
};

export const Closed: Story = {
  name: 'Says why one cannot write to a former member; what was said stays',
  args: {
    person: { id: null, name: 'Former member', image: null, company: null },
    writing: 'closed',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is no longer here/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByText('Then let us plan the trial for week 39.')).toBeVisible();
  },
};

/** As a page has it: what comes is put at the end, what was said before at the beginning. */
function Live(props: ChatPaneProps & { first: readonly ChatMessage[] }) {
  const [messages, setMessages] = useState(props.first);
  const come = (count: number) =>
    setMessages([
      ...messages,
      ...Array.from({ length: count }, (_, at) => next(`come ${messages.length + at}`, `Came ${at + 1}`)),
    ]);
  return (
    <>
      <button type="button" onClick={() => come(1)}>
        One comes
      </button>
      <button type="button" onClick={() => come(5)}>
        Five come
      </button>
      <button
        type="button"
        onClick={() => setMessages([...messages, next('own', 'From my phone', viewerId)])}
      >
        One’s own comes
      </button>
      <ChatPane
        {...props}
        state={ready(messages, 'idle')}
        onLoadOlder={() =>
          setMessages(
            said(120)
              .slice(0, 120 - props.first.length)
              .concat(messages),
          )
        }
      />
    </>
  );
}

export const Blocked: Story = {
  name: 'Says that one has blocked the other, and takes it back [GAP-097]',
  tags: ['phone', 'rtl'],
  args: { writing: 'blocked', onUnblock: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(/^You have blocked Franziska Adler: neither of you can write/),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock Franziska Adler' }));
    await expect(args.onUnblock).toHaveBeenCalledOnce();
  },
};

export const BlockedEmpty: Story = {
  name: 'Promises nothing about what one writes where one cannot write',
  tags: ['no-visual'],
  args: { state: ready([]), writing: 'blocked', onUnblock: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has been said.')).toBeVisible();
    await expect(canvas.queryByText(/What you write goes to/)).not.toBeInTheDocument();
  },
};

export const Comes: Story = {
  name: 'What comes is shown and announced at the end: not what was said before, and not one’s own',
  args: { state: ready(said(40)) },
  render: (args) => <Live {...args} first={said(40)} />,
  tags: ['no-visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const announcer = canvasElement.querySelector('[data-part="announcer"]');
    await expect(announcer).toHaveAttribute('role', 'status');
    await expect(announcer).toHaveTextContent(/^$/);
    await userEvent.click(canvas.getByRole('button', { name: 'One comes' }));
    await expect(announcer).toHaveTextContent('Franziska Adler: Came 1');
    const [line] = canvas.getAllByText('Came 1').filter((text) => lineOf(text));
    await expect(line).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One’s own comes' }));
    await expect(announcer).toHaveTextContent(/^$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Five come' }));
    await expect(announcer).toHaveTextContent('5 new messages of Franziska Adler');
  },
};

export const NewBelow: Story = {
  name: 'While one reads further up, what comes is counted, and a button leads to it',
  args: { state: ready(said(40)) },
  render: (args) => <Live {...args} first={said(40)} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const log = logOf(canvasElement);
    scrollUp(log, 600);
    await expect(await canvas.findByRole('button', { name: 'To the newest' })).toBeVisible();
    const before = log.scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'One comes' }));
    const button = await canvas.findByRole('button', { name: '1 new message' });
    await expect(log.scrollTop).toBeLessThan(before);
    await userEvent.click(button);
    await expect(log.scrollTop).toBe(0);
    await expect(log).toHaveFocus();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /new message/ })).not.toBeInTheDocument(),
    );
    scrollUp(log, 600);
    await userEvent.click(canvas.getByRole('button', { name: 'One comes' }));
    await canvas.findByRole('button', { name: '1 new message' });
  },
};

export const Older: Story = {
  name: 'What was said before loads where its beginning is near, and moves nothing [GAP-092]',
  args: { state: ready(said(40)) },
  render: (args) => <Live {...args} first={said(40)} />,
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const log = logOf(canvasElement);
    const before = log.scrollHeight;
    for (let step = 0; log.scrollHeight < before + 1000; step += 1) {
      await expect(step).toBeLessThan(60);
      const edge = log.getBoundingClientRect().top;
      const seen = [...log.querySelectorAll('[data-part="line"]')].find(
        (line) => line.getBoundingClientRect().top >= edge,
      );
      const place = seen?.getBoundingClientRect().top ?? 0;
      scrollUp(log, 50);
      await painted();
      await expect(seen?.getBoundingClientRect().top).toBe(place + 50);
    }
  },
};

export const LoadsOlder: Story = {
  args: { state: ready(said(4), 'loading') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Load older messages' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const OlderFailed: Story = {
  args: { state: ready(said(4), 'failed') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Older messages did not load. Try again' }));
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
};

export const TakesFocus: Story = {
  name: 'Opened by somebody, it takes the focus into its field',
  args: { takesFocus: true },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    person: {
      id: otherId,
      name: 'Hubertus-Maximilian Wolfeschlegelsteinhausenbergerdorff',
      image: null,
      company:
        'Gesellschaft für hochreine Quarzglasvorformen und Faserziehanlagen Mitteldeutschland mbH & Co. KG',
    },
    state: ready([
      next('1', 'x'.repeat(400)),
      next('2', `${'Word '.repeat(120)}\n\n- one\n- two`, viewerId),
      next('3', `https://kvarnholm.example/${'sheets/'.repeat(40)}`),
    ]),
    text: 'A first line\nand a second one.',
  },
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    const log = logOf(canvasElement);
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Scripts: Story = {
  name: 'Each paragraph has the direction of its own script',
  args: {
    state: ready([
      next('1', 'نحتاج إلى 36 أنبوبًا حتى الخميس.'),
      next('2', 'Ja, geht.\nנשלח מחר את גיליון הנתונים של F300.', viewerId),
      next('3', '石英管は https://kvarnholm.example/ にあります'),
    ]),
  },
  tags: ['rtl'],
};

export const TenThousandMessages: Story = {
  args: { state: ready(said(10_000)) },
  play: async ({ canvas, canvasElement }) => {
    const lines = () => canvasElement.querySelectorAll('[data-part="line"]').length;
    await expect(canvas.getByText('Then let us plan the trial for week 39.')).toBeVisible();
    await expect(lines()).toBeLessThan(100);
    scrollUp(logOf(canvasElement), 250_000);
    await waitFor(() =>
      expect(canvas.queryByText('Then let us plan the trial for week 39.')).not.toBeInTheDocument(),
    );
    await expect(lines()).toBeLessThan(100);
    logOf(canvasElement).scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('Then let us plan the trial for week 39.')).toBeVisible());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = {
  name: 'Phone: leads back to all conversations',
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const back = { name: 'All conversations' };
    if (canvasElement.clientWidth > 767) {
      await expect(canvas.queryByRole('link', back)).not.toBeInTheDocument();
      return;
    }
    await expect(canvas.getByRole('link', back)).toHaveAttribute('href', '/message');
  },
};
