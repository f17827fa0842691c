import { analytics } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Analytics, type AnalyticsProps } from '.';

const data = analytics();

const meta = {
  title: 'Commerce/Analytics',
  component: Analytics,
  args: {
    state: { status: 'ready', data },
    range: { from: data.from, to: data.to, by: 'week', preset: 28 },
    today: data.to,
    company: { id: data.company_id, name: data.company_name },
    onRangeChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Analytics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Views, followers, clicks, post reach and requests for quotes by week, each as a chart with a table behind it [GAP-077, PLAN-008]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Views', 'Followers', 'Clicks', 'Post reach', 'Quote requests']) {
      const figure = within(canvas.getByRole('region', { name }));
      await expect(await figure.findByRole('img')).toBeVisible();
      await expect(figure.getByRole('button', { name: `${name} as a table` })).toBeVisible();
    }
    const views = within(canvas.getByRole('region', { name: 'Views' }));
    await expect(views.getByRole('img')).toHaveAccessibleName(
      'Views by week: 918 in total, 253 at the peak (Sep 7, 2026 – Sep 13, 2026)',
    );
    views.getByRole('button', { name: 'Views as a table' }).focus();
    await userEvent.keyboard('{Enter}');
    const table = within(views.getByRole('table', { name: 'Views' }));
    const week = table.getByRole('row', { name: /^Sep 7, 2026 – Sep 13, 2026/ });
    await expect(week).toHaveTextContent(/231.*22$/);
  },
};

export const Compared: Story = {
  name: 'Compares with as many days before, in words and by a dashed line, and says what one can do',
  args: {
    state: {
      status: 'ready',
      data,
      before: {
        ...data,
        buckets: data.buckets.map((bucket) => ({ ...bucket, views: { web: 100, widget: 0 } })),
      },
    },
  },
  play: async ({ canvas }) => {
    const views = within(canvas.getByRole('region', { name: 'Views' }));
    await expect(views.getByText(/more than in the 28 days before \(\+\d+%\)$/)).toBeVisible();
    await expect(await views.findByText('The 28 days before')).toBeVisible();
    await expect(views.getByRole('link', { name: 'complete your company page and products' })).toBeVisible();
  },
};

export const Days: Story = {
  name: 'Other days are chosen by their first and last; what cannot be shown is said at its field',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Month' }));
    await expect(args.onRangeChange).toHaveBeenLastCalledWith(expect.objectContaining({ by: 'month' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'Last 90 days');
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({
      from: '2026-06-23',
      to: '2026-09-20',
      by: 'week',
      preset: 90,
    });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'Custom range');
    const first = within(canvas.getByRole('group', { name: 'From' }));
    await userEvent.click(first.getByRole('spinbutton', { name: /^year/ }));
    await userEvent.keyboard('2023');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(canvas.getByText('Choose a range of up to two years.')).toBeVisible();
    await userEvent.click(first.getByRole('spinbutton', { name: /^year/ }));
    await userEvent.keyboard('2025');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({
      from: '2025-08-24',
      to: '2026-09-20',
      by: 'week',
      preset: null,
    });
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toBeEnabled();
  },
};

/** Days without any activity, for a company that supplies nothing. */
const empty = (): AnalyticsProps['state'] => {
  const none = { web: 0, widget: 0 };
  const nobody = { gained: 0, lost: 0, total: 0 };
  const buckets = data.buckets.map(({ from, to }) => ({
    ...{ from, to, views: none, clicks: none, reach: none, quotes: none },
    ...{ followers: nobody, product_followers: nobody },
  }));
  return { status: 'ready', data: { ...data, buckets, products: [], product_count: 0 } };
};

export const Empty: Story = {
  name: 'Says where nothing happened, and how products come here',
  args: { state: empty() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No data for this period.')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Go to Kvarnholm Silica AB' })).toBeVisible();
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

export const OtherPlan: Story = {
  name: 'On other plans it says what it would show, and leads to the plans [PLAN-008]',
  tags: ['phone'],
  args: { state: { status: 'refused', reason: 'plan_required' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Analytics come with Platinum')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plans');
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const Unverified: Story = {
  name: 'Who is not known to work there is led to where that is shown [GAP-089]',
  args: { state: { status: 'refused', reason: 'company_only' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Kvarnholm Silica AB' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/company\//),
    );
  },
};

export const NoCompany: Story = {
  args: { state: { status: 'refused', reason: 'company_required' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add your company' })).toHaveAttribute('href', '/profile');
  },
};

const day = { from: '2026-09-20', to: '2026-09-20' };

export const OneDay: Story = {
  name: 'One day alone',
  args: {
    state: { status: 'ready', data: analytics({ ...day, by: 'day' }) },
    range: { ...day, by: 'day', preset: null },
  },
  play: async ({ canvas }) => {
    const views = within(canvas.getByRole('region', { name: 'Views' }));
    await expect(await views.findByRole('img')).toHaveAccessibleName(/at the peak \(Sep 20, 2026\)$/);
  },
};

const halfYear = { from: '2026-03-20', to: '2026-09-20' };

export const ManyDays: Story = {
  name: 'Half a year, day by day: long tables are written once they are opened',
  tags: ['no-visual'], // Like Default, with a table far longer than a picture.
  args: {
    state: { status: 'ready', data: analytics({ ...halfYear, by: 'day' }) },
    range: { ...halfYear, by: 'day', preset: null },
  },
  play: async ({ canvas, userEvent }) => {
    const views = within(canvas.getByRole('region', { name: 'Views' }));
    await expect(await views.findByRole('img')).toBeVisible();
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
    await userEvent.click(views.getByRole('button', { name: 'Views as a table' }));
    await expect(views.getByRole('table')).toHaveAttribute('aria-rowcount', '186');
  },
};

const longCompany = 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG';

export const LongText: Story = {
  tags: ['phone'],
  args: {
    company: { id: data.company_id, name: longCompany },
    state: {
      status: 'ready',
      data: {
        ...data,
        company_name: longCompany,
        buckets: data.buckets.map((bucket) => ({
          ...bucket,
          views: { web: 123_456_789, widget: 98_765_432 },
        })),
        products: data.products.map((product) => ({
          ...product,
          product_name:
            'Polarisationserhaltungsfaserherstellungsverfahrensvorform, strahlungsgehärtet und polyimidbeschichtet',
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: /products/i });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
};
