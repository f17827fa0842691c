import { failing, type Scenario } from '@millrace/api-mocks';
import { answerPasskey, sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SecuritySettingsContainer } from '.';

const meta = {
  title: 'Account/SecuritySettingsContainer',
  tags: ['!autodocs'],
  component: SecuritySettingsContainer,
  ...withApi,
  parameters: { api: { viewer: 'free' } },
  args: { onDeleted: fn() },
} satisfies Meta<typeof SecuritySettingsContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const writes = () => sentRequests().filter((request) => !request.startsWith('GET'));

const withScenarios = (...scenarios: Scenario[]) => ({ api: { viewer: 'free' as const, scenarios } });

const wrongPassword = (path: string) =>
  http.post(
    path,
    () =>
      HttpResponse.json(
        {
          error: 'Incorrect current password.',
          code: 'wrong_password',
          fields: { password: 'Incorrect current password.' },
        },
        { status: 403 },
      ),
    { once: true },
  );

/** Presses a button of the page and returns the dialog that it opens. */
async function open({ canvas, userEvent }: Play, button: string, role: 'dialog' | 'alertdialog' = 'dialog') {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole(role));
}

export const Default: Story = {
  name: 'Signs out elsewhere, one place or all',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(await canvas.findByText('You aren’t signed in anywhere else.')).toBeVisible();
    await expect(writes()).toEqual([expect.stringMatching(/^DELETE \/api\/v2\/me\/sessions\//)]);
  },
};

export const EndsAllOthers: Story = {
  name: 'Everywhere else: what failed is said, and can be tried again',
  tags: ['no-visual'], // Ends as Default does.
  parameters: withScenarios(failing('offline', { operations: ['endOtherSessions'], times: 1 })),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Sign out everywhere else' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
    await userEvent.click(button);
    await expect(await canvas.findByText('You aren’t signed in anywhere else.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const SetsUpAnApp: Story = {
  name: 'Sets up an app: password, code, then recovery codes that are shown once and saved',
  tags: ['phone'],
  beforeEach: ({ msw }) => msw.use(wrongPassword('*/api/v2/me/totp')),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await open(context, 'Set up authenticator app');
    const password = dialog.getByLabelText('Your password');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAccessibleDescription('Enter your password');
    await userEvent.type(password, 'demo-millrace{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect current password.'));
    await expect(password).toHaveValue('demo-millrace');
    await expect(password).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    const code = await dialog.findByRole('textbox', { name: 'Code from the app' });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.clear(code);
    await userEvent.type(code, '492 039{Enter}');

    await expect(await dialog.findByText('The authenticator app is set up.')).toBeVisible();
    const codes = within(dialog.getByRole('list', { name: 'Recovery codes' }));
    await expect(codes.getAllByRole('listitem').length).toBeGreaterThan(1);
    await userEvent.keyboard('{Escape}');
    await expect(codes.getAllByRole('listitem')[0]).toBeVisible();
  },
};

export const BackFromTheApp: Story = {
  name: 'A wrong code takes the focus once, and not again when the window comes to the front',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await open(context, 'Set up authenticator app');
    await userEvent.type(dialog.getByLabelText('Your password'), 'demo-millrace{Enter}');
    const code = await dialog.findByRole('textbox', { name: 'Code from the app' });
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.tab();
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toHaveFocus();

    const reads = () => sentRequests().filter((request) => request === 'GET /api/v2/me/sessions').length;
    const before = reads();
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(reads()).toBe(before + 1));
    // Wait until the response is rendered, too.
    await delay(100);
    await expect(cancel).toHaveFocus();
  },
};

export const RemovesTheApp: Story = {
  name: 'Removes the app by the password, and says what follows from it',
  tags: ['no-visual'], // Its dialogs are gone at the end, and what is left is like Default.
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await open(context, 'Set up authenticator app');
    await userEvent.type(dialog.getByLabelText('Your password'), 'demo-millrace{Enter}');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Code from the app' }), '492039{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const question = await open(context, 'Remove authenticator app', 'alertdialog');
    await userEvent.type(question.getByLabelText('Your password'), 'demo-millrace{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
  },
};

export const AddsAPasskey: Story = {
  name: 'Adds a passkey; what was typed outlives a browser that was told no',
  tags: ['no-visual'], // Its dialogs are gone at the end, and what is left is like Default.
  play: async (context) => {
    const { canvas, userEvent } = context;
    answerPasskey('NotAllowedError');
    const dialog = await open(context, 'Add passkey');
    const name = dialog.getByRole('textbox', { name: 'Passkey name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Phone');
    await userEvent.type(dialog.getByLabelText('Your password'), 'demo-millrace');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByRole('status')).toHaveTextContent('No passkey added.');
    await expect(name).toHaveValue('Phone');
    answerPasskey('given');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Phone' })).toBeVisible();

    const question = await open(context, 'Remove Phone', 'alertdialog');
    await userEvent.type(question.getByLabelText('Your password'), 'demo-millrace');
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Phone' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ways to sign in' })).toHaveFocus());
  },
};

export const MakesAToken: Story = {
  name: 'Makes an access token, whose secret is shown once and copied',
  tags: ['phone', 'rtl'],
  beforeEach: ({ msw }) => msw.use(wrongPassword('*/api/v2/me/tokens')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await open(context, 'Create access token');
    const name = dialog.getByRole('textbox', { name: 'Token name' });
    await waitFor(() => expect(name).toHaveFocus());
    const submit = dialog.getByRole('button', { name: 'Create access token' });
    await userEvent.click(submit);
    await expect(name).toHaveAccessibleDescription(/Enter a name for the token/);
    await userEvent.type(name, 'Yield import');
    await userEvent.click(dialog.getByRole('radio', { name: /^Read and write/ }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Expires after' }), '30 days');
    const password = dialog.getByLabelText('Your password');
    await userEvent.type(password, 'demo-millrace');
    await userEvent.click(submit);
    // The selection survives a failure.
    await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect current password.'));
    await expect(dialog.getByRole('combobox', { name: 'Expires after' })).toHaveValue('30');
    await userEvent.click(submit);

    await expect(await screen.findByRole('dialog', { name: 'Your access token' })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/won’t show it again/));
    await expect(dialog.getByText(/^mlr_pat_/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByText(/^mlr_pat_/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy token' })).toBeVisible();
    await expect(canvas.getByText('Yield import', { exact: false })).toBeInTheDocument();
    await expect(canvas.queryByText(/mlr_pat_/)).toBeNull();
  },
};

export const RevokesAToken: Story = {
  name: 'Asks before a token is revoked; the last one leaves the section empty, with the focus on its heading',
  play: async (context) => {
    const { canvas, userEvent } = context;
    for (const name of ['Weekly supplier report', 'Import from the ERP']) {
      const dialog = await open(context, `Revoke ${name}`, 'alertdialog');
      await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/lose access/);
      await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: `Revoke ${name}` })).toBeNull());
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Access tokens' })).toHaveFocus());
    }
    await expect(canvas.getByText('No access tokens yet.')).toBeVisible();
  },
};

export const SavesOnesData: Story = {
  name: 'Saves one’s data under a dated name',
  tags: ['no-visual'], // What it saves is seen nowhere, and the page is like Default.
  play: async ({ canvas, userEvent }) => {
    const saved = new Promise<string>((resolve) => {
      const catchLink = (event: MouseEvent) => {
        if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
        event.preventDefault();
        resolve(event.target.download);
      };
      // The link is not attached to the page, so its click does not bubble.
      const { click } = HTMLAnchorElement.prototype;
      HTMLAnchorElement.prototype.click = function clickCaught() {
        HTMLAnchorElement.prototype.click = click;
        this.addEventListener('click', catchLink);
        click.call(this);
      };
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Download my data' }));
    await expect(await saved).toMatch(/^millrace-data-\d{4}-\d{2}-\d{2}\.json$/);
  },
};

export const DeletesTheAccount: Story = {
  name: 'Says first what goes with the account, asks once for e-mail and password, and keeps both when refused',
  tags: ['phone'],
  beforeEach: ({ msw }) => msw.use(wrongPassword('*/api/v2/me/delete')),
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await open(context, 'Delete account', 'alertdialog');
    await expect(dialog.getByText(/posts and comments/)).toBeVisible();
    await expect(dialog.getByText(/Former member/)).toBeVisible();
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/can’t be undone/);
    const email = dialog.getByRole('textbox', { name: 'Your email' });
    await userEvent.type(email, 'free@millrace.example');
    await userEvent.type(dialog.getByLabelText('Your password'), 'demo-millrace');
    const button = dialog.getByRole('button', { name: 'Delete account' });
    await userEvent.click(button);
    await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveFocus());
    await expect(args.onDeleted).not.toHaveBeenCalled();
    await expect(email).toHaveValue('free@millrace.example');
    await userEvent.click(button);
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
};

export const SignInAgain: Story = {
  name: 'A member without a password whose sign-in is too long ago is told so',
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/v2/me/security', () =>
        HttpResponse.json({
          has_password: false,
          linkedin: true,
          two_factor: false,
          recovery_codes_left: 0,
          passkeys: [],
        }),
      ),
      http.post('*/api/v2/me/totp', () =>
        HttpResponse.json({ error: 'Sign in again to do this.', code: 'sign_in_again' }, { status: 403 }),
      ),
    );
  },
  play: async (context) => {
    const dialog = await open(context, 'Set up authenticator app');
    await expect(dialog.queryByLabelText('Your password')).toBeNull();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Sign in again to do this.');
  },
};

export const ErrorState: Story = {
  tags: ['no-visual'], // All has loaded at the end, and is like Default.
  parameters: withScenarios(failing('server', { operations: ['getSecurity'], times: 1 })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We couldn’t load your security settings',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Try again|Retry/ }));
    await expect(await canvas.findByRole('button', { name: 'Add passkey' })).toBeVisible();
  },
};
