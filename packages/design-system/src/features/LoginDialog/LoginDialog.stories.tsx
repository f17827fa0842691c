import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { LoginDialog } from '.';

const meta = {
  title: 'Features/LoginDialog',
  component: LoginDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    action: 'https://api.millrace.example/auth/login',
    returnTo: '/product/preform-silica-glass/p1?tab=suppliers',
  },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog stands at the end of the page, outside of the story's canvas. */
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

export const Failed: Story = {
  args: { error: 'Email address or password are not right.' },
  play: async () => {
    await expect(within(await theDialog()).getByRole('alert')).toHaveTextContent(
      'Email address or password are not right.',
    );
  },
};

/** Catches the submit on its way to the browser, and says whether a script had stopped it. */
function catchSubmit(): Promise<{ form: HTMLFormElement; stopped: boolean; data: FormData }> {
  return new Promise((resolve) => {
    window.addEventListener(
      'submit',
      (event) => {
        const { defaultPrevented: stopped, target } = event;
        event.preventDefault();
        if (target instanceof HTMLFormElement) resolve({ form: target, stopped, data: new FormData(target) });
      },
      { once: true },
    );
  });
}

export const Submits: Story = {
  name: 'Submits as a normal form to POST /auth/login, not by script [ACC-006]',
  play: async ({ userEvent }) => {
    const dialog = within(await theDialog());
    const submitted = catchSubmit();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email Address' }), 'ines@kvarnholm.example');
    await userEvent.type(dialog.getByLabelText('Password'), 'correct horse');
    const button = dialog.getByRole('button', { name: 'Log in' });
    await expect(button).toHaveAttribute('type', 'submit');
    await userEvent.click(button);

    const { form, stopped, data } = await submitted;
    await expect(stopped).toBe(false);
    await expect(form.method).toBe('post');
    await expect(form.action).toBe('https://api.millrace.example/auth/login');
    await expect(form.target).toBe('');
    await expect(Object.fromEntries(data)).toEqual({
      username: 'ines@kvarnholm.example',
      password: 'correct horse',
      return_to: '/product/preform-silica-glass/p1?tab=suppliers',
    });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const BackFromTheNextPage: Story = {
  name: 'Can be sent again when the way back shows it as it was left',
  play: async ({ userEvent }) => {
    const dialog = within(await theDialog());
    const submitted = catchSubmit();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email Address' }), 'ines@kvarnholm.example');
    await userEvent.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    await submitted;
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

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

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
