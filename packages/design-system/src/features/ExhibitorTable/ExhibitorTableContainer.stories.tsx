import { anEvent, failing } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withApi } from '../../internal/story-api';
import { bodyRowsOf } from '../../internal/story-rows';
import { ExhibitorTableContainer } from '.';

const meta = {
  title: 'Features/ExhibitorTableContainer',
  tags: ['!autodocs'],
  component: ExhibitorTableContainer,
  ...withApi,
  args: { event: anEvent() },
} satisfies Meta<typeof ExhibitorTableContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Reads who exhibits',
  play: async ({ canvas }) => {
    await waitFor(() => expect(bodyRowsOf(canvas)).toHaveLength(2));
  },
};

export const ErrorState: Story = {
  name: 'Error: says so, and reads again when asked to',
  parameters: { api: { scenarios: [failing('offline', { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(bodyRowsOf(canvas)).toHaveLength(2));
  },
};
