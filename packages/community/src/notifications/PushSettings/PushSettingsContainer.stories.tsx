import { failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type PushBrowser, PushSettingsContainer } from '.';

/** A browser whose user answers the permission prompt as the story requires. */
function aBrowser(answer: NotificationPermission, isAble = true): PushBrowser {
  let permission: NotificationPermission = 'default';
  return {
    isAble: () => isAble,
    permission: () => permission,
    subscribe: async () => {
      permission = answer;
      const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
      return answer === 'granted' ? { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys } : null;
    },
    unsubscribe: async () => undefined,
  };
}

const meta = {
  title: 'Notifications/PushSettingsContainer',
  tags: ['!autodocs', 'no-visual'], // PushSettings draws what these end with.
  component: PushSettingsContainer,
  ...withApi,
} satisfies Meta<typeof PushSettingsContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Turns it on when its user allows it, and off again',
  args: { browser: aBrowser('granted') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch'));
    await waitFor(() => expect(canvas.getByRole('switch')).toBeChecked());
    await expect(sentRequests()).toContain('PUT /api/v2/me/push');
    await waitFor(() => expect(canvas.getByRole('switch')).toBeEnabled());
    await userEvent.click(canvas.getByRole('switch'));
    await waitFor(() => expect(canvas.getByRole('switch')).not.toBeChecked());
    await expect(sentRequests()).toContain('DELETE /api/v2/me/push');
  },
};

export const Denied: Story = {
  name: 'Sends nothing when its user says no',
  args: { browser: aBrowser('denied') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch'));
    await expect(await canvas.findByRole('note')).toHaveTextContent('This browser blocks notifications');
    await expect(sentRequests()).not.toContain('PUT /api/v2/me/push');
  },
};

export const Unable: Story = {
  args: { browser: aBrowser('granted', false) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent('can’t show notifications');
  },
};

export const NotSaved: Story = {
  name: 'Stays off when the server did not take it, and can be tried again',
  args: { browser: aBrowser('granted') },
  parameters: { api: { scenarios: [failing('server', { operations: ['setPush'], times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t change this.');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await userEvent.click(canvas.getByRole('switch'));
    await waitFor(() => expect(canvas.getByRole('switch')).toBeChecked());
  },
};
