import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PushSettings } from '.';

const meta = {
  title: 'Notifications/PushSettings',
  component: PushSettings,
  args: { status: 'off', isBusy: false, failure: null, onChange: fn(), onRetry: fn() },
} satisfies Meta<typeof PushSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Asks whether this device shows what one is told',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Show notifications on this device' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading this device’s settings…');
  },
};

export const ErrorState: Story = {
  name: 'Error: offers to read it again',
  args: { status: 'failed' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const On: Story = {
  args: { status: 'on' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { checked: true }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

export const Denied: Story = {
  name: 'Says where to allow what the browser blocks',
  args: { status: 'denied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Allow them in its settings');
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const Unable: Story = {
  name: 'Says that the browser can’t',
  args: { status: 'unable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('This browser can’t show notifications');
  },
};

export const DidNotWork: Story = {
  name: 'Says why it was not turned on',
  args: { failure: 'We couldn’t reach the browser’s push service. Try again in a moment.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t change this.');
  },
};
