import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Testimonials } from '.';

const meta = {
  title: 'Shell/Testimonials',
  component: Testimonials,
  args: { number: 4 },
} satisfies Meta<typeof Testimonials>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Quotes members, as sample content [MKT-007]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'How members use Millrace' });
    await expect(within(section).getByText('Two examples')).toBeVisible();
    const quotes = within(section).getAllByRole('figure');
    await expect(quotes).toHaveLength(2);
    await expect(quotes[0]).toHaveTextContent('Per AhlHead of purchasing, Kvarnholm Silica AB');
  },
};
