import { eventSummaries } from '@millrace/api-mocks';
import { fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventCard, toEventSummary } from '.';

const [forum, bare] = eventSummaries(2).map(toEventSummary);
if (!forum || !bare) throw new Error('Two events are known.');

const meta = {
  title: 'Events/EventCard',
  component: EventCard,
  args: { event: forum },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows picture, name, place, start, and what it is about in 100 characters [NAV-025]',
  tags: ['rtl', 'forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Preform & Draw Forum' })).toHaveAttribute(
      'href',
      `/events/${forum.id}`,
    );
    const card = canvas.getByRole('article');
    await expect(card).toHaveTextContent('Lingotto Fiere, Turin, Italy');
    await expect(card).toHaveTextContent('February 9 – 11, 2027');
    await expect(card).toHaveTextContent('Feb 09');
    const summary = canvasElement.querySelector('[data-part="summary"]')?.textContent ?? '';
    await expect(Array.from(summary).length).toBeLessThanOrEqual(100);
    await expect(summary).toMatch(/^Three days on one question.*…$/);
    await expect(card.querySelector('img')?.getAttribute('src')).toContain('/art/v1/optical-fiber/plate/');
  },
};

export const NoPicture: Story = { name: 'Without picture and sector', args: { event: bare } };

export const OneDay: Story = {
  name: 'Tells the day of its place, whatever the reader’s clock says',
  args: {
    event: {
      ...bare,
      timeZone: 'Asia/Tokyo',
      startsAt: Date.UTC(2027, 3, 30, 16),
      endsAt: Date.UTC(2027, 3, 30, 20),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('May 1, 2027');
    await expect(canvas.getByRole('article')).toHaveTextContent('May 01');
  },
};

export const LongText: Story = {
  tags: ['phone'],
  args: {
    event: {
      ...forum,
      name: 'Polarisationserhaltungsfaserherstellungsverfahrensfachtagung der Glasfaserwerke 2027',
      location: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftshaus',
      summary: 'Ziehturmbeschichtungswerkzeugkonstruktionsabteilung'.repeat(5),
    },
  },
  play: fitsItsPlace,
};
