import { aProduct, failing } from '@millrace/api-mocks';
import { sentRequests, typingRests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AddLinkControl } from '.';

const meta = {
  title: 'Catalogue/AddLinkDialog/AddLinkControl',
  tags: ['no-visual'], // Its toasts go by themselves, and its dialogs have stories of their own.
  component: AddLinkControl,
  ...withApi,
  args: { kind: 'suppliers', product: aProduct(), onSignInRequired: fn() },
} satisfies Meta<typeof AddLinkControl>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
const written = () => sentRequests().filter((request) => !request.startsWith('GET'));
const searches = () => sentRequests().filter((request) => request.includes('/search/'));

export const Default: Story = {
  name: 'Finds companies from the first character, adds several, says so and closes by itself [PROD-045, PROD-051, ERR-017]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Suppliers' }));
    const shown = await dialog(/^Add suppliers of/);
    const field = shown.getByRole('combobox', { name: 'Company' });
    await userEvent.type(field, 'g');
    const [first] = await screen.findAllByRole('option');
    await expect(searches()).toEqual(['GET /api/v2/search/suggestions?q=g&category=companies&limit=10']);
    if (first) await userEvent.click(first);
    await expect(within(shown.getByRole('list', { name: 'Chosen' })).getAllByRole('listitem')).toHaveLength(
      1,
    );
    await userEvent.click(shown.getByRole('button', { name: 'Add' }));
    await expect((await screen.findAllByText('Successfully added suppliers !')).length).toBeGreaterThan(0);
    await expect(written()).toEqual(['POST /api/v1/product/supplier']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Add Suppliers' }));
    await expect(
      (await dialog(/^Add suppliers of/)).queryByRole('list', { name: 'Chosen' }),
    ).not.toBeInTheDocument();
  },
};

export const AlreadyListed: Story = {
  name: 'Says which suppliers were in the list already',
  play: async ({ canvas, userEvent }) => {
    for (const outcome of ['Successfully added suppliers !', /is already on the list\.$/]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Suppliers' }));
      const shown = await dialog(/^Add suppliers of/);
      await userEvent.type(shown.getByRole('combobox', { name: 'Company' }), 'g');
      const [first] = await screen.findAllByRole('option');
      if (first) await userEvent.click(first);
      await userEvent.click(shown.getByRole('button', { name: 'Add' }));
      await expect((await screen.findAllByText(outcome)).length).toBeGreaterThan(0);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  },
};

export const Materials: Story = {
  name: 'Finds products from five characters on, and says what was added [PROD-048, ERR-018, GAP-017]',
  args: { kind: 'materials' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Raw Materials' }));
    const shown = await dialog(/^Add raw materials/);
    const field = shown.getByRole('combobox', { name: 'Product' });
    await userEvent.type(field, 'fibe');
    await typingRests();
    await waitFor(() => expect(searches()).toHaveLength(1));
    await expect(screen.queryByRole('option')).toBeNull();
    await userEvent.type(field, 'r');
    const [first] = await screen.findAllByRole('option');
    if (first) await userEvent.click(first);
    await userEvent.click(shown.getByRole('button', { name: 'Add' }));
    await expect((await screen.findAllByText('Successfully added raw materials !')).length).toBeGreaterThan(
      0,
    );
    await expect(written()).toEqual(['POST /api/v1/product/rawMaterial']);
  },
};

export const MaterialsFail: Story = {
  name: 'A failed raw-material add closes the dialog, and the lists are read anew [ERR-007]',
  args: { kind: 'materials' },
  parameters: { api: { scenarios: [failing('server', { operations: ['linkRawMaterial'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Raw Materials' }));
    const shown = await dialog(/^Add raw materials/);
    await userEvent.type(shown.getByRole('combobox', { name: 'Product' }), 'fiber');
    const [first] = await screen.findAllByRole('option');
    if (first) await userEvent.click(first);
    await userEvent.click(shown.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await screen.findByText('We couldn’t add the raw materials.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Raw Materials' }));
    await expect((await dialog(/^Add raw/)).getByRole('list', { name: 'Chosen' })).toBeVisible();
  },
};

export const CreatesAProduct: Story = {
  name: 'Creates an application that is not in the list, and links it [PROD-046, PROD-055]',
  args: { kind: 'applications' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Applications' }));
    await userEvent.click(
      (await dialog(/^Add applications/)).getByRole('button', { name: /Create A Product/ }),
    );
    const shown = await dialog(/^Create A Product$/);
    await userEvent.type(shown.getByRole('textbox', { name: /^Name/ }), ' Hollow-core fiber ');
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    await expect(
      await screen.findByText('Application added successfully. Please close this dialog box'),
    ).toBeVisible();
    await expect(written()).toEqual(['POST /api/v1/product', 'POST /api/v1/product/rawMaterial']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const CreatesAMaterial: Story = {
  name: 'Creates a raw material that is not in the list, and links it [PROD-046, PROD-055]',
  args: { kind: 'materials' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Raw Materials' }));
    await userEvent.click((await dialog(/^Add raw/)).getByRole('button', { name: /Create A Product/ }));
    const shown = await dialog(/^Create A Product$/);
    await userEvent.type(shown.getByRole('textbox', { name: /^Name/ }), 'Hollow-core preform');
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    await expect(
      await screen.findByText('Raw material added successfully. Please close this dialog box'),
    ).toBeVisible();
    await expect(written()).toEqual(['POST /api/v1/product', 'POST /api/v1/product/rawMaterial']);
  },
};

export const CreatesASupplier: Story = {
  name: 'Creates a company that is not in the list as a supplier, says so, and closes by itself [PROD-043, PROD-056]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Suppliers' }));
    await userEvent.click(
      (await dialog(/^Add suppliers/)).getByRole('button', { name: /Create A Supplier/ }),
    );
    const shown = await dialog(/^Create A Supplier$/);
    await userEvent.type(shown.getByRole('textbox', { name: /^Name/ }), 'Halden Optik AS');
    await userEvent.type(shown.getByRole('combobox', { name: /^Country/ }), 'Norway');
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    await expect(await shown.findByText('Company created successfully.')).toBeVisible();
    await expect(written()).toEqual(['POST /api/v1/company']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const NameTaken: Story = {
  name: 'Says that the product is there already, and keeps what was typed [PROD-050, ERR-021, ERR-022]',
  args: { kind: 'materials' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Raw Materials' }));
    await userEvent.click((await dialog(/^Add raw/)).getByRole('button', { name: /Create A Product/ }));
    const shown = await dialog(/^Create A Product$/);
    const name = shown.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, args.product.name);
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    await expect(await shown.findByRole('alert')).toHaveTextContent(/^Product Already Exists/);
    await expect(name).toHaveValue(args.product.name);
    await userEvent.click(shown.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Customers: Story = {
  name: 'Adds a customer as a supplier of an application [GAP-082]',
  args: { kind: 'customers' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Customer' }));
    const shown = await dialog(/^Add customers of/);
    const select = await shown.findByRole('combobox', { name: /^Application that these companies make/ });
    await waitFor(() => expect(select.querySelectorAll('option').length).toBeGreaterThan(1));
    await userEvent.selectOptions(select, select.querySelectorAll('option')[1] as HTMLOptionElement);
    await userEvent.type(shown.getByRole('combobox', { name: 'Company' }), 'g');
    const matches = within(await screen.findByRole('listbox'));
    const [first] = await matches.findAllByRole('option');
    if (first) await userEvent.click(first);
    await userEvent.click(shown.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(written()).toEqual(['POST /api/v1/product/supplier']));
  },
};

export const ForGuests: Story = {
  name: 'Leads a guest to the login [PROD-042]',
  args: { signInHref: '?login=true' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add Suppliers' })).toHaveAttribute(
      'href',
      '?login=true&reason=add',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const SignedOut: Story = {
  name: 'Leads to the login when the session has ended, and keeps what was chosen',
  parameters: { api: { scenarios: [failing('signed-out', { operations: ['addSupplier'] })] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Suppliers' }));
    const shown = await dialog(/^Add suppliers of/);
    await userEvent.type(shown.getByRole('combobox', { name: 'Company' }), 'g');
    const [first] = await screen.findAllByRole('option');
    if (first) await userEvent.click(first);
    await userEvent.click(shown.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(args.onSignInRequired).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
