import { aBareEvent, anEvent } from '@millrace/api-mocks';
import { fitsItsPlace } from '@millrace/story-kit';
import { Menu } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VoteControl } from '../VoteControl';
import { EventHeader } from '.';

const event = anEvent();

const meta = {
  title: 'Events/EventHeader',
  component: EventHeader,
  args: {
    event,
    listHref: '/event-list',
    menu: <Menu label="More actions" items={[{ id: 'tag', name: 'Tag Products' }]} />,
    children: <VoteControl counts={event.counts} vote="Going" onVote={fn()} />,
  },
} satisfies Meta<typeof EventHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows picture, month and day, name, creator, start, end and place [EVT-001, EVT-002, EVT-006]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Preform & Draw Forum' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-component="EventDate"]')).toHaveTextContent('Feb 09');
    await expect(canvasElement.querySelector('img')?.getAttribute('src')).toContain('/plate/');
    await expect(canvasElement).toHaveTextContent(
      'Public Event created by Franziska Adler, Kvarnholm Silica AB',
    );
    await expect(canvas.getByRole('link', { name: 'Franziska Adler' })).toHaveAttribute(
      'href',
      `/networkFeed/user/${event.createdBy}`,
    );
    const facts = canvasElement.querySelector('[data-part="facts"]');
    await expect(facts).toHaveTextContent(
      'Tue, Feb 9, 2027, 09:00 – Thu, Feb 11, 2027, 16:30 in Turin (CET)3 days',
    );
    await expect(facts).toHaveTextContent('Lingotto Fiere, Turin, Italy');
    await expect(await canvas.findByRole('img', { name: 'Map: Italy' })).toBeVisible();
  },
};

export const YourTime: Story = {
  name: 'Tells the reader’s own time beside that of the place',
  args: { event: { ...event, time_zone: 'Pacific/Kiritimati' } },
  tags: ['no-visual'], // The zone of the machine.
  play: async ({ canvasElement }) => {
    const facts = canvasElement.querySelector('[data-part="facts"]');
    await expect(facts).toHaveTextContent(/Tue, Feb 9, 2027, 22:00.*\(GMT\+14\)/);
    // No test machine is in this time zone.
    const own = facts?.querySelector('[data-part="yourTime"]');
    await expect(own).toHaveTextContent(/\d\d:\d\d your time$/);
  },
};

export const Bare: Story = {
  name: 'Without picture, sector, country and company',
  args: { event: aBareEvent() },
};

export const LongText: Story = {
  args: {
    event: {
      ...event,
      eventName: 'Polarisationserhaltungsfaserherstellungsverfahrensfachtagung der Glasfaserwerke 2027',
      location: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftshaus',
    },
  },
  tags: ['phone'],
  play: fitsItsPlace,
};

export const Phone: Story = {
  name: 'Phone: the name has the whole width, below the date',
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    if (canvasElement.clientWidth > 767) return;
    const name = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const date = canvasElement.querySelector('[data-component="EventDate"]')?.getBoundingClientRect();
    await expect(name.top).toBeGreaterThanOrEqual(date?.bottom ?? Number.POSITIVE_INFINITY);
    await expect(name.left).toBe(date?.left);
  },
};

export const Hidden: Story = {
  name: 'Tells its creator that a moderator has hidden it, and why [GAP-096]',
  args: { event: anEvent({ hidden: { reason: 'spam', since: '2026-09-15T08:20:00.000Z' } }) },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('A moderator has hidden this event: Spam or advertising. Only you can see it.'),
    ).toBeVisible();
  },
};
