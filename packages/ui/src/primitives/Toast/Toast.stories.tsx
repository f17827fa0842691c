import { holdTimeouts } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Inline } from '../Inline';
import { TextField } from '../TextField';
import { TOAST_TONES, type ToastOptions, useToasts } from '.';

const handleUndo = fn();

function Example({ toast }: { toast: ToastOptions }) {
  const toasts = useToasts();
  return (
    <Inline>
      <Button onClick={() => toasts.show(toast)}>Show</Button>
    </Inline>
  );
}

const meta = {
  title: 'UI/Feedback/Toast',
  component: Example,
  args: { toast: { text: 'Product updated!', tone: 'success' } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ClosesByItself: Story = {
  name: 'Toasts are announced and close by themselves after 3 s [ERR-013]',
  tags: ['no-visual'], // Its toast is gone at the end, and what is left is as in Default.
  play: async ({ canvas, userEvent }) => {
    const region = screen.getByRole('region', { name: 'Notifications from Millrace' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    const held = holdTimeouts(3000);
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(region).toHaveTextContent('Product updated!');
    held.end(3000);
    await waitFor(() => expect(screen.queryByText('Product updated!')).toBeNull());
  },
};

export const WithAction: Story = {
  args: {
    toast: { text: 'Removed from followed products', action: { label: 'Undo', onAction: handleUndo } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(handleUndo).toHaveBeenCalled();
    await expect(screen.queryByText('Removed from followed products')).toBeNull();
    const show = canvas.getByRole('button', { name: 'Show' });
    await expect(show).toHaveFocus();
    show.blur();
  },
};

export const Focused: Story = {
  name: 'A toast waits while it is focused, and hands the focus to the next one, or back',
  tags: ['no-visual'], // Its toasts are gone at the end, and what is left is as in Default.
  args: { toast: { text: 'Product updated!', durationMs: 300 } },
  play: async ({ canvas, userEvent }) => {
    const held = holdTimeouts(300);
    const nothingWaits = () => waitFor(() => expect(held.count(300)).toBe(0));
    const show = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(show);
    await waitFor(() => expect(held.count(300)).toBe(1));
    const dismissals = () => screen.getAllByRole<HTMLElement>('button', { name: 'Dismiss' });
    await userEvent.hover(screen.getByText('Product updated!'));
    dismissals()[0]?.focus();
    await userEvent.unhover(screen.getByText('Product updated!'));
    await nothingWaits();
    await expect(dismissals()[0]).toHaveFocus();
    // A second toast, held open by hover.
    fireEvent.click(show);
    await waitFor(() => expect(dismissals()).toHaveLength(2));
    const [, last] = screen.getAllByText('Product updated!');
    if (last) await userEvent.hover(last);
    await userEvent.keyboard('{Enter}');
    await expect(dismissals()).toHaveLength(1);
    await expect(dismissals()[0]).toHaveFocus();
    await userEvent.unhover(screen.getByText('Product updated!'));
    // Held open by the focus that moved to it.
    await nothingWaits();
    await expect(dismissals()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByText('Product updated!')).toBeNull();
    await expect(show).toHaveFocus();
  },
};

function OverDialogExample({ toast }: { toast: ToastOptions }) {
  const toasts = useToasts();
  return (
    <Dialog.Root defaultOpen>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>Edit post</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <TextField label="Text" />
            <Button onClick={() => toasts.show(toast)}>Save</Button>
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export const OverDialog: Story = {
  name: 'Over a dialog, a toast is reached by F6 and by the pointer; the dialog and what is typed there stay',
  args: {
    toast: {
      text: 'You are signed out.',
      durationMs: 60_000,
      action: { label: 'Sign in', onAction: handleUndo },
    },
  },
  render: (args) => <OverDialogExample {...args} />,
  beforeEach: () => {
    handleUndo.mockClear();
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Text' });
    const save = screen.getByRole('button', { name: 'Save' });
    const signIn = () => screen.getByRole('button', { name: 'Sign in' });
    const stays = async () => {
      await expect(screen.getByRole('dialog', { name: 'Edit post' })).toBeVisible();
      await expect(field).toHaveValue('Half a sentence');
    };
    await userEvent.type(field, 'Half a sentence');
    await userEvent.click(save);
    field.focus();
    await userEvent.keyboard('{F6}');
    await expect(signIn()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveFocus();
    await stays();
    await userEvent.keyboard('{F6}{Tab}');
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{F6}{F6}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{F6}{Enter}');
    await expect(handleUndo).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
    await stays();
    await userEvent.click(save);
    await userEvent.click(signIn());
    await expect(handleUndo).toHaveBeenCalledTimes(2);
    await stays();
    await userEvent.click(save);
    field.focus();
    await userEvent.keyboard('{F6}');
  },
};

function Several() {
  const toasts = useToasts();
  return (
    <Button
      onClick={() => {
        for (const tone of TOAST_TONES) {
          toasts.show({ text: `Tone: ${tone}`, tone, durationMs: 60_000 });
        }
      }}
    >
      Show all
    </Button>
  );
}

export const Matrix: Story = {
  tags: ['phone', 'rtl', 'forced-colors'],
  render: () => <Several />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(screen.getByText('Tone: danger')).toBeVisible());
  },
};
