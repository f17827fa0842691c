import type { AccessToken, SessionEntry } from '@millrace/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SecuritySettings } from '.';

const here: SessionEntry = {
  id: '4b7e0f5e-2c0f-4a53-9d0e-6c1f7a1d2e3f',
  device: 'Firefox on Windows',
  current: true,
  created_at: '2026-09-01T07:31:00.000Z',
  seen_at: '2026-09-15T08:00:00.000Z',
};

const phone: SessionEntry = { ...here, id: 'phone', device: 'Safari on iPhone', current: false };

const passkey = {
  id: '8c1d2e3f-4b7e-4f5e-9d0e-6c1f7a1d2c0f',
  name: 'Laptop at the plant',
  created_at: '2026-08-02T09:12:00.000Z',
  used_at: '2026-09-14T06:50:00.000Z',
};

const token: AccessToken = {
  id: '2f6f0f3b-7d10-4c55-9a43-0192f7c48d1e',
  name: 'Weekly supplier report',
  scopes: ['read'],
  created_at: '2026-09-01T07:31:00.000Z',
  expires_at: '2026-11-30T07:31:00.000Z',
  expired: false,
  used_at: '2026-09-14T06:50:00.000Z',
};

const oldToken: AccessToken = {
  ...token,
  id: '7a1d2e3f-9d0e-4a53-8c1d-4b7e0f5e2c0f',
  name: 'Import from the ERP',
  scopes: ['read', 'write'],
  expires_at: '2026-09-11T12:00:00.000Z',
  expired: true,
  used_at: null,
};

const idle = { isBusy: false, failure: null, onDismiss: fn() };

const meta = {
  title: 'Account/SecuritySettings',
  component: SecuritySettings,
  args: {
    security: {
      status: 'ready',
      value: {
        has_password: true,
        linkedin: true,
        two_factor: true,
        recovery_codes_left: 9,
        passkeys: [passkey],
      },
    },
    sessions: { status: 'ready', value: [here, phone] },
    tokens: { status: 'ready', value: [token, oldToken] },
    canAddPasskeys: true,
    onAsk: fn(),
    onRetry: fn(),
    onEndSession: fn(),
    onEndOtherSessions: fn(),
    ending: idle,
    onExport: fn(),
    exporting: idle,
  },
  argTypes: {
    security: { control: false },
    sessions: { control: false },
    tokens: { control: false },
    ending: { control: false },
    exporting: { control: false },
  },
} satisfies Meta<typeof SecuritySettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows how and where one is signed in; where one is now cannot be ended',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/You have 9 recovery codes left/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign out Firefox on Windows' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(args.onEndSession).toHaveBeenCalledWith(phone);
    await expect(canvas.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Laptop at the plant' }));
    await expect(args.onAsk).toHaveBeenCalledWith({ about: 'removePasskey', passkey });
    await expect(canvas.getByText(/^Read only\. Expires .*Last used/)).toBeVisible();
    await expect(canvas.getByText(/^Read and write\. Expired .*Never used\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Weekly supplier report' }));
    await expect(args.onAsk).toHaveBeenCalledWith({ about: 'revokeToken', token });
  },
};

export const Loading: Story = {
  args: { security: { status: 'loading' }, sessions: { status: 'loading' }, tokens: { status: 'loading' } },
};

export const Empty: Story = {
  name: 'Empty: a password alone, in one place, in a browser without passkeys',
  args: {
    security: {
      status: 'ready',
      value: {
        has_password: true,
        linkedin: false,
        two_factor: false,
        recovery_codes_left: 0,
        passkeys: [],
      },
    },
    sessions: { status: 'ready', value: [here] },
    tokens: { status: 'ready', value: [] },
    canAddPasskeys: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This browser doesn’t support passkeys.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add passkey' })).toBeNull();
    await expect(canvas.getByText('You aren’t signed in anywhere else.')).toBeVisible();
    await expect(canvas.getByText('No access tokens yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  },
};

export const ErrorState: Story = {
  args: {
    security: { status: 'failed', isRetrying: false },
    ending: { ...idle, failure: { text: null, fields: {} } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again|Retry/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' })).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Long: shows the first places until all are asked for, and wraps long names',
  tags: ['phone'],
  args: {
    security: {
      status: 'ready',
      value: {
        has_password: false,
        linkedin: true,
        two_factor: false,
        recovery_codes_left: 0,
        passkeys: [{ ...passkey, name: 'Elektrizitätsversorgungsunternehmen'.repeat(5), used_at: null }],
      },
    },
    sessions: {
      status: 'ready',
      value: [here, ...Array.from({ length: 40 }, (_, index) => ({ ...phone, id: `phone-${index}` }))],
    },
    tokens: { status: 'ready', value: [{ ...token, name: 'Zulieferer'.repeat(20) }] },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: 'Sign out Safari on iPhone' })).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 41' }));
    await expect(canvas.getAllByRole('button', { name: 'Sign out Safari on iPhone' })).toHaveLength(40);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const German: Story = { tags: ['phone'], globals: { locale: 'de' } };

export const Arabic: Story = { tags: ['phone'], globals: { locale: 'ar' } };
