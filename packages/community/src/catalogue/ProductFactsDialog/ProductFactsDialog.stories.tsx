import { aProduct } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ProductFactsDialogContainer } from '.';

const product = aProduct();

const meta = {
  title: 'Catalogue/ProductFactsDialog',
  component: ProductFactsDialogContainer,
  ...withApi,
  args: { product, open: true, onOpenChange: fn() },
  parameters: { api: { viewer: 'platinum' }, docs: { story: { inline: false, height: '820px' } } },
} satisfies Meta<typeof ProductFactsDialogContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Edits identifiers and properties, adds one with the units that fit, and saves',
  tags: ['phone', 'rtl'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: `Facts about ${product.name}` }));
    await expect(dialog.getByRole('textbox', { name: 'CAS' })).toHaveValue('60676-86-0');
    await expect(dialog.getAllByRole('group')).toHaveLength(5);
    await userEvent.click(dialog.getByRole('button', { name: 'Add a property' }));
    const added = within(dialog.getByRole('group', { name: 'Property 6' }));
    await userEvent.selectOptions(added.getByRole('combobox', { name: 'Property' }), 'Melting point');
    await userEvent.selectOptions(added.getByRole('combobox', { name: 'Unit' }), 'K');
    await userEvent.type(added.getByRole('textbox', { name: 'Value' }), '1986');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Core dopant' }));
    await expect(dialog.getAllByRole('group')).toHaveLength(5);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Facts saved')).toBeVisible();
    await expect(sentRequests()).toContain(`PUT /api/v1/product/${product.id}`);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
