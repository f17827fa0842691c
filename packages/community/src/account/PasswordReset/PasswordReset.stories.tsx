import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PasswordResetForm } from '.';

const meta = {
  title: 'Account/PasswordReset',
  component: PasswordResetForm,
  args: {
    state: { status: 'idle' },
    onSubmit: fn(),
    onDismiss: fn(),
    token: 'dG9rZW4tb2YtYW4tZXhhbXBsZQ',
    action: '/resetpassword',
  },
  argTypes: { state: { control: false } },
} satisfies Meta<typeof PasswordResetForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = { name: 'Update password' };

export const Default: Story = {
  name: 'Has two password fields with hints and an "Update password" button [ACC-014, ACC-015]',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    const password = canvas.getByLabelText('New password');
    const confirm = canvas.getByLabelText('Confirm new password');
    await expect(password).toHaveAccessibleDescription('Must be at least 8 characters');
    await expect(confirm).toHaveAccessibleDescription('Both passwords must match');
    for (const field of [password, confirm]) {
      await expect(field).toHaveAttribute('type', 'password');
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
      await userEvent.type(field, 'eight chars');
    }
    await userEvent.click(canvas.getByRole('button', button));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('eight chars');
  },
};

export const NotSent: Story = {
  name: 'Sends nothing unless both are filled, have 8 characters or more, and are the same [ACC-016]',
  play: async ({ args, canvas, userEvent }) => {
    const password = canvas.getByLabelText('New password');
    const confirm = canvas.getByLabelText('Confirm new password');
    const send = () => userEvent.click(canvas.getByRole('button', button));
    await send();
    await expect(password).toHaveFocus();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(password, 'long enough');
    await send();
    await expect(password).not.toHaveAttribute('aria-invalid');
    await expect(confirm).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(confirm, 'long enoug');
    await send();
    await expect(confirm).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(password);
    await userEvent.clear(confirm);
    await userEvent.type(password, '1234567');
    await userEvent.type(confirm, '1234567{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  name: 'Loading: a press does nothing [ACC-017]',
  args: { state: { status: 'loading' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', button)).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ErrorState: Story = {
  name: 'Error: says what happened, and the passwords stay [GAP-073]',
  args: { state: { status: 'failed', failure: { text: 'Something went wrong. Try again.', fields: {} } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong. Try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  name: 'Error: what the server says of the password stands at its field, which takes the focus',
  args: {
    state: {
      status: 'failed',
      failure: {
        text: 'Check the marked fields.',
        fields: { password: 'This password is too common. Choose another.' },
      },
    },
  },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('New password');
    await expect(password).toHaveAccessibleDescription(/too common\. Choose another/);
    await waitFor(() => expect(password).toHaveFocus());
  },
};

export const Success: Story = {
  name: 'Success: says so, with a button to sign in [ACC-018]',
  args: { state: { status: 'success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You've successfully updated your password$/);
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByLabelText('New password')).not.toBeInTheDocument();
  },
};
