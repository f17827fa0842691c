import { failing, slow } from '@millrace/api-mocks';
import { holdTimeouts, sentRequests, typingRests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SignUpContainer } from '.';

const meta = {
  title: 'Account/SignUpContainer',
  tags: ['!autodocs'],
  component: SignUpContainer,
  ...withApi,
  args: {
    action: '/signup',
    resendAction: '/signup/verificationMessage',
    signInHref: '/?login=true',
    termsHref: '/terms',
    privacyHref: '/privacy',
    onDone: fn(),
  },
  parameters: { api: { viewer: 'guest' } },
} satisfies Meta<typeof SignUpContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function fill({ canvasElement, userEvent }: Play): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  for (const [label, text] of Object.entries({
    'First name': 'Ida',
    'Last name': 'Lund',
    Email: 'ida.lund@kvarnholm.example',
    Company: 'Kvar',
    Designation: 'Process engineer',
    Password: 'eight chars',
    'Confirm password': 'eight chars',
  })) {
    await userEvent.clear(canvas.getByLabelText(label));
    await userEvent.type(canvas.getByLabelText(label), text);
  }
  await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Sweden');
  return canvas.getByRole('button', { name: 'Sign Up' });
}

const posts = () => sentRequests().filter((request) => request.startsWith('POST'));
const formStatus = ({ canvasElement }: Play) =>
  canvasElement.querySelector('[data-component="SignUpForm"]')?.getAttribute('data-state');

export const Default: Story = {
  name: 'Goes from UNDEFINED by IN_PROGRESS to DONE, and sends once on a double click [ACC-027, ACC-028]',
  parameters: { api: { scenarios: [slow({ operations: ['register'], delayMs: 300 })] } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const button = await fill(context);
    await expect(formStatus(context)).toBe('UNDEFINED');
    const held = holdTimeouts(300);
    await userEvent.dblClick(button);
    await expect(formStatus(context)).toBe('IN_PROGRESS');
    await held.endNext(300);
    await expect(
      await canvas.findByText('Registered successfully, please check your email for verification link.'),
    ).toBeVisible();
    await expect(canvas.getByText('ida.lund@kvarnholm.example')).toBeVisible();
    await expect(formStatus(context)).toBeUndefined();
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(posts()).toEqual(['POST /api/v2/registration']);
    await userEvent.click(canvas.getByRole('button', { name: 'Resend verification link' }));
    await expect(await canvas.findByText('Verification link resent.')).toBeVisible();
  },
};

export const NotSent: Story = {
  name: 'Stays UNDEFINED, and sends nothing, while something is missing [ACC-027]',
  play: async (context) => {
    const button = await fill(context);
    await context.userEvent.clear(context.canvas.getByLabelText('Designation'));
    await context.userEvent.click(button);
    await expect(formStatus(context)).toBe('UNDEFINED');
    await expect(posts()).toEqual([]);
  },
};

export const Refused: Story = {
  name: "Refused: is UNDEFINED again, with the server's text in a warning box, and can be sent again [ACC-029, API-008]",
  parameters: { api: { scenarios: [failing('rate-limited', { operations: ['register'], times: 1 })] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = await fill(context);
    await userEvent.click(button);
    await expect((await canvas.findByRole('alert')).textContent).toMatch(/^Too many/);
    await expect(formStatus(context)).toBe('UNDEFINED');
    await expect(canvas.getByLabelText('Password')).toHaveValue('eight chars');
    await userEvent.click(button);
    await expect(await canvas.findByText(/^Registered successfully/)).toBeVisible();
  },
};

export const SearchesCompanies: Story = {
  name: 'Searches for a company after more than 4 characters [ACC-024, DIFF-019]',
  play: async ({ canvas, userEvent }) => {
    const company = canvas.getByLabelText('Company');
    const asked = () => sentRequests().filter((request) => request.includes('/search/'));
    await userEvent.type(company, 'Halv');
    await typingRests();
    await waitFor(() => expect(asked()).toHaveLength(1));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(company, 'a');
    await userEvent.click(await canvas.findByRole('option', { name: /Halvard Glassverk AS/ }));
    await expect(canvas.getByLabelText('Country')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Country')).not.toHaveValue('');
  },
};
