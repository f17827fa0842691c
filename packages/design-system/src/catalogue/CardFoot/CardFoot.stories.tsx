import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardFoot } from '.';

const meta = {
  title: 'Catalogue/CardFoot',
  component: CardFoot,
  args: { href: '/product/preform-silica-glass/1', children: 'Product page' },
} satisfies Meta<typeof CardFoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says whose the card is, and where it leads',
  tags: ['rtl'],
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: /Millrace.*Product page/ });
    await expect(link).toHaveAttribute('href', args.href);
  },
};

export const Narrow: Story = {
  name: 'Keeps to one line in the narrowest card',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').offsetHeight).toBeLessThan(48);
  },
};
