import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { ChatPane, type ChatPaneProps, type PendingMessage } from '.';
import { conversation, inRoom, next, ready, said } from './story-conversation';

// Tests the focus after each action, and the live region.

const meta = {
  title: 'Messaging/ChatPane',
  // Its page is that of the others.
  tags: ['!autodocs', 'no-visual'], // Tests the focus only; other stories cover the looks.
  component: ChatPane,
  args: conversation,
  argTypes: { actions: { control: false } },
  decorators: inRoom,
} satisfies Meta<typeof ChatPane>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = Date.parse('2026-09-15T10:20:30.000Z');
const failed = (id: string): PendingMessage => ({
  id,
  text: `Not taken ${id}`,
  at,
  state: 'failed',
});

/** Applies actions to the shown state, as an outbox does. */
function Acting(props: ChatPaneProps) {
  const [pending, setPending] = useState(props.pending ?? []);
  const [writing, setWriting] = useState(props.writing);
  const [older, setOlder] = useState(props.state.status === 'ready' ? props.state.older : 'none');
  const state = props.state.status === 'ready' ? { ...props.state, older } : props.state;
  return (
    <ChatPane
      {...props}
      state={state}
      pending={pending}
      writing={writing}
      onResend={(id) =>
        setPending(pending.map((one) => (one.id === id ? { ...one, state: 'sending' } : one)))
      }
      onDiscard={(id) => setPending(pending.filter((one) => one.id !== id))}
      onCancel={(id) => setPending(pending.map((one) => (one.id === id ? { ...one, state: 'failed' } : one)))}
      onUnblock={() => setWriting('open')}
      onLoadOlder={() => setOlder('none')}
    />
  );
}

export const AfterWhatFailed: Story = {
  name: 'The focus goes to the field from what failed, once that is sent again or discarded',
  args: { pending: [failed('1'), failed('2')] },
  render: (args) => <Acting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    for (const name of ['Try again', 'Discard']) {
      const [group] = canvas.getAllByRole('group', { name: 'Not sent' });
      within(group as HTMLElement)
        .getByRole('button', { name })
        .focus();
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveFocus();
    }
    await expect(canvas.queryByRole('group', { name: 'Not sent' })).not.toBeInTheDocument();
  },
};

export const AfterCancelling: Story = {
  name: 'The focus stays in the pane when a file that is on its way is stopped',
  args: {
    pending: [
      {
        ...failed('1'),
        state: 'sending',
        share: 0.4,
        file: { kind: 'pdf', name: 'sheet.pdf', size: 120_000 },
      },
    ],
  },
  render: (args) => <Acting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const cancel = await canvas.findByRole('button', { name: 'Cancel' });
    cancel.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('group', { name: 'Not sent' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: /Franziska Adler/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const AfterUnblocking: Story = {
  name: 'The focus goes to the field once a block is taken back [GAP-097]',
  args: { writing: 'blocked', onUnblock: fn() },
  render: (args) => <Acting {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Unblock Franziska Adler' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const AfterTheOldest: Story = {
  name: 'The focus goes to what was said once the oldest is there, and the button gone',
  args: { state: ready(said(4), 'failed') },
  render: (args) => <Acting {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^We couldn’t load older messages/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('log')).toHaveFocus();
  },
};

/** Plays through the updates that a pane receives. */
function Living(props: ChatPaneProps) {
  const [step, setStep] = useState(0);
  const messages = said(3);
  const steps: Partial<ChatPaneProps>[] = [
    { state: { status: 'loading' } },
    { state: ready(messages) },
    { state: ready([...messages, next('new', 'Are you there?')]) },
    { state: ready([...messages, next('new', 'Are you there?')]), connection: 'offline' },
  ];
  return (
    <>
      <ChatPane {...props} {...steps[step]} />
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
    </>
  );
}

export const OneAnnouncer: Story = {
  name: 'One place tells what loads, comes and is lost, politely, and only what is new',
  render: (args) => <Living {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const regions = () => [
      ...canvasElement.querySelectorAll(
        '[data-component="ChatPane"] :is([role="status"], [role="alert"], [aria-live]:not([aria-live="off"]))',
      ),
    ];
    const [announcer] = regions();
    const told = ['Loading…', /^$/, 'Franziska Adler: Are you there?', /You’re offline/];
    for (const [place, text] of told.entries()) {
      if (place > 0) await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(regions()).toEqual([announcer]);
      await expect(announcer).toHaveTextContent(text);
    }
    await expect(announcer).toHaveAttribute('role', 'status');
    await expect(announcer).toHaveAttribute('aria-atomic', 'false');
  },
};
