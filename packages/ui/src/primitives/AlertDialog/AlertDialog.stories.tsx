import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { ALERT_DIALOG_TONES, AlertDialog, type AlertDialogState } from '.';

const meta = {
  title: 'UI/Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    title: 'Remove this post?',
    description: 'It disappears for everyone, with its 14 comments. This can’t be undone.',
    confirmLabel: 'Remove',
    onConfirm: fn(),
    trigger: <Button tone="danger">Remove post</Button>,
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ALERT_DIALOG_TONES },
    trigger: { control: false },
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  args: { defaultOpen: true },
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this post?' });
    await expect(dialog).toHaveAccessibleDescription(/can’t be undone/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Pending: Story = {
  name: 'While the work is under way neither answer can be given',
  args: { defaultOpen: true, state: { status: 'pending' } },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getByRole('button', { name: 'Remove' });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    defaultOpen: true,
    state: { status: 'failed', error: 'We couldn’t reach the server. The post is still there; try again.' },
  },
  tags: ['phone'],
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The post is still there');
  },
};

export const Primary: Story = {
  args: {
    defaultOpen: true,
    tone: 'primary',
    title: 'Publish to everyone?',
    description: 'Members who follow the two tagged products are told at once.',
    confirmLabel: 'Publish',
  },
};

export const Keyboard: Story = {
  name: 'The safe answer has the focus, Escape gives it, a press outside gives none',
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Remove post' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    const overlay = document.querySelector('[data-component="DialogOverlay"]');
    if (overlay) await userEvent.click(overlay);
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const OwnHandlers: Story = {
  name: 'Handlers of its owner are heard as well, and may give the focus elsewhere',
  tags: ['no-visual'], // Looks as Open does.
  args: {
    defaultOpen: true,
    onEscapeKeyDown: fn((event: KeyboardEvent) => event.preventDefault()),
    onInteractOutside: fn(),
    onOpenAutoFocus: fn((event: Event) => {
      event.preventDefault();
      screen.getByRole('button', { name: 'Remove' }).focus();
    }),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
    await expect(args.onOpenAutoFocus).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onEscapeKeyDown).toHaveBeenCalledOnce();
    const overlay = document.querySelector('[data-component="DialogOverlay"]');
    if (overlay) await userEvent.click(overlay);
    await expect(args.onInteractOutside).toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

function Removal() {
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<AlertDialogState>({ status: 'idle' });
  const handleConfirm = () => {
    if (state.status === 'failed') return setOpen(false);
    setState({ status: 'pending' });
    setTimeout(() => setState({ status: 'failed', error: 'The post was not removed. Try again.' }), 50);
  };
  return (
    <AlertDialog
      title="Remove this post?"
      description="This can’t be undone."
      confirmLabel="Remove"
      trigger={<Button tone="danger">Remove post</Button>}
      open={open}
      onOpenChange={setOpen}
      state={state}
      onConfirm={handleConfirm}
    />
  );
}

export const Retried: Story = {
  name: 'A failure is told inside, the focus stays on the answer, and it can be given again',
  tags: ['no-visual'], // Its dialog is gone at the end, and what is left is as in Default.
  render: () => <Removal />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove post' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The post was not removed.');
    const confirm = screen.getByRole('button', { name: 'Remove' });
    await expect(confirm).toHaveFocus();
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
