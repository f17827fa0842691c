import { aAlertSettings } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AlertSettings } from '.';

const meta = {
  title: 'Notifications/AlertSettings',
  component: AlertSettings,
  args: {
    state: { status: 'ready', settings: aAlertSettings() },
    saving: { status: 'idle' },
    onChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AlertSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Asks how often one is mailed, for each kind [GAP-094]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas, args, userEvent }) => {
    const posts = canvas.getByRole('group', { name: /^Your posts and discussions/ });
    await expect(posts).toBeVisible();
    const { settings } = (args as { state: { settings: ReturnType<typeof aAlertSettings> } }).state;
    await userEvent.click(canvas.getAllByRole('radio', { name: 'Right away' })[0] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...settings,
      frequencies: { ...settings.frequencies, posts: 'immediate' },
    });
    await userEvent.click(canvas.getByRole('switch', { name: /^Send me alerts/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...settings, stopped: true });
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your alert settings…');
  },
};

export const ErrorState: Story = {
  name: 'Error: offers to read it again',
  args: { state: { status: 'failed', isRetrying: false } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stopped: Story = {
  name: 'Keeps what was chosen while all alerts are off',
  args: { state: { status: 'ready', settings: aAlertSettings({ stopped: true }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: /^Send me alerts/ })).not.toBeChecked();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(canvas.getAllByRole('radio', { name: 'Daily' })[0]).toBeChecked();
  },
};

export const NotSaved: Story = {
  name: 'Says why a change was not saved',
  args: { saving: { status: 'failed', reason: 'We couldn’t reach the server.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We couldn’t save this. We couldn’t reach the server',
    );
  },
};

export const German: Story = { tags: ['phone'], globals: { locale: 'de' } };

export const Arabic: Story = { tags: ['phone'], globals: { locale: 'ar' } };
