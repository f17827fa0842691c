import { aProduct, empty, failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ProductCatalogueContainer, readProductFilter } from '.';

const { name } = aProduct();

/** A page whose address follows the filters. */
function Catalogue({
  filter,
  onFilterChange,
  ...rest
}: React.ComponentProps<typeof ProductCatalogueContainer>) {
  const [shown, setShown] = useState(filter);
  return (
    <ProductCatalogueContainer
      {...rest}
      filter={shown}
      onFilterChange={(params) => {
        onFilterChange(params);
        setShown(readProductFilter(params));
      }}
    />
  );
}

const meta = {
  title: 'Catalogue/ProductCatalogue',
  tags: ['!autodocs'],
  component: ProductCatalogueContainer,
  ...withApi,
  args: { filter: {}, onFilterChange: fn(), isMember: true, canEdit: true, onSignInRequired: fn() },
  parameters: { api: { viewer: 'platinum' } },
  render: (args) => <Catalogue {...args} />,
} satisfies Meta<typeof ProductCatalogueContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = (path: string) => sentRequests().filter((request) => request.startsWith(path));

export const Default: Story = {
  name: 'Lists products with what a buyer compares, and View, Update and Follow for each [PROD-058]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findByRole('link', { name })).getAttribute('href')).toMatch(
      /^\/product\/[^/]+\/[0-9a-f-]{36}$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
    await expect(await screen.findByRole('menuitem', { name: 'View' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Update' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const Filters: Story = {
  name: 'Filters and sorts by the address, and saves the search',
  tags: ['no-visual'], // Ends as Default does, with filters.
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Optical Fiber' }));
    await expect(String(args.onFilterChange.mock.lastCall?.[0])).toBe('sector=optical-fiber');
    await expect(canvas.getByRole('checkbox', { name: 'Optical Fiber' })).toBeChecked();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Most suppliers');
    await expect(String(args.onFilterChange.mock.lastCall?.[0])).toBe('sector=optical-fiber&sort=suppliers');
    await waitFor(() =>
      expect(asked('GET /api/v2/products').at(-1)).toContain('sector=optical-fiber&sort=suppliers'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Save search' }));
    await expect(await canvas.findByRole('button', { name: 'Saved: Daily' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Optical Fiber/ }));
    await expect(String(args.onFilterChange.mock.lastCall?.[0])).toBe('sort=suppliers');
  },
};

export const Adding: Story = {
  name: 'Adds a product to the catalogue, linked with nothing [PROD-046]',
  tags: ['no-visual'], // The dialog has stories of its own.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Product' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create A Product' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'A hollow-core fiber');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(
      await dialog.findByText('Product added successfully. Please close this dialog box'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(asked('POST')).toEqual(['POST /api/v1/product']);
  },
};

export const Empty: Story = { parameters: { api: { viewer: 'platinum', scenarios: [empty()] } } };

export const ErrorState: Story = {
  name: 'Error',
  parameters: { api: { viewer: 'platinum', scenarios: [failing('server')] } },
};

export const ForGuests: Story = {
  name: 'Lets anyone view, and leads a guest who follows to the sign-in [GAP-028]',
  args: { isMember: false, canEdit: false, signInHref: '?login=true' },
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Follow ${name}` })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\?login=true&target=product%3A[\w-]+&reason=follow$/),
    );
    await expect(
      canvas.queryByRole('button', { name: /^(Add Product|Save search)/ }),
    ).not.toBeInTheDocument();
    const [menu] = canvas.getAllByRole('button', { name: /^Actions/ });
    if (!menu) throw new Error('No menu');
    await userEvent.click(menu);
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['View', 'Compare']);
  },
};
