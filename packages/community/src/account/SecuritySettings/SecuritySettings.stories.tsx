import type { SessionEntry } from '@millrace/api-client';
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
  name: 'Laptop at the works',
  created_at: '2026-08-02T09:12:00.000Z',
  used_at: '2026-09-14T06:50:00.000Z',
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
    await expect(canvas.getByText(/9 recovery codes are left/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign out Firefox on Windows' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(args.onEndSession).toHaveBeenCalledWith(phone);
    await expect(canvas.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Laptop at the works' }));
    await expect(args.onAsk).toHaveBeenCalledWith({ about: 'removePasskey', passkey });
  },
};

export const Loading: Story = {
  args: { security: { status: 'loading' }, sessions: { status: 'loading' } },
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
    canAddPasskeys: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This browser does not know passkeys.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    await expect(canvas.getByText('You are signed in nowhere else.')).toBeVisible();
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
