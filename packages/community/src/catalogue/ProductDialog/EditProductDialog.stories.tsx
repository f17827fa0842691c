import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { EditProductDialog } from '.';

const meta = {
  title: 'Catalogue/ProductDialog/EditProductDialog',
  component: EditProductDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    values: { name: 'Preform silica glass', description: 'Solid rod of synthetic silica.' },
    onValuesChange: fn(),
    saving: { status: undefined, failure: null },
    onSave: fn(),
  },
  argTypes: { saving: { control: false }, values: { control: false } },
} satisfies Meta<typeof EditProductDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit Product' }));

export const Default: Story = {
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Completed: Story = {
  name: 'Says "Updated  Successfully." with "Close" [PROD-054]',
  args: { saving: { status: 'COMPLETED', failure: null } },
  play: async () => {
    const shown = await dialog();
    const said = shown.getByText(/^Updated\s+Successfully\.$/);
    await expect(said.textContent).toContain('Updated  Successfully.');
    await expect(shown.getAllByRole('button', { name: 'Close' }).length).toBeGreaterThan(0);
  },
};
