import { aProduct } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ProductListContainer } from '.';

const { name } = aProduct();

const meta = {
  title: 'Catalogue/ProductListContainer',
  tags: ['!autodocs', 'no-visual'], // ProductList draws such lists, and AlertDialog such a failure.
  component: ProductListContainer,
  ...withApi,
  args: { canAdd: true, canEdit: true, onSignInRequired: fn() },
  parameters: { api: { viewer: 'platinum' } },
} satisfies Meta<typeof ProductListContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Adds a product to the catalogue, linked with nothing, which is in the list at once [PROD-046]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Product' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create A Product' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'A hollow-core fiber');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(
      await dialog.findByText('Product added successfully. Please close this dialog box'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('link', { name: 'A hollow-core fiber' })).toBeVisible();
    const written = sentRequests().filter((request) => !request.startsWith('GET'));
    await expect(written).toEqual(['POST /api/v1/product']);
  },
};

export const InUse: Story = {
  name: 'Says why a product that is in use is not deleted',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Delete ${name}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(sentRequests().filter((request) => request.startsWith('DELETE'))).toHaveLength(1),
    );
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const ForGuests: Story = {
  name: 'Lets anyone view, and leads a guest who follows to the login [GAP-028]',
  args: { canAdd: false, canEdit: false, signInHref: '?login=true' },
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: `View ${name}` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Follow ${name}` })).toHaveAttribute(
      'href',
      '?login=true&reason=follow',
    );
    await expect(canvas.queryByRole('button', { name: /^(Update|Delete|Add)/ })).not.toBeInTheDocument();
  },
};
