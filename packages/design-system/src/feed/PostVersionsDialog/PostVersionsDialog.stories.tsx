import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { PostVersionsDialog } from '.';

const meta = {
  title: 'Feed/PostVersionsDialog',
  component: PostVersionsDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    state: {
      status: 'ready',
      rows: [
        { text: 'The second furnace runs.\nCharts follow.', written: '2026-09-14T14:10:00.000Z' },
        { text: 'The second furnace starts on Monday.', written: '2026-09-11T08:30:00.000Z' },
      ],
      total: 2,
      more: 'idle',
    },
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PostVersionsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists what the post said before, newest first, each with when it was written',
  tags: ['phone', 'rtl'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit history' }));
    const [first, second] = dialog.getAllByRole('listitem');
    await expect(first).toHaveTextContent('The second furnace runs.');
    await expect(second?.querySelector('time')).toHaveAttribute('datetime', '2026-09-11T08:30:00.000Z');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async () => {
    await expect(await screen.findByText('No earlier version to show')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async () => {
    await expect(await screen.findByText('Loading…')).toBeInTheDocument();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: 'We couldn’t reach the server. Try again in a minute.' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
