import { huge } from '@millrace/api-mocks';
import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ModerationQueueContainer } from '.';

const moderator = { user: { is_moderator: true } };

const meta = {
  title: 'Operations/ModerationQueueContainer',
  tags: ['!autodocs', 'no-visual'], // ModerationQueue draws such lists, and the error.
  component: ModerationQueueContainer,
  ...withApi,
  args: { status: 'open' },
  parameters: { api: moderator },
} satisfies Meta<typeof ModerationQueueContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Shows what waits',
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
  },
};

export const Closed: Story = {
  name: 'Shows what was decided',
  args: { status: 'closed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Dismissed$/)).toBeVisible();
  },
};

export const LoadsMore: Story = {
  name: 'Reads the next page when asked',
  parameters: { api: { ...moderator, scenarios: [huge({ rows: 45 })] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more reports' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(40));
  },
};

export const NotForOthers: Story = {
  name: 'Shows nothing to others [PERM-013]',
  parameters: { api: { user: { is_moderator: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have permission to do this.')).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
