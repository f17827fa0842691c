import { huge } from '@millrace/api-mocks';
import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RelatedEventsContainer } from '.';

const meta = {
  title: 'Events/RelatedEventsContainer',
  tags: ['!autodocs'],
  component: RelatedEventsContainer,
  ...withApi,
  args: { filter: {}, listHref: '/event-list' },
} satisfies Meta<typeof RelatedEventsContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const expectCards = (canvas: Canvas, count: number) =>
  waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count), { timeout: 8000 });

export const Many: Story = {
  name: 'Shows ten, and ten more when asked to [NAV-026]',
  tags: ['no-visual'], // The same cards, many times.
  parameters: { api: { scenarios: [huge({ rows: 30 })] } },
  play: async ({ canvas, userEvent }) => {
    await expectCards(canvas, 10);
    await userEvent.click(canvas.getByRole('button', { name: 'See more' }));
    await expectCards(canvas, 20);
  },
};
