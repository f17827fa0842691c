import { huge } from '@millrace/api-mocks';
import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EventListContainer } from '.';

const meta = {
  title: 'Events/EventListContainer',
  tags: ['!autodocs'],
  component: EventListContainer,
  ...withApi,
  args: { filter: {}, createHref: '/addevent' },
} satisfies Meta<typeof EventListContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const expectCards = (canvas: Canvas, count: number) =>
  waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count), { timeout: 8000 });

export const Default: Story = {
  name: 'Lists the next first',
  play: async ({ canvas }) => {
    await expectCards(canvas, 3);
    const names = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Preform & Draw Forum', 'Glass Process Days', 'Coating Line Meet']);
  },
};

export const Many: Story = {
  name: 'Shows ten, and ten more',
  tags: ['no-visual'], // The same cards, many times.
  parameters: { api: { scenarios: [huge({ rows: 30 })] } },
  play: async ({ canvas, userEvent }) => {
    await expectCards(canvas, 10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more events' }));
    await expectCards(canvas, 20);
  },
};
