import { failing } from '@millrace/api-mocks';
import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CompanyLinkQueueContainer } from '.';

const meta = {
  title: 'Operations/CompanyLinkQueueContainer',
  tags: ['!autodocs', 'no-visual'], // It ends with a list or an error, which CompanyLinkQueue draws.
  component: CompanyLinkQueueContainer,
  ...withApi,
  args: { status: 'open' },
  parameters: { api: { user: { is_moderator: true } } },
} satisfies Meta<typeof CompanyLinkQueueContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decides: Story = {
  name: 'Decides, and the question leaves what is open; a failure keeps the note [GAP-089]',
  parameters: {
    api: {
      user: { is_moderator: true },
      scenarios: [failing('server', { operations: ['decideLinkCase'], times: 1 })],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End listing' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Nobody knows her.');
    await userEvent.click(dialog.getByRole('button', { name: 'End listing' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('Nobody knows her.');
    await userEvent.click(dialog.getByRole('button', { name: 'End listing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByText(/objects to/)).toBeNull());
    await expect(canvas.getByText(/wants to be verified at/)).toBeVisible();
  },
};

export const NotForOthers: Story = {
  name: 'Shows nothing to others [PERM-013]',
  parameters: { api: { user: { is_moderator: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have permission to do this.')).toBeVisible();
    await expect(canvas.queryByText(/wants to be verified/)).toBeNull();
  },
};
