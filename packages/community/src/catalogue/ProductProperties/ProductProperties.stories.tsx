import { aProduct } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductProperties } from '.';

const { name, properties = [] } = aProduct();

const meta = {
  title: 'Catalogue/ProductProperties',
  component: ProductProperties,
  args: { name, properties: [...properties, ...properties] },
} satisfies Meta<typeof ProductProperties>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says value, condition and source of each property, the first four at once',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: `Properties of ${name}` })).toBeVisible();
    const [, density] = canvas.getAllByRole('row');
    await expect(density).toHaveTextContent(/Density2\.2.g\/cm³at 20 °Crefractiveindex\.info/);
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 10 properties' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getAllByText('Germanium dioxide')).toHaveLength(2);
  },
};

export const Empty: Story = {
  tags: ['no-visual'], // It is empty.
  args: { properties: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('table')).toBeNull();
  },
};
