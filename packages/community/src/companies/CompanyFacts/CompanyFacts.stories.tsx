import { aCompany } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompanyFacts } from '.';

const meta = {
  title: 'Companies/CompanyFacts',
  component: CompanyFacts,
  args: {
    company: aCompany({
      type: 'manufacturer',
      sectors: ['optical-fiber', 'semiconductor'],
      url: 'https://kvarnholm.example',
      verified_people: 3,
    }),
    products: 11,
    tabHref: (tab) => `#${tab}`,
  },
} satisfies Meta<typeof CompanyFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what kind of company it is, and leads to its sectors, products, people and website',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Manufacturer')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Optical Fiber' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '11 products' })).toHaveAttribute('href', '#products');
  },
};

export const Unknown: Story = {
  name: 'Shows nothing where nothing is known',
  tags: ['no-visual'], // It is empty.
  args: { company: { type: null, sectors: [], url: null, verified_people: 0 }, products: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dt')).toBeNull();
  },
};
