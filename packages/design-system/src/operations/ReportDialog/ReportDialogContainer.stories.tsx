import { aPost, failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ReportDialogContainer } from '.';

const meta = {
  title: 'Operations/ReportDialogContainer',
  tags: ['!autodocs', 'no-visual'], // Look like stories of ReportDialog.
  component: ReportDialogContainer,
  ...withApi,
  args: {
    open: true,
    onOpenChange: fn(),
    target: { kind: 'post', id: aPost().id },
    name: aPost().user.user_name,
    onSignInRequired: fn(),
  },
} satisfies Meta<typeof ReportDialogContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function send(userEvent: UserEvent) {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
  return dialog;
}

export const Reports: Story = {
  name: 'Reports once, and says what happens next [GAP-096]',
  play: async ({ userEvent }) => {
    const dialog = await send(userEvent);
    await expect(await dialog.findByText(/^Thank you\./)).toBeVisible();
    await expect(sentRequests()).toEqual(['POST /api/v2/reports']);
  },
};

export const Fails: Story = {
  name: 'Keeps what was typed when it fails, and sends it on the next try',
  parameters: { api: { scenarios: [failing('server', { operations: ['report'], times: 1 })] } },
  play: async ({ userEvent }) => {
    const dialog = await send(userEvent);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Spam or advertising' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    await expect(await dialog.findByText(/^Thank you\./)).toBeVisible();
  },
};

export const SignedOut: Story = {
  name: 'Leads to the login when the session has ended meanwhile',
  parameters: { api: { scenarios: [failing('signed-out', { operations: ['report'] })] } },
  play: async ({ args, userEvent }) => {
    await send(userEvent);
    await waitFor(() => expect(args.onSignInRequired).toHaveBeenCalledOnce());
  },
};
