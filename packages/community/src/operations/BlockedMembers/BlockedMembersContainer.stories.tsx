import { blockedMembers, failing, withData } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BlockedMembersContainer } from '.';

const two = withData((data) => data.blocks.push(...blockedMembers(2)));

const meta = {
  title: 'Operations/BlockedMembersContainer',
  tags: ['!autodocs', 'no-visual'], // They end like Default and Failed of BlockedMembers.
  component: BlockedMembersContainer,
  ...withApi,
  parameters: { api: { scenarios: [two] } },
} satisfies Meta<typeof BlockedMembersContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unblocks: Story = {
  name: 'Takes a block back, and reads the list anew [GAP-097]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unblock Rohan Kulkarni' }));
    await waitFor(() => expect(canvas.queryByText('Rohan Kulkarni')).toBeNull());
    await expect(canvas.getByText('Olivia Tremblay')).toBeVisible();
    await expect(sentRequests()).toContain('DELETE /api/v2/me/blocks/b995179f-7e3e-57b4-865d-d8173f309c0b');
  },
};

export const Fails: Story = {
  name: 'Says when it did not work, and keeps the row',
  parameters: { api: { scenarios: [two, failing('server', { operations: ['unblock'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unblock Rohan Kulkarni' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByText('Rohan Kulkarni')).toBeVisible();
  },
};
