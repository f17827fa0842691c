import { failing, slow } from '@millrace/api-mocks';
import { holdTimeouts, sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InvitationBoxContainer } from '.';

const meta = {
  title: 'Network/InvitationBoxContainer',
  tags: ['!autodocs'],
  component: InvitationBoxContainer,
  ...withApi,
  args: { signUpHref: '/signup', onSent: fn() },
} satisfies Meta<typeof InvitationBoxContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Work email' };

export const Default: Story = {
  name: 'Is in progress, then sent; 100 ms later it leads on with the address [INQ-009, ERR-012]',
  parameters: {
    api: { viewer: 'guest', scenarios: [slow({ operations: ['requestInvitation'], delayMs: 300 })] },
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('region', { name: 'Getting started is easy' });
    await userEvent.type(canvas.getByRole('textbox', field), 'ines@kvarnholm.example');
    const button = canvas.getByRole('button', { name: 'Join Now !' });
    const held = holdTimeouts(300, 100);
    button.click();
    button.click();
    await waitFor(() => expect(box).toHaveAttribute('data-state', 'in progress'));
    await expect(held.count(100)).toBe(0);
    await held.endNext(300);
    await waitFor(() => expect(box).toHaveAttribute('data-state', 'sent'));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Thank you for showing your interest in Millrace. A representative from our team will get in touch with you shortly.',
    );
    await waitFor(() => expect(held.count(100)).toBe(1));
    await expect(args.onSent).not.toHaveBeenCalled();
    held.end(100);
    await expect(args.onSent).toHaveBeenCalledOnce();
    await expect(args.onSent).toHaveBeenCalledWith('ines@kvarnholm.example');
    await expect(sentRequests()).toEqual(['POST /api/v1/invitation']);
  },
};

export const Fails: Story = {
  name: 'A failure is shown, keeps the address, and can be tried again [GAP-073]',
  parameters: {
    api: {
      viewer: 'guest',
      scenarios: [failing('offline', { operations: ['requestInvitation'], times: 1 })],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', field);
    await userEvent.type(email, 'ines@kvarnholm.example{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t send your request');
    await expect(email).toHaveValue('ines@kvarnholm.example');
    await expect(args.onSent).not.toHaveBeenCalled();
    await userEvent.type(email, '{Enter}');
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
  },
};
