import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ChatPane } from '.';
import {
  conversation,
  findLine,
  findLog,
  inRoom,
  next,
  otherId,
  ready,
  said,
  scrollUp,
  viewerId,
} from './story-conversation';

const meta = {
  title: 'Messaging/ChatPane',
  component: ChatPane,
  args: conversation,
  argTypes: { actions: { control: false } },
  decorators: inRoom,
} satisfies Meta<typeof ChatPane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows what was said by day, each message with its time and on the side of who said it [CHAT-006]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Franziska Adler' })).toBeVisible();
    const days = canvas.getAllByRole('heading', { level: 3 }).map((day) => day.textContent);
    await expect(days).toEqual(['Saturday, September 12, 2026', 'Monday, September 14, 2026']);
    const newest = canvas.getByText('Then let us plan the trial for week 39.');
    await expect(newest).toBeVisible();
    await expect(findLine(newest)).toHaveAttribute('data-side', 'other');
    await expect(findLine(newest)?.querySelector('time')).toHaveTextContent('1:05 PM');
    for (const line of canvasElement.querySelectorAll('[data-part="line"]')) {
      await expect(line.querySelector('time')).toHaveAttribute('datetime');
    }
    const own = findLine(canvas.getByText(/^Yes, 36 of them/));
    await expect(own).toHaveAttribute('data-side', 'own');
    await expect(own).toHaveAttribute('data-state', 'read');
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
  },
};

export const OwnHeight: Story = {
  name: 'Shows what was said in a parent that has no height',
  tags: ['no-visual'], // Looks like Default, lower.
  decorators: [
    (Story) => (
      <div>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Then let us plan the trial for week 39.')).toBeVisible();
    await expect(findLog(canvasElement).clientHeight).toBeGreaterThanOrEqual(383);
  },
};

export const Empty: Story = {
  args: { state: ready([]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No messages yet. Only Franziska Adler will see what you write.'),
    ).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  args: {
    state: { status: 'error', message: 'We couldn’t reach the server. Try again in a moment.' },
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
    const links = within(findLog(canvasElement)).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://kvarnholm.example/sheets/f300',
      'https://kvarnholm.example/',
    ]);
    for (const link of links) await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
    await expect(canvas.getByText('javascript:alert(1) is none.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    person: {
      id: otherId,
      name: 'Hubertus-Maximilian Wolfeschlegelsteinhausenbergerdorff',
      picture: null,
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
    const log = findLog(canvasElement);
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
    scrollUp(findLog(canvasElement), 250_000);
    await waitFor(() =>
      expect(canvas.queryByText('Then let us plan the trial for week 39.')).not.toBeInTheDocument(),
    );
    await expect(lines()).toBeLessThan(100);
    findLog(canvasElement).scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('Then let us plan the trial for week 39.')).toBeVisible());
  },
};

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
