import { heldSubmits, holdSubmits } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { EmailRequestForm } from '../EmailRequest';
import { ChangeStopped, EmailConfirmed, LINK_PROBLEMS, LinkProblem, VerifyLink } from '.';

const meta = {
  title: 'Account/AccountLink',
  component: VerifyLink,
  args: {
    action: 'https://api.millrace.example/auth/verify',
    token: 'dG9rZW4tb2YtYW4tZXhhbXBsZQ',
  },
  beforeEach: holdSubmits,
} satisfies Meta<typeof VerifyLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Follows the link by a form post to POST /auth/verify [GAP-038]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Verify email' });
    const form = button.closest('form');
    await expect(form?.method).toBe('post');
    await expect(form?.action).toBe('https://api.millrace.example/auth/verify');
    await userEvent.click(button);
    await expect(heldSubmits().map(({ data }) => data)).toEqual([{ token: 'dG9rZW4tb2YtYW4tZXhhbXBsZQ' }]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Verifying your email…');
  },
};

export const Elsewhere: Story = {
  name: 'In another browser than the one that signed up: sets the password, which is checked before it is sent',
  tags: ['phone', 'rtl'],
  args: { asks: 'password', email: 'ida@halden.example' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Verify email' });
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'short');
    await userEvent.click(button);
    await expect(password).toHaveAccessibleDescription('Must be at least 8 characters');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.type(password, ' no longer');
    await userEvent.click(button);
    await expect(canvas.getByLabelText('Confirm password')).toBeInvalid();
    await expect(heldSubmits()).toEqual([]);
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'short no longer');
    await userEvent.click(button);
    await expect(heldSubmits().map(({ data }) => data)).toEqual([
      {
        token: 'dG9rZW4tb2YtYW4tZXhhbXBsZQ',
        password: 'short no longer',
        confirmPassword: 'short no longer',
      },
    ]);
  },
};

export const PasswordRefused: Story = {
  name: 'Error: says what the server found wrong with the password',
  args: { asks: 'password', flaw: 'common' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /too common\. Choose another/,
    );
  },
};

export const StopsAChange: Story = {
  name: 'Takes back what has changed of an account',
  args: { of: 'stop', asks: 'press' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It wasn’t me' }));
    await expect(heldSubmits().map(({ data }) => data)).toEqual([{ token: 'dG9rZW4tb2YtYW4tZXhhbXBsZQ' }]);
  },
};

export const SendsItself: Story = {
  name: 'Sends itself, once, in the browser that began what it is for; any other waits for a press',
  args: { asks: 'nothing' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(heldSubmits()).toHaveLength(1));
    const button = canvas.getByRole('button', { name: 'Verify email' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(heldSubmits()).toHaveLength(1);
  },
};

export const ServerAway: Story = {
  name: 'Server away: says so on the page, and sends the link once the server answers',
  tags: ['phone'],
  args: { asks: 'nothing', isAnswering: fn() },
  beforeEach: ({ args }) => {
    mocked(args.isAnswering as () => Promise<boolean>).mockResolvedValue(false);
  },
  play: async ({ args, canvas, userEvent }) => {
    const isAnswering = mocked(args.isAnswering as () => Promise<boolean>);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^We couldn’t reach the server\./);
    await expect(heldSubmits()).toEqual([]);
    const button = canvas.getByRole('button', { name: 'Verify email' });
    await expect(button).not.toHaveAttribute('aria-busy', 'true');

    isAnswering.mockResolvedValue(true);
    await userEvent.dblClick(button);
    await waitFor(() => expect(heldSubmits()).toHaveLength(1));
    await expect(isAnswering).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const BackFromTheNextPage: Story = {
  name: 'Can be sent again when the way back shows it as it was left, and stays busy while it is first shown',
  args: { asks: 'nothing' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Verify email' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(button).toHaveAttribute('aria-busy', 'true');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  },
};

export const Problems: Story = {
  name: 'Says why a link does not work, and offers a new one [GAP-038, GAP-039]',
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {(['verify', 'reset'] as const).flatMap((of) =>
        LINK_PROBLEMS.map((problem) => (
          <LinkProblem key={`${of} ${problem}`} of={of} problem={problem} signInHref="/?login=true">
            <EmailRequestForm
              purpose={of === 'verify' ? 'resend' : 'forgot'}
              state={{ status: 'idle' }}
              onSubmit={fn()}
              onDismiss={fn()}
              action="/"
            />
          </LinkProblem>
        )),
      )}
      {LINK_PROBLEMS.map((problem) => (
        <LinkProblem key={problem} of="email" problem={problem} profileHref="/profile" />
      ))}
      {LINK_PROBLEMS.map((problem) => (
        <LinkProblem key={problem} of="stop" problem={problem} forgotHref="/?login=true&forgot=true" />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A verification link works for 24 hours.')).toBeVisible();
    await expect(canvas.getByText('A reset link works for one hour.')).toBeVisible();
    // A link that was already followed only offers the login.
    await expect(canvas.getAllByRole('link', { name: 'Sign in' })).toHaveLength(4);
    await expect(canvas.getByText(/^Your email is already verified/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Resend verification link' })).toHaveLength(4);
    await expect(canvas.getAllByRole('button', { name: 'Send reset link' })).toHaveLength(4);
    const replaced = canvas.getAllByText(/Open the one in the latest email\.$/);
    await expect(replaced).toHaveLength(3);
    for (const notice of replaced) await expect(notice).not.toHaveTextContent('hour');
    // The profile sends the links of its addresses, so there is no form here.
    const profiles = canvas.getAllByRole('link', { name: 'your profile' });
    await expect(profiles.map((link) => link.getAttribute('href'))).toEqual(Array(5).fill('/profile'));
  },
};

export const Confirmed: Story = {
  name: 'Says that a changed address counts, to a guest and to who is logged in with another account, and that changes were taken back',
  tags: ['phone'],
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <EmailConfirmed signInHref="/?login=true" />
      <EmailConfirmed />
      <ChangeStopped />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^It now belongs to the account/)).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/?login=true');
    await expect(canvas.getByText(/^If you’re signed in to a different account/)).toBeVisible();
    await expect(canvas.getByText(/^We’ve undone the changes/)).toBeVisible();
  },
};
