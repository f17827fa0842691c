import { failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { TeamMembersContainer } from '.';

const meta = {
  title: 'Commerce/TeamMembersContainer',
  tags: ['!autodocs', 'no-visual'], // TeamMembers draws the like of what these end with.
  component: TeamMembersContainer,
  args: { ownEmails: ['noor@kvarnholm.example'] },
  ...withApi,
} satisfies Meta<typeof TeamMembersContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invites: Story = {
  name: 'Invites whom one has typed, and thanks [PLAN-016]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Team member 3 email' }),
      'sigrid@kvarnholm.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(canvas.getByText('We sent one invitation.')).toBeVisible();
    await expect(sentRequests()).toContain('POST /api/v2/me/subscribedusers');
  },
};

export const Fails: Story = {
  name: 'A failure is shown, keeps the addresses, and can be tried again [GAP-073]',
  parameters: { api: { scenarios: [failing('server', { operations: ['inviteTeam'], times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: 'Team member 3 email' });
    await userEvent.type(address, 'sigrid@kvarnholm.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(address).toHaveValue('sigrid@kvarnholm.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(sentRequests().filter((request) => request.startsWith('POST'))).toHaveLength(2);
  },
};

export const Embedded: Story = {
  name: 'Among the settings the list stays after an invitation, and one that waits is sent again',
  args: { embedded: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Resend invitation to johan.berg@kvarnholm.example' }),
    );
    await expect(await canvas.findByText('Sent again')).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Team member 3 email' }),
      'sigrid@kvarnholm.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(await canvas.findByText('We sent one invitation.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: 'Skip step' })).toBeNull();
  },
};

export const Removes: Story = {
  name: 'Frees a seat once it was asked',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Revoke invitation for johan.berg@kvarnholm.example' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(3));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
