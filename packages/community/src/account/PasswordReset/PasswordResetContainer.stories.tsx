import { failing, slow } from '@millrace/api-mocks';
import { holdTimeouts, sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PasswordResetContainer } from '.';

const meta = {
  title: 'Account/PasswordResetContainer',
  tags: ['!autodocs'],
  component: PasswordResetContainer,
  ...withApi,
  args: { token: 'dG9rZW4tb2YtYW4tZXhhbXBsZQ', action: '/resetpassword', onLinkProblem: fn() },
  parameters: { api: { viewer: 'guest' } },
} satisfies Meta<typeof PasswordResetContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function fill({ canvasElement, userEvent }: Play): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('New password'), 'eight chars');
  await userEvent.type(canvas.getByLabelText('Confirm new password'), 'eight chars');
  return canvas.getByRole('button', { name: 'Update password' });
}

export const Default: Story = {
  name: 'Loading, then success; a double click sends once [ACC-017, ACC-018]',
  parameters: { api: { scenarios: [slow({ delayMs: 300 })] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = await fill(context);
    const held = holdTimeouts(300);
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await held.endNext(300);
    await expect(await canvas.findByText("You've successfully updated your password")).toBeVisible();
    await expect(sentRequests()).toEqual(['POST /api/v2/me/updatePassword']);
  },
};

export const Failed: Story = {
  name: 'A failure clears the loading, says what happened, and keeps what was typed for the next try [ACC-017, GAP-073]',
  parameters: { api: { scenarios: [failing('server', { times: 1 })] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = await fill(context);
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(canvas.getByLabelText('New password')).toHaveValue('eight chars');
    await userEvent.click(button);
    await expect(await canvas.findByText("You've successfully updated your password")).toBeVisible();
  },
};

export const ExpiredLink: Story = {
  name: 'Tells its host when the link is no longer good [GAP-039]',
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('*/api/v2/me/updatePassword', () =>
        HttpResponse.json({ error: 'This link has expired.', code: 'link_expired' }, { status: 403 }),
      ),
    );
  },
  play: async (context) => {
    await context.userEvent.click(await fill(context));
    await waitFor(() => expect(context.args.onLinkProblem).toHaveBeenCalledWith('expired'));
  },
};
