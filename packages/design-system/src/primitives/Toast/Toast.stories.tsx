import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Inline } from '../Inline';
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
  title: 'Primitives/Toast',
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
    const region = screen.getByRole('region', { name: 'Messages from Millrace' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    const shownAt = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(region).toHaveTextContent('Product updated!');
    await waitFor(() => expect(screen.queryByText('Product updated!')).toBeNull(), { timeout: 5000 });
    const seconds = (performance.now() - shownAt) / 1000;
    await expect(seconds).toBeGreaterThan(2.8);
    await expect(seconds).toBeLessThan(4.5);
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
