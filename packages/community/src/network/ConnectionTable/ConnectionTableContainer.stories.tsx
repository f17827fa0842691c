import { failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ConnectionTableContainer } from '.';

const meta = {
  title: 'Network/ConnectionTableContainer',
  tags: ['!autodocs'],
  component: ConnectionTableContainer,
  ...withApi,
  args: { company: { id: 'a8899a0b', name: 'Ostwald Quarzglas GmbH' }, onSignInRequired: fn() },
} satisfies Meta<typeof ConnectionTableContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Follows a member in place, and no longer, with no reading of each',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Follow Olivia Tremblay' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Following, Unfollow Olivia Tremblay' }));
    await expect(await canvas.findByRole('button', { name: 'Follow Olivia Tremblay' })).toBeVisible();
    const asked = () => sentRequests().map((request) => request.replace(/[0-9a-f-]{36}/, 'id'));
    await expect(
      asked().filter((request) => request.startsWith('GET /api/v2/me/connections?limit=200')),
    ).toEqual(['GET /api/v2/me/connections?limit=200']);
    await waitFor(() =>
      expect(asked().filter((request) => !request.startsWith('GET'))).toEqual([
        'POST /api/v2/me/connections',
        'DELETE /api/v2/me/connections/id',
      ]),
    );
  },
};

export const SignedOut: Story = {
  name: 'Leads to the login when the session has ended',
  parameters: { api: { scenarios: [failing('signed-out', { operations: ['connect'] })] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Follow Olivia Tremblay' }));
    await waitFor(() => expect(args.onSignInRequired).toHaveBeenCalledOnce());
  },
};
