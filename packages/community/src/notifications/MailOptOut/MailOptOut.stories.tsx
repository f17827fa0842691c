import { fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MailOptOut } from '.';

const sent = fn((event: SubmitEvent) => {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  return [form.method, Object.fromEntries(new FormData(form))];
});

const meta = {
  title: 'Notifications/MailOptOut',
  component: MailOptOut,
  args: { status: 'asking', email: 'tomas.berg@halden-optik.example' },
  // A native submit would navigate away from the story.
  beforeEach: () => {
    sent.mockClear();
    document.addEventListener('submit', sent);
    return () => document.removeEventListener('submit', sent);
  },
} satisfies Meta<typeof MailOptOut>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Asks before it stops the mails to an address [GAP-095]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unsubscribe?' })).toBeVisible();
    await expect(canvas.getByText('tomas.berg@halden-optik.example')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop these emails' }));
    await expect(sent).toHaveReturnedWith(['post', { opted_out: 'true' }]);
  },
};

export const Done: Story = {
  name: 'Says that the mails have stopped, and allows them again',
  args: { status: 'done', email: 'tomas.berg@halden-optik.example' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Allow these emails again' }));
    await expect(sent).toHaveReturnedWith(['post', { opted_out: 'false' }]);
  },
};

export const Alerts: Story = {
  name: 'Asks before it stops all alerts of an account [GAP-094]',
  args: { kind: 'alerts' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Stop email alerts?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop all alerts' }));
    await expect(sent).toHaveReturnedWith(['post', { opted_out: 'true' }]);
  },
};

export const Unknown: Story = {
  name: 'Says that a link is none of ours',
  args: { status: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Part of the link is probably missing.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ErrorState: Story = {
  name: 'Error: says that nothing was changed, and can be tried again',
  args: { status: 'asking', email: 'tomas.berg@halden-optik.example', hasFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('nothing changed');
    await expect(canvas.getByRole('button', { name: 'Stop these emails' })).toBeEnabled();
  },
};

export const LongText: Story = {
  args: { status: 'asking', email: `${'quarzglasvorformen.'.repeat(8)}einkauf@gesellschaft.example` },
  tags: ['phone'],
  play: fitsItsPlace,
};
