import { aBareEvent, anEvent } from '@millrace/api-mocks';
import { fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventAbout } from '.';

const meta = {
  title: 'Events/EventAbout',
  component: EventAbout,
  args: { event: anEvent() },
} satisfies Meta<typeof EventAbout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the details as rich text, and the products [EVT-010]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Who should come' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Preform silica glass' })).toHaveAttribute(
      'href',
      `/product/preform-silica-glass/${anEvent().primaryProducts[0]}`,
    );
  },
};

export const Bare: Story = { name: 'Without products', args: { event: aBareEvent() } };

export const LongText: Story = {
  args: {
    event: anEvent({ details: `<p>${'Ziehturmbeschichtungswerkzeugkonstruktion'.repeat(8)}</p>` }),
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
