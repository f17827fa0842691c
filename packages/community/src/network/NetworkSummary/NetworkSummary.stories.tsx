import { fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NetworkSummary } from '.';

const meta = {
  title: 'Network/NetworkSummary',
  component: NetworkSummary,
  args: { products: 1204, companies: 38, sectors: 8, number: 2 },
} satisfies Meta<typeof NetworkSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what the product network holds [MKT-005]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The product network' })).toBeVisible();
    const [products, companies, sectors] = canvas.getAllByRole('listitem');
    await expect(products).toHaveTextContent('1,204Products, each with its own page');
    await expect(companies).toHaveTextContent('38Companies that you can reach');
    await expect(sectors).toHaveTextContent('8Sectors, linked by their value chains');
  },
};

export const LongText: Story = {
  name: 'Large figures stay in their place',
  args: { products: 1_234_567, companies: 98_765, sectors: 654_321 },
  tags: ['phone'],
  play: fitsItsPlace,
};
