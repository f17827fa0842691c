import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InvitationBox } from '.';

const meta = {
  title: 'Network/InvitationBox',
  component: InvitationBox,
  args: { state: { status: 'idle' }, onInvite: fn(), signUpHref: '/signup' },
} satisfies Meta<typeof InvitationBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Work email' };
const button = { name: 'Join Now !' };

export const Default: Story = {
  name: 'Getting started is easy: an e-mail box and "Join Now !" [MKT-003]',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Getting started is easy' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', field), ' ines.berg@kvarnholm-silica.engineering ');
    await userEvent.click(canvas.getByRole('button', button));
    await expect(args.onInvite).toHaveBeenCalledOnce();
    await expect(args.onInvite).toHaveBeenCalledWith('ines.berg@kvarnholm-silica.engineering');
  },
};

export const Invalid: Story = {
  name: 'Says so when the address is none, and sends nothing [INQ-007, GAP-075]',
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', field);
    for (const wrong of [
      '',
      'ines',
      'ines@kvarnholm',
      'ines@kvarnholm.x',
      '@kvarnholm.se',
      'a b@kvarnholm.se',
    ]) {
      await userEvent.clear(email);
      if (wrong) await userEvent.type(email, wrong);
      await userEvent.click(canvas.getByRole('button', button));
      await expect(email).toHaveAccessibleDescription('Please enter a valid email');
      await expect(email).toHaveFocus();
      await expect(email).toHaveValue(wrong);
    }
    await expect(args.onInvite).not.toHaveBeenCalled();
    await userEvent.type(email, '{Backspace}');
    await expect(email).not.toHaveAccessibleDescription();
  },
};

export const InProgress: Story = {
  name: 'In progress: a second press sends nothing',
  args: { state: { status: 'in progress' } },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', field);
    await userEvent.type(email, 'ines@kvarnholm.example{Enter}');
    await userEvent.click(canvas.getByRole('button', button));
    await expect(canvas.getByRole('button', button)).toHaveAttribute('aria-busy', 'true');
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  args: { state: { status: 'sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Thank you for showing your interest in Millrace. A representative from our team will get in touch with you shortly.',
    );
  },
};

export const Failed: Story = {
  name: 'Failed: says why, keeps the address, and sends again',
  args: { state: { status: 'failed', reason: 'Too many requests.' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many requests. Your email is still here.');
    await userEvent.type(canvas.getByRole('textbox', field), 'ines@kvarnholm.example{Enter}');
    await expect(args.onInvite).toHaveBeenCalledOnce();
    await expect(args.onInvite).toHaveBeenCalledWith('ines@kvarnholm.example');
  },
};
