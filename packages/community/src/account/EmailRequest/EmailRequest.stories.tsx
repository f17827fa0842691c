import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmailRequestForm } from '.';

const meta = {
  title: 'Account/EmailRequest',
  component: EmailRequestForm,
  args: {
    purpose: 'signUp',
    state: { status: 'idle' },
    onSubmit: fn(),
    onDismiss: fn(),
    action: '/signup/verificationMessage',
  },
  argTypes: { state: { control: false } },
} satisfies Meta<typeof EmailRequestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Asks for a work e-mail, which the browser knows as an address',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Work email' });
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await userEvent.type(email, '  ida.lund@kvarnholm.example {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('ida.lund@kvarnholm.example');
  },
};

export const Mistyped: Story = {
  name: 'Asks about a domain that looks mistyped, and uses the other one on request (IMP-20)',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Work email' }), 'ida@gmial.com');
    await expect(await canvas.findByText('ida@gmail.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }));
    await expect(canvas.getByRole('textbox', { name: 'Work email' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Use this address' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('ida@gmail.com');
  },
};

export const Missing: Story = {
  name: 'Asks for an e-mail that is empty, and sends nothing [ACC-010]',
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Work email' });
    await userEvent.type(email, '  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(email).toHaveAccessibleDescription('Please enter your work email');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(email, 'ida');
    await expect(email).not.toHaveAttribute('aria-invalid');
  },
};

export const MissingForForgotten: Story = {
  name: 'Asks for the e-mail of a forgotten password as well [ACC-010]',
  args: { purpose: 'forgot' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please enter your work email');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NoAddress: Story = {
  name: 'Refuses what is no address before it is sent',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ida@kvarnholm{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please enter a valid email');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { state: { status: 'sending' }, defaultEmail: 'ida.lund@kvarnholm.example' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ErrorState: Story = {
  name: 'Error: says what the server said, and keeps the address [ERR-001]',
  args: {
    state: { status: 'failed', failure: { text: 'Too many requests. Try again in 40 minutes.', fields: {} } },
    defaultEmail: 'ida.lund@kvarnholm.example',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ErrorToo many requests.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveValue('ida.lund@kvarnholm.example');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const RefusedField: Story = {
  name: 'Error: says what is wrong with the address at its field',
  args: {
    state: {
      status: 'failed',
      failure: { text: 'Check the marked fields.', fields: { email: 'Must be an email address' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Must be an email address');
  },
};

export const SignUpSent: Story = {
  name: 'Sign-up sent: says which link to click on [ACC-011, ERR-008]',
  args: { state: { status: 'sent' } },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent(
      /^Please click on the link that has just been sent to your email account to verify your email and continue the registration process\.$/,
    );
    await expect(notice).toHaveFocus();
  },
};

export const ForgottenSent: Story = {
  name: 'Forgotten password sent: says which link to click on [ACC-012, ERR-009]',
  args: { purpose: 'forgot', state: { status: 'sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Please click on the link that has just been sent to your email account to reset your password\.$/,
    );
  },
};

export const Resent: Story = {
  name: 'Sent again: says so, and can be asked once more [ACC-013, ERR-011]',
  args: { purpose: 'resend', state: { status: 'sent' }, defaultEmail: 'ida.lund@kvarnholm.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Verification link resent\.$/);
    await expect(canvas.getByRole('button', { name: 'Resend verification link' })).toBeEnabled();
  },
};

export const TypedBefore: Story = {
  name: 'Is filled with what was typed at the login in this tab [GAP-037]',
  args: { purpose: 'resend' },
  beforeEach: () => sessionStorage.setItem('millrace:login-address', 'ida.lund@kvarnholm.example'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('ida.lund@kvarnholm.example');
  },
};
