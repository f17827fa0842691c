import { failing } from '@millrace/api-mocks';
import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DuplicateQueueContainer } from '.';

const meta = {
  title: 'Operations/DuplicateQueueContainer',
  tags: ['!autodocs', 'no-visual'], // What is left of the list is drawn by DuplicateQueue.
  component: DuplicateQueueContainer,
  ...withApi,
  args: { status: 'open' },
  parameters: { api: { user: { is_moderator: true } } },
} satisfies Meta<typeof DuplicateQueueContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decides: Story = {
  name: 'Merges, and the flag leaves what is open; a failure keeps the note [GAP-088]',
  parameters: {
    api: {
      user: { is_moderator: true },
      scenarios: [failing('server', { operations: ['decideDuplicate'], times: 1 })],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Merge into Silane' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'The same.');
    await userEvent.click(dialog.getByRole('button', { name: 'Merge into Silane' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('The same.');
    await userEvent.click(dialog.getByRole('button', { name: 'Merge into Silane' }));
    await waitFor(() => expect(canvas.queryByText(/SiH4/)).toBeNull());
  },
};
