import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WaterGauge } from '.';

const meta = {
  title: '{Area}/WaterGauge',
  component: WaterGauge,
  args: {
    state: { status: 'ready', rows: [{ id: 'a', name: 'The first entry' }], total: 1, more: 'idle' },
    onRetry: fn(),
  },
} satisfies Meta<typeof WaterGauge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Does what it is there for',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What the water gauge must show first')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: 'The server did not answer. Try again in a minute.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
