import { firstHeldSubmit, heldSubmits, holdSubmits } from '@millrace/story-kit';
import { EnvironmentContext, type LinkRenderProps } from '@millrace/ui/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { EmailRequestForm, type EmailRequestPurpose } from '../EmailRequest';
import { LoginDialog, type LoginDialogProps } from '.';
import { PasskeyLogin } from './PasskeyLoginContainer';

const renderRequest = (purpose: EmailRequestPurpose) => (
  <EmailRequestForm
    purpose={purpose}
    state={{ status: 'idle' }}
    onSubmit={fn()}
    onDismiss={fn()}
    action="/signup/verificationMessage"
  />
);

const meta = {
  title: 'Account/LoginDialog',
  component: LoginDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    action: 'https://api.millrace.example/auth/login',
    codeAction: 'https://api.millrace.example/auth/second-factor',
    returnTo: '/product/preform-silica-glass/p1?tab=suppliers',
    places: {
      signIn: '/?login=true',
      forgot: '/?login=true&forgot=true',
      signUp: '/signup',
      linkedin: 'https://api.millrace.example/auth/linkedin?return_to=%2F',
      terms: '/terms',
      privacy: '/privacy',
    },
    request: renderRequest('signUp'),
  },
  argTypes: { request: { control: false }, passkey: { control: false } },
  beforeEach: holdSubmits,
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog is portalled to the end of the page, outside the story's canvas. */
const theDialog = () => screen.findByRole('dialog');

export const Default: Story = {
  name: 'Asks to log in, with "Email Address" as username and "Password" [ACC-004, ACC-005]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async () => {
    const dialog = await theDialog();
    await expect(dialog).toHaveAccessibleName('Log in to access your product community');
    const email = within(dialog).getByRole('textbox', { name: 'Email Address' });
    await expect(email).toHaveAttribute('name', 'username');
    await expect(email).toHaveAttribute('type', 'email');
    const password = within(dialog).getByLabelText('Password');
    await expect(password).toHaveAttribute('name', 'password');
    await expect(password).toHaveAttribute('type', 'password');
  },
};

export const WithReason: Story = {
  name: 'Says what the login is for, and how to sign up before how to log in',
  args: { reason: 'message' },
  tags: ['phone'],
  play: async ({ args: { places } }) => {
    const dialog = within(await theDialog());
    const reason = dialog.getByRole('note');
    await expect(reason).toHaveTextContent('Sign in to write to members');
    const signUp = dialog.getByRole('link', { name: 'Sign Up' });
    await expect(signUp).toHaveAttribute('href', places.signUp);
    const email = dialog.getByRole('textbox', { name: 'Email Address' });
    await expect(signUp.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Failed: Story = {
  args: { error: 'Email address or password are not right.' },
  play: async () => {
    await expect(within(await theDialog()).getByRole('alert')).toHaveTextContent(
      'Email address or password are not right.',
    );
  },
};

export const OtherWays: Story = {
  name: 'Leads to the forgotten password, LinkedIn, terms, privacy and the sign-up [ACC-007, ACC-008, DIFF-005, GAP-011]',
  play: async ({ args: { places } }) => {
    const dialog = within(await theDialog());
    const leadsTo = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
    await expect(leadsTo('Forgot your password?')).toBe(places.forgot);
    await expect(leadsTo('Sign in with LinkedIn')).toBe(places.linkedin);
    await expect(leadsTo('terms of use')).toBe('/terms');
    await expect(leadsTo('privacy policy')).toBe('/privacy');
    await expect(dialog.getByText('Not on Millrace yet?', { exact: false })).toHaveTextContent(
      'Not on Millrace yet? Sign Up',
    );
    await expect(leadsTo('Sign Up')).toBe('/signup');
  },
};

export const LinkedinOff: Story = {
  name: 'Offers no login with LinkedIn where it is off [GAP-043]',
  args: { places: { ...meta.args.places, linkedin: undefined } },
  play: async () => {
    const dialog = within(await theDialog());
    await expect(dialog.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(dialog.queryByText(/LinkedIn/)).not.toBeInTheDocument();
  },
};

export const FailedWithoutText: Story = {
  name: 'Failed without a text: says "Login failed" [PAGE-007]',
  args: { error: ' ' },
  play: async () => {
    await expect(within(await theDialog()).getByRole('alert')).toHaveTextContent(/^Login failed$/);
  },
};

export const LongError: Story = {
  name: 'Shows its error as plain text, at most 200 characters of it',
  args: { error: `<img src="x" onerror="alert(1)"> ${'Call this number. '.repeat(40)}` },
  play: async () => {
    const alert = within(await theDialog()).getByRole('alert');
    const text = alert.textContent ?? '';
    await expect(text.startsWith('<img src="x" onerror="alert(1)"> Call this number.')).toBe(true);
    await expect(text.endsWith('…')).toBe(true);
    await expect(Array.from(text).length).toBeLessThanOrEqual(200);
    await expect(alert.querySelector('img')).toBeNull();
  },
};

export const SignUpByEmail: Story = {
  name: 'Has a sign-up view with a work e-mail field [ACC-009]',
  tags: ['phone'],
  args: { view: 'signUp' },
  play: async ({ args: { places } }) => {
    const dialog = within(await theDialog());
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Work email' })).toHaveFocus());
    await expect(dialog.queryByLabelText('Password')).not.toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Sign Up' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', places.signIn);
  },
};

export const ForgottenPassword: Story = {
  name: 'Has a view that asks for the address of a forgotten password [ACC-007]',
  args: { view: 'forgot', request: renderRequest('forgot') },
  play: async () => {
    const dialog = within(await theDialog());
    await expect(dialog.getByRole('button', { name: 'Send reset link' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Work email' })).toBeVisible();
  },
};

export const Unverified: Story = {
  name: 'Unverified: says so, and offers the link once more [GAP-037]',
  args: { view: 'unverified', error: 'Please verify your email', request: renderRequest('resend') },
  play: async () => {
    const dialog = within(await theDialog());
    await expect(dialog.getByRole('alert')).toHaveTextContent('Please verify your email');
    await expect(dialog.getByRole('button', { name: 'Resend verification link' })).toBeVisible();
  },
};

export const SecondFactor: Story = {
  name: 'Has a view for the code of the app, which takes a recovery code as well, and is posted as a form',
  tags: ['phone', 'rtl'],
  args: { view: 'code', error: 'Incorrect code.' },
  play: async ({ args: { places }, userEvent }) => {
    const dialog = await theDialog();
    await expect(dialog).toHaveAccessibleName('Enter your code');
    const view = within(dialog);
    const code = view.getByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(view.getByRole('alert')).toHaveTextContent('Incorrect code.');
    await expect(view.getByRole('link', { name: 'Sign in another way' })).toHaveAttribute(
      'href',
      places.signIn,
    );
    await userEvent.click(view.getByRole('button', { name: 'Use a recovery code' }));
    const recovery = view.getByRole('textbox', { name: 'Recovery code' });
    await expect(recovery).toHaveAttribute('inputmode', 'text');
    await userEvent.type(recovery, 'k7m2p-x9w4t{Enter}');
    const { form, data } = await firstHeldSubmit();
    await expect(form.action).toBe('https://api.millrace.example/auth/second-factor');
    await expect(data).toEqual({ code: 'k7m2p-x9w4t' });
  },
};

export const Passkey: Story = {
  name: 'Offers a passkey; that it was not used is said without alarm',
  tags: ['phone'],
  args: { passkey: <PasskeyLogin state={{ status: 'cancelled' }} onAsk={fn()} onDismiss={fn()} /> },
  play: async () => {
    const dialog = within(await theDialog());
    await expect(dialog.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveTextContent('You didn’t use a passkey.');
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};

export const AnotherView: Story = {
  name: 'Puts the focus into the first field of a view that was led to',
  args: { view: 'signIn' },
  render: (args) => <Leading {...args} />,
  play: async ({ userEvent }) => {
    const dialog = within(await theDialog());
    await userEvent.click(dialog.getByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Work email' })).toHaveFocus());
  },
};

/** Like a host: the link changes the address, and the address selects the view. */
function Leading(args: LoginDialogProps) {
  const [view, setView] = useState<LoginDialogProps['view']>('signIn');
  const lead = ({ href, ...rest }: LinkRenderProps) => (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        if (href === args.places.forgot) setView('forgot');
      }}
    >
      {rest.children}
    </a>
  );
  return (
    <EnvironmentContext value={{ artBaseUrl: '', renderLink: lead }}>
      <LoginDialog {...args} view={view} request={renderRequest('forgot')} />
    </EnvironmentContext>
  );
}

export const Submits: Story = {
  name: 'Submits as a normal form to POST /auth/login, not by script [ACC-006]',
  play: async ({ userEvent }) => {
    const dialog = within(await theDialog());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email Address' }), 'ines@kvarnholm.example');
    await userEvent.type(dialog.getByLabelText('Password'), 'correct horse');
    const button = dialog.getByRole('button', { name: 'Log in' });
    await expect(button).toHaveAttribute('type', 'submit');
    await userEvent.click(button);

    const { form, data } = await firstHeldSubmit();
    await expect(form.method).toBe('post');
    await expect(form.action).toBe('https://api.millrace.example/auth/login');
    await expect(form.target).toBe('');
    await expect(data).toEqual({
      username: 'ines@kvarnholm.example',
      password: 'correct horse',
      return_to: '/product/preform-silica-glass/p1?tab=suppliers',
    });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const ServerAway: Story = {
  name: 'Server away: says so in the form, keeps what was typed, and sends it once the server answers',
  args: { isAnswering: fn() },
  play: async ({ args, userEvent }) => {
    const isAnswering = args.isAnswering as ReturnType<typeof fn<() => Promise<boolean>>>;
    isAnswering.mockResolvedValue(false);
    const dialog = within(await theDialog());
    const email = dialog.getByRole('textbox', { name: 'Email Address' });
    const password = dialog.getByLabelText('Password');
    await userEvent.type(email, 'ines@kvarnholm.example');
    await userEvent.type(password, 'correct horse{Enter}');
    await dialog.findByText(/^We couldn’t reach the server\./, {}, { timeout: 5000 });
    await expect(heldSubmits()).toEqual([]);
    await expect(email).toHaveValue('ines@kvarnholm.example');
    await expect(password).toHaveValue('correct horse');
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
    await expect(email).toHaveFocus();

    isAnswering.mockResolvedValue(true);
    const button = dialog.getByRole('button', { name: 'Log in' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(heldSubmits()).toHaveLength(1));
    await expect(heldSubmits()[0]?.data).toMatchObject({
      username: 'ines@kvarnholm.example',
      password: 'correct horse',
    });
    await expect(isAnswering).toHaveBeenCalledTimes(2);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const CodeWhileServerAway: Story = {
  name: 'Server away at the code: says so, and keeps the code',
  args: { view: 'code', isAnswering: async () => false },
  play: async ({ userEvent }) => {
    const dialog = within(await theDialog());
    const code = dialog.getByRole('textbox', { name: 'Code' });
    await userEvent.type(code, '123456{Enter}');
    await dialog.findByText(/^We couldn’t reach the server\./, {}, { timeout: 5000 });
    await expect(code).toHaveValue('123456');
    await expect(heldSubmits()).toEqual([]);
  },
};

export const BackFromTheNextPage: Story = {
  name: 'Can be sent again when the way back shows it as it was left',
  play: async ({ userEvent }) => {
    const dialog = within(await theDialog());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email Address' }), 'ines@kvarnholm.example');
    await userEvent.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    await firstHeldSubmit();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy'),
    );
  },
};

export const Closes: Story = {
  name: 'Closes with Escape and with its button',
  play: async ({ args, userEvent }) => {
    const dialog = within(await theDialog());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const Phone: Story = {
  name: 'Phone: fills the window',
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const dialog = await theDialog();
    if (window.innerWidth > 767) return;
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);
  },
};
