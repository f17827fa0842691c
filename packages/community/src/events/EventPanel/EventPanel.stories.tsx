import { eventSummaries } from '@millrace/api-mocks';
import { toEventSummary } from '@millrace/design-system';
import { errorStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CreateEventCard, RelatedEvents } from '.';

const meta = {
  title: 'Events/EventPanel',
  component: RelatedEvents,
  args: {
    state: { status: 'ready', rows: eventSummaries(3).map(toEventSummary), total: 13, more: 'idle' },
    listHref: '/event-list',
    onLoadMore: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RelatedEvents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows related events, and more when asked to [NAV-025]',
  tags: ['rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Related Events' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'See more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Create: Story = {
  name: 'Leads to an event of one’s own',
  render: () => <CreateEventCard href="/addevent" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Create Event' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create Event' })).toHaveAttribute('href', '/addevent');
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/event-list');
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: eventSummaries(2)
        .map(toEventSummary)
        .map((event) => ({
          ...event,
          eventName: 'Polarisationserhaltungsfaserherstellungsverfahrensfachtagung der Glasfaserwerke 2027',
          location: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftshaus',
        })),
      total: 2,
      more: 'idle',
    },
  },
  play: async ({ canvas }) => {
    for (const article of canvas.getAllByRole('article')) {
      await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
    }
  },
};
