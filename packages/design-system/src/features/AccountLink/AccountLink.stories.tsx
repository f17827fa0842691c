import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { heldSubmits, holdSubmits } from '../../internal/story-submits';
import { EmailRequestForm } from '../EmailRequest';
import { EmailConfirmed, LINK_PROBLEMS, LinkProblem, VerifyLink } from '.';

const meta = {
  title: 'Features/AccountLink',
  component: VerifyLink,
  args: {
    action: 'https://api.millrace.example/auth/verify',
    token: 'dG9rZW4tb2YtYW4tZXhhbXBsZQ',
    sendsItself: false,
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
    await expect(canvas.getByRole('status')).toHaveTextContent('Your email is being verified.');
  },
};

export const SendsItself: Story = {
  name: 'Sends itself, once',
  args: { sendsItself: true },
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
  args: { sendsItself: true, isAnswering: fn() },
  beforeEach: ({ args }) => {
    mocked(args.isAnswering as () => Promise<boolean>).mockResolvedValue(false);
  },
  play: async ({ args, canvas, userEvent }) => {
    const isAnswering = mocked(args.isAnswering as () => Promise<boolean>);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^The server did not answer\./);
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
  args: { sendsItself: true },
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
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A verification link is good for 24 hours.')).toBeVisible();
    await expect(canvas.getByText('A link for a new password is good for one hour.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Log in' })).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: 'Resend verification link' })).toHaveLength(4);
    await expect(canvas.getAllByRole('button', { name: 'Send reset link' })).toHaveLength(4);
    const replaced = canvas.getAllByText(/Open the one in the latest email\.$/);
    await expect(replaced).toHaveLength(3);
    for (const notice of replaced) await expect(notice).not.toHaveTextContent('hour');
    // The profile sends the links of its addresses; no form could.
    const profiles = canvas.getAllByRole('link', { name: 'your profile' });
    await expect(profiles.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/profile'));
  },
};

export const Confirmed: Story = {
  name: 'Says that a changed address counts, to a guest and to who is logged in with another account',
  tags: ['phone'],
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <EmailConfirmed signInHref="/?login=true" />
      <EmailConfirmed />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^It now belongs to the account/)).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/?login=true');
    await expect(canvas.getByText(/^If that is not the account/)).toBeVisible();
  },
};
