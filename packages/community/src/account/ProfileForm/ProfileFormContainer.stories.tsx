import { failing, slow } from '@millrace/api-mocks';
import { holdTimeouts, sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ProfileFormContainer } from '.';

const meta = {
  title: 'Account/ProfileFormContainer',
  tags: ['!autodocs'],
  component: ProfileFormContainer,
  ...withApi,
  parameters: { api: { viewer: 'premium' } },
  args: { onChangedChange: fn(), onSaved: fn() },
} satisfies Meta<typeof ProfileFormContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = { name: 'Save profile' };
const profileCalls = () => sentRequests().filter((request) => request.endsWith('/api/v2/me'));

export const Default: Story = {
  name: 'A saving flag shows while it is saved, then the profile reloads; a double click saves once [ACC-054]',
  parameters: {
    api: { viewer: 'premium', scenarios: [slow({ operations: ['updateMe'], delayMs: 200 })] },
  },
  play: async ({ args, canvas, userEvent }) => {
    const designation = await canvas.findByRole('textbox', { name: /^Designation/ });
    await userEvent.clear(designation);
    await userEvent.type(designation, 'Head of process');
    await waitFor(() => expect(args.onChangedChange).toHaveBeenLastCalledWith(true));
    const held = holdTimeouts(200);
    await userEvent.dblClick(canvas.getByRole('button', save));
    await waitFor(() => expect(canvas.getByRole('button', save)).toHaveAttribute('aria-busy', 'true'));
    await held.endNext(200);
    await expect(await canvas.findByText('Profile saved.')).toBeVisible();
    await expect(profileCalls()).toEqual(['GET /api/v2/me', 'PUT /api/v2/me', 'GET /api/v2/me']);
    await expect(designation).toHaveValue('Head of process');
    await expect(args.onChangedChange).toHaveBeenLastCalledWith(false);
    await expect(args.onSaved).toHaveBeenCalledOnce();
  },
};

export const ResendsALink: Story = {
  name: 'Sends the link again by saving the same address',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Resend verification link to linnea@kvarnholm.example' }),
    );
    await expect(await canvas.findByText('Verification link resent.')).toBeVisible();
    await expect(profileCalls()).toContain('PUT /api/v2/me');
  },
};

export const Fails: Story = {
  name: 'A failure is shown, keeps what was typed, and can be tried again [GAP-073]',
  parameters: {
    api: { viewer: 'premium', scenarios: [failing('offline', { operations: ['updateMe'], times: 1 })] },
  },
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByRole('textbox', { name: /^Phone/ });
    await userEvent.type(phone, '99');
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(phone).toHaveValue('+46 8 555 014299');
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByText('Profile saved.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Confirmed: Story = {
  name: 'Says that an address is confirmed',
  args: { emailConfirmed: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your email address is confirmed.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { api: { viewer: 'premium', scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your profile')).toBeVisible();
  },
};

export const ErrorState: Story = {
  parameters: {
    api: { viewer: 'premium', scenarios: [failing('server', { operations: ['getMe'], times: 1 })] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load your profile');
    await userEvent.click(canvas.getByRole('button', { name: /Try again|Retry/ }));
    await expect(await canvas.findByRole('textbox', { name: /^First name/ })).toHaveValue('Linnea');
  },
};
