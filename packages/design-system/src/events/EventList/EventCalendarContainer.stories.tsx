import { failing, huge } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { EventCalendarContainer } from '.';

const meta = {
  title: 'Events/EventCalendarContainer',
  tags: ['!autodocs'],
  component: EventCalendarContainer,
  ...withApi,
  args: {
    month: '2027-02',
    filter: { month: '2027-02', limit: 100 },
    monthHref: (month: string) => `/event-list?view=calendar&month=${month}`,
  },
} satisfies Meta<typeof EventCalendarContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the events of a month across their days, and leads to the next with events [GAP-023]',
  play: async ({ canvas }) => {
    const forum = await canvas.findByRole('link', { name: 'Preform & Draw Forum' });
    await expect(forum.closest('td')?.colSpan).toBe(3);
    await expect(await canvas.findByRole('link', { name: 'Next events: March 2027' })).toHaveAttribute(
      'href',
      '/event-list?view=calendar&month=2027-03',
    );
  },
};

export const ErrorState: Story = {
  name: 'Error: says so, and reads again when asked to',
  parameters: { api: { scenarios: [failing('offline', { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findAllByRole('link', { name: 'Preform & Draw Forum' });
  },
};

/** Returns the requests for the month itself, without those for later months. */
const sentPages = () => sentRequests().filter((one) => !one.includes('until_month'));

export const Many: Story = {
  name: 'Reads a month to its end, page by page',
  tags: ['no-visual'], // The same entries, on other days.
  args: { month: '2033-07', filter: { limit: 100 } },
  parameters: { api: { scenarios: [huge({ rows: 250 })] } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Cell Makers’ Round 2033' }))[0]).toBeVisible();
    await waitFor(() => expect(sentPages()).toHaveLength(3));
  },
};

export const InPart: Story = {
  ...Many,
  name: 'Says how many of a month are shown where the next page did not load, and reads on from there',
  beforeEach: ({ msw }) => {
    let hasFailed = false;
    msw.use(
      http.get('*/api/v1/events', ({ request }) => {
        if (hasFailed || !new URL(request.url).searchParams.has('cursor')) return;
        hasFailed = true;
        return HttpResponse.error();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const notice = /^We loaded 100 of 250 events\. The rest failed to load\./;
    await expect(await canvas.findByText(notice)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(notice)).toBeNull());
    await waitFor(() => expect(sentPages()).toHaveLength(4));
  },
};
