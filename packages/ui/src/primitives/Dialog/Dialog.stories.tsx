import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Notice } from '../Notice';
import { TextField } from '../TextField';
import { useToasts } from '../Toast';
import { DIALOG_SIZES, Dialog, type DialogSize } from '.';

interface ExampleProps {
  size?: DialogSize;
  defaultOpen?: boolean;
}

function Example({ size = 'medium', defaultOpen = false }: ExampleProps) {
  return (
    <Dialog.Root defaultOpen={defaultOpen}>
      <Dialog.Trigger asChild>
        <Button>Share</Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content size={size}>
          <Dialog.Header>
            <Dialog.Title>Share this post</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <Dialog.Description>By email, to up to ten addresses.</Dialog.Description>
            <Notice tone="danger">One address is not valid.</Notice>
            <TextField label="Send by email to" error="uta@ostwald isn’t an email address." />
            <TextField label="Subject" defaultValue="Ingrid Halvorsen shared a post with you" />
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close asChild>
              <Button tone="quiet">Cancel</Button>
            </Dialog.Close>
            <Button tone="primary">Send</Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const meta = {
  title: 'UI/Overlays/Dialog',
  component: Example,
  argTypes: { size: { control: 'inline-radio', options: DIALOG_SIZES } },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['contrast'] };

export const Open: Story = {
  args: { defaultOpen: true },
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Share this post' });
    await expect(dialog).toHaveAccessibleDescription('By email, to up to ten addresses.');
  },
};

export const Wide: Story = { args: { defaultOpen: true, size: 'wide' } };

export const Full: Story = { args: { defaultOpen: true, size: 'full' } };

export const Keyboard: Story = {
  name: 'Escape closes it and gives the focus back',
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Share' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Share this post' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

/** A controlled dialog without a trigger, opened by state such as a route. */
function WithoutTriggerExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign in</Button>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Header>
              <Dialog.Title>Sign in to follow</Dialog.Title>
              <Dialog.Close />
            </Dialog.Header>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

export const WithoutTrigger: Story = {
  name: 'Gives the focus back to what had it, without a Trigger too',
  tags: ['no-visual'], // Its dialog is gone at the end, and a button is left.
  render: () => <WithoutTriggerExample />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Sign in' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to follow' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function WithToast() {
  const toasts = useToasts();
  return (
    <>
      <Button onClick={() => toasts.show({ text: 'Your session has ended.', durationMs: 60_000 })}>
        Show
      </Button>
      <Example />
    </>
  );
}

export const PressedToast: Story = {
  name: 'A press on a toast over it puts the toast away, and leaves the dialog open',
  tags: ['no-visual'], // Looks like Open.
  render: () => <WithToast />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await screen.findByRole('dialog', { name: 'Share this post' });
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
    await waitFor(() => expect(screen.queryByText('Your session has ended.')).toBeNull());
    // Only waiting can show that it stays.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(screen.getByRole('dialog', { name: 'Share this post' })).toBeVisible();
  },
};
