import { failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AnalyticsContainer, type AnalyticsContainerProps } from '.';

/** Holds the range, as the address of the page does. */
function Example(props: AnalyticsContainerProps) {
  const [range, setRange] = useState(props.range);
  return <AnalyticsContainer {...props} range={range} onRangeChange={setRange} />;
}

const meta = {
  title: 'Commerce/AnalyticsContainer',
  tags: ['!autodocs', 'no-visual'], // Analytics draws what these end with.
  component: AnalyticsContainer,
  render: (args) => <Example {...args} />,
  args: {
    range: { from: '2026-08-24', to: '2026-09-20', by: 'day', preset: 28 },
    today: '2026-09-20',
    onRangeChange: fn(),
  },
  parameters: { api: { viewer: 'platinum' } },
  ...withApi,
} satisfies Meta<typeof AnalyticsContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Asks for other days, and keeps those before until they come [GAP-077]',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Views' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await expect(canvas.getByRole('region', { name: 'Views' })).toBeVisible();
    await waitFor(() =>
      expect(sentRequests()).toContain('GET /api/v2/analytics?from=2026-08-24&to=2026-09-20&by=week'),
    );
  },
};

export const OtherPlan: Story = {
  name: 'Premium is told that analytics come with Platinum [PLAN-008]',
  parameters: { api: { viewer: 'premium' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Analytics come with Platinum')).toBeVisible();
  },
};

export const Fails: Story = {
  name: 'Asks again after a failure',
  parameters: {
    api: { viewer: 'platinum', scenarios: [failing('server', { operations: ['getAnalytics'], times: 1 })] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /try again/i }));
    await expect(await canvas.findByRole('region', { name: 'Views' })).toBeVisible();
  },
};
