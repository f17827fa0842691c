import { anEvent, failing } from '@millrace/api-mocks';
import { findBodyRows, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AttendeeTableContainer } from '.';

const meta = {
  title: 'Events/AttendeeTableContainer',
  tags: ['!autodocs'],
  component: AttendeeTableContainer,
  ...withApi,
  args: { event: anEvent() },
} satisfies Meta<typeof AttendeeTableContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Reads who attends, and those alone who gave an answer',
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(4));
    await userEvent.click(canvas.getByText('Attending'));
    await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(2));
  },
};

export const Guest: Story = {
  name: 'Tells a guest how many there are [EVT-015]',
  args: { signInHref: '?login=true' },
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 members have replied.')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error: says so, and reads again when asked to',
  parameters: { api: { scenarios: [failing('offline', { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(4));
  },
};
