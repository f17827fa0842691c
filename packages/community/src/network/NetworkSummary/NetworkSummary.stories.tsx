import { fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NetworkSummary } from '.';

const meta = {
  title: 'Network/NetworkSummary',
  component: NetworkSummary,
  args: { products: 1204, suppliers: 38, links: 0, number: 2 },
} satisfies Meta<typeof NetworkSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what the product network holds [MKT-005]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The product network' })).toBeVisible();
    const [products, suppliers, links] = canvas.getAllByRole('listitem');
    await expect(products).toHaveTextContent('1,204Products, each with its own page');
    await expect(suppliers).toHaveTextContent('38Suppliers listed');
    await expect(links).toHaveTextContent('0Links along their value chains');
  },
};

export const LongText: Story = {
  name: 'Large figures stay in their place',
  args: { products: 1_234_567, suppliers: 98_765, links: 654_321 },
  tags: ['phone'],
  play: fitsItsPlace,
};
