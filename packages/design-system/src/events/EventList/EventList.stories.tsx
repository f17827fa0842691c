import { eventSummaries } from '@millrace/api-mocks';
import { errorStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { toEventSummary } from '../EventCard';
import { EventCalendar, EventFilters, EventList } from '.';

const meta = {
  title: 'Events/EventList',
  component: EventList,
  args: {
    state: { status: 'ready', rows: eventSummaries(6).map(toEventSummary), total: 24, more: 'idle' },
    createHref: '/addevent',
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof EventList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists events and shows more of them [MOCK-006]',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByText('6 of 24 shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more events' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create Event' })).toHaveAttribute('href', '/addevent');
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const Filters: Story = {
  name: 'Finds by name or place, sector, country and month, by an address',
  render: () => (
    <EventFilters
      action="/event-list"
      firstMonth="2026-11"
      values={{ text: 'Turin', sector: 'optical-fiber', country: 'IT', month: '2026-09' }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Name or location' })).toHaveValue('Turin');
    await expect(canvas.getByRole('combobox', { name: 'Sector' })).toHaveValue('optical-fiber');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Italy');
    // A past month is offered while it is selected.
    await expect(canvas.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('September 2026');
    const form = canvasElement.querySelector('form');
    await expect([form?.method, new URL(form?.action ?? '').pathname]).toEqual(['get', '/event-list']);
  },
};

export const FiltersFolded: Story = {
  name: 'Folds all but the name or place on a phone, and says how many filters are used',
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => (
    <EventFilters
      action="/event-list"
      firstMonth="2026-11"
      view="calendar"
      values={{ text: '', sector: 'optical-fiber', country: 'IT', month: '2027-02' }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Name or location' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Country' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (2)' }));
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Italy');
    // A calendar navigates between months by itself.
    await expect(canvas.queryByRole('combobox', { name: 'Month' })).not.toBeInTheDocument();
  },
};

export const AsCalendar: Story = {
  name: 'Shows a month with one bar for each event, and marks today',
  tags: ['phone', 'rtl'],
  render: () => (
    <EventCalendar
      month="2027-02"
      state={{ status: 'ready', rows: eventSummaries(1).map(toEventSummary), total: 1, more: 'idle' }}
      onRetry={fn()}
      today="2027-02-12"
      nextMonth="2027-05"
      monthHref={(month) => `/event-list?view=calendar&month=${month}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'February 2027' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Preform & Draw Forum' })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Next events: May 2027' })).toBeVisible();
    const today = canvas.getByText('12').closest('td');
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(canvas.getByRole('link', { name: 'Next month' })).toHaveAttribute(
      'href',
      '/event-list?view=calendar&month=2027-03',
    );
  },
};
