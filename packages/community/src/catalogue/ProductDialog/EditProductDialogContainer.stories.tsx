import { aProduct, failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { EditProductDialogContainer } from '.';

const product = aProduct();

const meta = {
  title: 'Catalogue/EditProductDialogContainer',
  tags: ['!autodocs', 'no-visual'], // Its toasts go by themselves, and EditProductDialog draws the rest.
  component: EditProductDialogContainer,
  ...withApi,
  args: { product, open: true, onOpenChange: fn() },
  parameters: { api: { viewer: 'platinum' } },
} satisfies Meta<typeof EditProductDialogContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit Product' }));

export const Default: Story = {
  name: 'Waits for a name, cuts the space around it, saves, says so and closes by itself [PROD-057]',
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    const name = shown.getByRole('textbox', { name: /^Name/ });
    const save = shown.getByRole('button', { name: 'Save' });
    await userEvent.clear(name);
    await expect(save).toBeDisabled();
    await userEvent.type(name, '  Preform, drawn  ');
    await userEvent.tab();
    await expect(name).toHaveValue('Preform, drawn');
    await userEvent.click(save);
    await expect(await screen.findByText('Product updated!')).toBeVisible();
    await expect(sentRequests()).toContain(`PUT /api/v1/product/${product.id}`);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const Fails: Story = {
  name: 'Says by a toast how it went, and keeps what was typed [ERR-014]',
  parameters: {
    api: { viewer: 'platinum', scenarios: [failing('server', { operations: ['updateProduct'], times: 1 })] },
  },
  play: async ({ userEvent }) => {
    const shown = await dialog();
    const name = shown.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Preform, drawn');
    const save = shown.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect((await screen.findAllByText(/^Failed to update product/)).length).toBeGreaterThan(0);
    await expect(name).toHaveValue('Preform, drawn');
    await userEvent.click(save);
    await expect(await screen.findByText('Product updated!')).toBeVisible();
  },
};

export const EditedMeanwhile: Story = {
  name: 'Shows what somebody else has written meanwhile, keeps what was typed, and saves the second time [GAP-058]',
  args: { product: { ...product, version: product.version - 1, description: 'Rods of silica.' } },
  play: async ({ userEvent }) => {
    const shown = await dialog();
    const description = shown.getByRole('textbox', { name: /^Description/ });
    await userEvent.clear(description);
    await userEvent.type(description, 'Drawn rods.');
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    await expect(
      await shown.findByText(/^Someone changed this product while you were editing/),
    ).toBeVisible();
    await expect(shown.getByText(/^Current value: Solid rod of synthetic silica/)).toBeVisible();
    await expect(description).toHaveValue('Drawn rods.');
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Product updated!')).toBeVisible();
  },
};

export const NameTaken: Story = {
  name: 'Says that another product has the name [ERR-021]',
  play: async ({ userEvent }) => {
    const shown = await dialog();
    const name = shown.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Fused silica substrate tube');
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    await expect(await shown.findByRole('alert')).toHaveTextContent(/^Product Already Exists/);
  },
};
