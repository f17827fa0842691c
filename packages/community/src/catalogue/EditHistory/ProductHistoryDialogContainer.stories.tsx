import { aProduct } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ProductHistoryDialogContainer } from '.';

const product = aProduct();

const meta = {
  title: 'Catalogue/ProductHistoryDialogContainer',
  tags: ['!autodocs', 'no-visual'], // EditHistory draws such a dialog, also with a failure.
  component: ProductHistoryDialogContainer,
  ...withApi,
  args: { product, open: true, onOpenChange: fn(), canRestore: true },
  parameters: { api: { viewer: 'platinum' } },
} satisfies Meta<typeof ProductHistoryDialogContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: `Edit history of ${product.name}` }));

export const Default: Story = {
  name: 'Says who changed what of a product, and puts it back [GAP-058]',
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await userEvent.click(
      await shown.findByRole('button', { name: /^Restore the version before Franziska Adler changed it/ }),
    );
    await expect(await shown.findByText('Previous value restored.')).toBeVisible();
    await expect(sentRequests().filter((request) => request.startsWith('PUT'))).toHaveLength(1);
    await expect(await shown.findByText('Restored the previous value.')).toBeVisible();
  },
};

export const EditedMeanwhile: Story = {
  name: 'Says when somebody else was quicker',
  args: { product: { ...product, version: product.version + 1 } },
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await userEvent.click(await shown.findByRole('button', { name: /^Restore/ }));
    await expect(await shown.findByRole('alert')).toHaveTextContent(/Someone else changed this/);
  },
};
