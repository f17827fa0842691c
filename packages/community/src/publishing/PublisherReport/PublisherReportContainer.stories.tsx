import { failing, publisherSites } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PublisherReportContainer, type PublisherReportContainerProps } from '.';

const [fresh, proven] = publisherSites();
if (!fresh || !proven) throw new Error('Two are known.');

/** Holds the range, as the address of the page does. */
function Example(props: PublisherReportContainerProps) {
  const [range, setRange] = useState(props.range);
  return <PublisherReportContainer {...props} range={range} onRangeChange={setRange} />;
}

const meta = {
  title: 'Publishing/PublisherReportContainer',
  tags: ['!autodocs', 'no-visual'], // PublisherReport draws what these end with.
  component: PublisherReportContainer,
  render: (args) => <Example {...args} />,
  args: {
    siteId: proven.id,
    range: { from: '2026-08-24', to: '2026-09-20', by: 'day', preset: 28 },
    today: '2026-09-20',
    onRangeChange: fn(),
    sitesHref: '/widgets/sites',
    widgetsHref: '/widgets',
  },
  ...withApi,
} satisfies Meta<typeof PublisherReportContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Asks for other days, and keeps those before until they come',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Views' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await expect(canvas.getByRole('region', { name: 'Views' })).toBeVisible();
    await waitFor(() =>
      expect(sentRequests()).toContain(
        `GET /api/v2/me/publisher-sites/${proven.id}/report?from=2026-08-24&to=2026-09-20&by=week`,
      ),
    );
  },
};

export const Unproven: Story = {
  name: 'Tells nothing of a site that is not shown to be one’s own',
  args: { siteId: fresh.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verify this site first')).toBeVisible();
  },
};

export const Missing: Story = {
  name: 'Knows no sites of others',
  args: { siteId: '00000000-0000-4000-8000-000000000000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find this site')).toBeVisible();
  },
};

export const Fails: Story = {
  name: 'Asks again after a failure',
  parameters: { api: { scenarios: [failing('server', { operations: ['getPublisherReport'], times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /try again/i }));
    await expect(await canvas.findByRole('region', { name: 'Views' })).toBeVisible();
  },
};
