import { eventSummaries } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddToCalendar } from '.';

const [event] = eventSummaries(1);
if (!event) throw new Error('One is known.');

const meta = {
  title: 'Events/AddToCalendar',
  component: AddToCalendar,
  args: {
    event,
    url: `https://millrace.example/events/${event.id}`,
    fileHref: `https://api.millrace.example/api/v2/events/${event.id}/event.ics`,
  },
} satisfies Meta<typeof AddToCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Add to calendar' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'File (.ics)' })).toHaveAttribute('href', args.fileHref);
    for (const name of [/^Google/, /^Outlook/]) {
      const { href } = canvas.getByRole<HTMLAnchorElement>('link', { name });
      await expect(decodeURIComponent(href)).toContain(args.url);
      await expect(decodeURIComponent(href)).toContain('Lingotto Fiere, Turin, Italy');
    }
  },
};
