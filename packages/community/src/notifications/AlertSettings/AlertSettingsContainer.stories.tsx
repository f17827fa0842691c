import { failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AlertSettingsContainer } from '.';

const meta = {
  title: 'Notifications/AlertSettingsContainer',
  tags: ['!autodocs', 'no-visual'], // They end like Default of AlertSettings; that it is saved is only heard.
  component: AlertSettingsContainer,
  ...withApi,
} satisfies Meta<typeof AlertSettingsContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const SAVE = 'PUT /api/v2/me/alerts';

export const Default: Story = {
  name: 'Saves each change as it is made [GAP-094]',
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('radio', { name: 'Off' })).toHaveLength(5));
    await userEvent.click(canvas.getAllByRole('radio', { name: 'Off' })[1] as HTMLElement);
    await waitFor(() => expect(sentRequests()).toContain(SAVE));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved.'));
    await expect(canvas.getAllByRole('radio', { name: 'Off' })[1]).toBeChecked();
  },
};

export const NotSaved: Story = {
  name: 'Takes back what was not saved, and says so; it can be tried again',
  parameters: {
    api: { scenarios: [failing('server', { operations: ['setAlertSettings'], times: 1 })] },
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('radio', { name: 'Off' })).toHaveLength(5));
    const off = canvas.getAllByRole('radio', { name: 'Off' })[0] as HTMLElement;
    await userEvent.click(off);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t save this.');
    await expect(off).not.toBeChecked();
    await userEvent.click(off);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(off).toBeChecked();
  },
};

export const NotRead: Story = {
  name: 'Reads again when asked to',
  parameters: { api: { scenarios: [failing('server', { operations: ['getAlertSettings'], times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('radio', { name: 'Off' })).toHaveLength(5));
  },
};
