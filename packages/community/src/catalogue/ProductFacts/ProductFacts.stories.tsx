import { aProduct } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductFacts } from '.';

const meta = {
  title: 'Catalogue/ProductFacts',
  component: ProductFacts,
  args: { product: aProduct(), tabHref: (tab) => `/product/p?tab=${tab}` },
} satisfies Meta<typeof ProductFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says kind, sector, names, numbers, countries of suppliers, inputs and uses',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Component' })).toHaveAttribute(
      'href',
      '/products?kind=component',
    );
    await expect(canvas.getByRole('link', { name: 'Optical Fiber' })).toHaveAttribute(
      'href',
      '/sector/optical-fiber',
    );
    await expect(canvas.getByText('60676-86-0')).toBeVisible();
    await expect(canvas.getByText('Optical fiber preform')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Japan 4, Sweden 3, Germany 2, 2 more countries' }),
    ).toHaveAttribute('href', '/product/p?tab=suppliers');
    await expect(canvas.getByRole('link', { name: '9 inputs' })).toHaveAttribute(
      'href',
      '/product/p?tab=materials',
    );
    await expect(canvas.getByRole('link', { name: '7 uses' })).toHaveAttribute(
      'href',
      '/product/p?tab=enduse',
    );
  },
};

export const Bare: Story = {
  name: 'Shows nothing where nothing is known',
  args: {
    product: aProduct({
      kind: null,
      sector: null,
      synonyms: {},
      identifiers: { cas: [], ec: [], hs: [], formula: null, part_numbers: [] },
      supplier_countries: [],
      counts: { suppliers: 0, raw_materials: 0, applications: 0, potential_customers: 0 },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};
