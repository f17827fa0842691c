import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type ChatMessage, ChatPane, type ChatPaneProps } from '.';
import {
  conversation,
  findLine,
  findLog,
  inRoom,
  next,
  painted,
  ready,
  said,
  scrollUp,
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

/** Simulates a page: new messages are appended, older ones prepended. */
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

export const Comes: Story = {
  name: 'What comes is shown and announced at the end: not what was said before, and not one’s own',
  args: { state: ready(said(40)) },
  render: (args) => <Live {...args} first={said(40)} />,
  tags: ['no-visual'], // Looks like Default, with buttons for the test.
  play: async ({ canvas, canvasElement, userEvent }) => {
    const announcer = canvasElement.querySelector('[data-part="announcer"]');
    await expect(announcer).toHaveAttribute('role', 'status');
    await expect(announcer).toHaveTextContent(/^$/);
    await userEvent.click(canvas.getByRole('button', { name: 'One comes' }));
    await expect(announcer).toHaveTextContent('Franziska Adler: Came 1');
    const [line] = canvas.getAllByText('Came 1').filter((text) => findLine(text));
    await expect(line).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One’s own comes' }));
    await expect(announcer).toHaveTextContent(/^$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Five come' }));
    await expect(announcer).toHaveTextContent('5 new messages from Franziska Adler');
  },
};

export const NewBelow: Story = {
  name: 'While one reads further up, what comes is counted, and a button leads to it',
  args: { state: ready(said(40)) },
  render: (args) => <Live {...args} first={said(40)} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const log = findLog(canvasElement);
    scrollUp(log, 600);
    await expect(await canvas.findByRole('button', { name: 'Jump to latest' })).toBeVisible();
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
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'One comes' }));
    await canvas.findByRole('button', { name: '1 new message' });
  },
};

export const Older: Story = {
  name: 'What was said before loads where its beginning is near, and moves nothing [GAP-092]',
  args: { state: ready(said(40)) },
  render: (args) => <Live {...args} first={said(40)} />,
  tags: ['no-visual'], // Looks like Default, scrolled up.
  play: async ({ canvasElement }) => {
    const log = findLog(canvasElement);
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
    await userEvent.click(canvas.getByRole('button', { name: 'We couldn’t load older messages. Try again' }));
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
};
