import { failing, slow } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EmailRequestContainer } from '.';

const meta = {
  title: 'Account/EmailRequestContainer',
  tags: ['!autodocs'],
  component: EmailRequestContainer,
  ...withApi,
  args: {
    purpose: 'signUp',
    action: '/signup/verificationMessage',
    defaultEmail: 'ida.lund@kvarnholm.example',
    onSent: fn(),
  },
  parameters: { api: { viewer: 'guest' } },
} satisfies Meta<typeof EmailRequestContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Signs up with a work e-mail, and shows the verification message [ACC-011]',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(
      await canvas.findByText(/^Please click on the link .* the registration process\.$/),
    ).toBeVisible();
    await expect(sentRequests()).toEqual(['POST /registration/email']);
    await expect(args.onSent).toHaveBeenCalledOnce();
  },
};

export const Forgotten: Story = {
  name: 'Asks for a link to set a new password [ACC-012]',
  args: { purpose: 'forgot' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
    await expect(await canvas.findByText(/to reset your password\.$/)).toBeVisible();
    await expect(sentRequests()).toEqual(['POST /api/v1/user/password/forgot']);
  },
};

export const Resend: Story = {
  name: 'Has the verification link sent again [ACC-013]',
  args: { purpose: 'resend' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend verification link' }));
    await expect(await canvas.findByText('Verification link resent.')).toBeVisible();
    await expect(sentRequests()).toEqual(['POST /registration/resend']);
  },
};

export const DoubleClick: Story = {
  name: 'A double click sends once [GAP-103]',
  parameters: { api: { scenarios: [slow({ delayMs: 300 })] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(args.onSent).toHaveBeenCalled());
    await expect(sentRequests()).toHaveLength(1);
  },
};

export const Refused: Story = {
  name: 'Shows the server\'s text in an alert headed "Error", which can be dismissed [ERR-001]',
  parameters: { api: { scenarios: [failing('rate-limited')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert.textContent).toMatch(/^Error./);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox')).toHaveValue('ida.lund@kvarnholm.example');
  },
};

export const Offline: Story = {
  name: 'Offline: has no such alert, says that nothing is lost, and works the next time [ERR-001]',
  parameters: { api: { scenarios: [failing('offline', { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign Up' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your text is still here');
    await expect(canvas.queryByText('Error')).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(await canvas.findByText(/the registration process\.$/)).toBeVisible();
  },
};
