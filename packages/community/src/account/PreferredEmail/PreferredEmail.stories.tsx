import type { OwnEmail } from '@millrace/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PreferredEmail, PreferredEmailMessage } from '.';

const first: OwnEmail = { email: 'noor@sundby.example', verified: true, isPrimary: true, slot: 'primary' };
const second: OwnEmail = { email: 'noor@home.example', verified: true, isPrimary: false, slot: 'secondary' };
const waiting: OwnEmail = { ...second, verified: false };

const meta = {
  title: 'Account/PreferredEmail',
  component: PreferredEmail,
  args: {
    emails: [first, second],
    preferred: 1,
    state: { status: 'editing' },
    profileHref: '/profile',
    onChoose: fn(),
  },
} satisfies Meta<typeof PreferredEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Offers both addresses, and hands on the one that was chosen',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /Primary/ })).toBeChecked();
    await userEvent.click(canvas.getByText('noor@home.example'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(2);
  },
};

export const Sending: Story = {
  args: { state: { status: 'sending' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const ErrorState: Story = {
  name: 'Error: says so, keeps what was chosen, and tries again',
  args: { preferred: 2, state: { status: 'failed', text: 'Too many links. Try again in an hour.' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We couldn’t save your choice. Too many links.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(2);
  },
};

export const Waiting: Story = {
  name: 'Says of an address that waits for its link that choosing it sends the link again',
  args: { emails: [first, waiting] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^noor@home\.example \(not confirmed yet/)).toBeVisible();
  },
};

export const OneAddress: Story = {
  name: 'With one address alone: leads to the profile, where another is added',
  args: { emails: [first] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'profile' })).toHaveAttribute('href', '/profile');
  },
};

export const Chosen: Story = {
  name: 'Afterwards: says which address was chosen',
  render: () => <PreferredEmailMessage emails={[first, second]} preferred={2} chooseHref="/select-mail" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('noor@home.example').closest('p')).toHaveTextContent(
      'We now send all emails to noor@home.example.',
    );
  },
};

export const LinkSent: Story = {
  name: 'Afterwards: says that a link was sent to an address that is not confirmed',
  render: () => <PreferredEmailMessage emails={[first, waiting]} preferred={2} chooseHref="/select-mail" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('noor@home.example').closest('p')).toHaveTextContent(
      /^We sent a link to .*send them to noor@sundby\.example\.$/,
    );
  },
};
