import { aCompany, failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddProductsPanelContainer } from '.';

const meta = {
  title: 'Catalogue/AddProductsPanelContainer',
  tags: ['!autodocs', 'no-visual'], // Both end like Added of AddProductsPanel.
  component: AddProductsPanelContainer,
  ...withApi,
  args: { company: aCompany() },
  parameters: { api: { viewer: 'premium' } },
} satisfies Meta<typeof AddProductsPanelContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A name that is new is created and listed [COMP-020]',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Product' });
    await userEvent.type(field, 'Zirconia tube');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }));
    await expect(
      await canvas.findByText('Zirconia tube is new in the catalogue and now listed.'),
    ).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(sentRequests()).toContain('POST /api/v2/products/bulkproducts');
  },
};

export const Fails: Story = {
  name: 'A failure keeps what was typed, and can be tried again',
  parameters: {
    api: { viewer: 'premium', scenarios: [failing('server', { operations: ['addBulkProducts'], times: 1 })] },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Product' });
    await userEvent.type(field, 'Zirconia tube');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^We couldn’t add Zirconia tube\./);
    await expect(field).toHaveValue('Zirconia tube');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }));
    await expect(await canvas.findByText(/is new in the catalogue/)).toBeVisible();
  },
};
