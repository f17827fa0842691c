import { publisherReport } from '@millrace/api-mocks';
import { EMBED_FIGURES } from '@millrace/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PublisherReport } from '.';

const data = publisherReport();

const meta = {
  title: 'Publishing/PublisherReport',
  component: PublisherReport,
  args: {
    state: { status: 'ready', data },
    range: { from: data.from, to: data.to, by: 'week', preset: 28 },
    today: data.to,
    sitesHref: '/widgets/sites',
    widgetsHref: '/widgets',
    onRangeChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PublisherReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows each kind of figures as a chart with a table behind it, and each widget with what it shows by now',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Widgets on www.trade.example');
    const views = within(canvas.getByRole('region', { name: 'Views' }));
    await expect(await views.findByRole('img')).toHaveAccessibleName(/^Views by week: 5,782 in total/);
    await userEvent.click(views.getByRole('button', { name: 'Views as a table' }));
    const week = within(views.getByRole('table')).getByRole('row', { name: /^Sep 7, 2026/ });
    await expect(week).toHaveTextContent(/1,671$/);
    await expect(
      canvas.getByText(/^1 widget is empty: its page was removed or is of another kind/),
    ).toBeVisible();
    await expect(canvas.getByText(/^1 widget shows a page that was merged/)).toBeVisible();
    // On phones the heads are hidden, so rows are counted from the last.
    const rows = within(canvas.getByRole('table', { name: 'Widgets' }))
      .getAllByRole('row')
      .slice(-5);
    await expect(rows[0]).toHaveTextContent(/Nothing to show.*Empty: readers see your link/);
    await expect(rows[1]).toHaveTextContent(/Merged: shows Kvarnholm Silica AB/);
    await expect(
      within(rows[2] as HTMLElement).getByRole('link', { name: 'Preform silica glass' }),
    ).toBeVisible();
    await expect(rows[4]).toHaveTextContent('Optical Fiber');
  },
};

export const Empty: Story = {
  name: 'Says where nothing was counted, and how something comes to be',
  args: {
    state: {
      status: 'ready',
      data: {
        ...data,
        buckets: data.buckets.map((bucket) => ({
          ...bucket,
          ...{ views: 0, fallbacks: 0, interactions: 0, clicks: 0, sign_ups: 0, quotes: 0 },
        })),
        widgets: [],
        widget_count: 0,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No data for this period.')).toHaveLength(EMBED_FIGURES.length);
    await expect(canvas.getByRole('link', { name: 'Create widget' })).toHaveAttribute('href', '/widgets');
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toBeEnabled();
  },
};

export const Failed: Story = {
  name: 'Says that the figures did not come, and asks again',
  args: { state: { status: 'error' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /try again/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Unproven: Story = {
  name: 'Leads to where it is shown that the site is one’s own',
  args: { state: { status: 'unproven' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verify this site first')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your sites' })).toHaveAttribute(
      'href',
      '/widgets/sites',
    );
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const Missing: Story = { args: { state: { status: 'missing' } } };
