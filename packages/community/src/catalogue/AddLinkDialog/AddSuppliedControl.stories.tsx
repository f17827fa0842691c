import { aCompany } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AddSuppliedControl } from '.';

const company = aCompany();

const meta = {
  title: 'Catalogue/AddLinkDialog/AddSuppliedControl',
  tags: ['no-visual'], // Dialogs and toasts are gone at the end, and a button is left.
  component: AddSuppliedControl,
  ...withApi,
  args: { company, onSignInRequired: fn() },
} satisfies Meta<typeof AddSuppliedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const written = () => sentRequests().filter((request) => !request.startsWith('GET'));
const title = `Add products that ${company.name} supplies`;

export const Default: Story = {
  name: 'Adds products of the catalogue, and says so [COMP-022]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }));
    const shown = await dialog(title);
    await userEvent.type(shown.getByRole('combobox', { name: 'Product' }), 'fiber');
    const [first] = await screen.findAllByRole('option');
    if (first) await userEvent.click(first);
    await userEvent.click(shown.getByRole('button', { name: 'Add' }));
    await expect((await screen.findAllByText('Products added.')).length).toBeGreaterThan(0);
    await expect(written()).toEqual(['POST /api/v1/product/supplier']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Creates: Story = {
  name: 'Creates what is not in the list, as a product of the company',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }));
    await userEvent.click((await dialog(title)).getByRole('button', { name: /Create A Product/ }));
    const shown = await dialog('Create A Product');
    await userEvent.type(shown.getByRole('textbox', { name: /^Name/ }), 'Hollow-core fiber');
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    await expect(
      await screen.findByText('Product added successfully. Please close this dialog box'),
    ).toBeVisible();
    await expect(written()).toEqual(['POST /api/v1/product', 'POST /api/v1/product/supplier']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ForGuests: Story = {
  name: 'Leads a guest to the login',
  args: { signInHref: '?login=true' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add Product' })).toHaveAttribute(
      'href',
      '?login=true&reason=add',
    );
  },
};
