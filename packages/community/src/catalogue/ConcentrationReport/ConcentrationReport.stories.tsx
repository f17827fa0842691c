import { aProduct, aUser } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ConcentrationContainer, type ConcentrationView, readConcentrationView } from '.';

const product = aProduct();

interface AtAddressProps {
  /** Query of the address. */
  query: string;
  viewer: Parameters<typeof ConcentrationContainer>[0]['viewer'];
  signInHref?: string;
}

/** The report at an address that follows the selection. */
function AtAddress({ query, viewer, signInHref }: AtAddressProps) {
  const [view, setView] = useState<ConcentrationView>(readConcentrationView(new URLSearchParams(query)));
  return (
    <ConcentrationContainer
      product={product}
      view={view}
      onViewChange={setView}
      viewer={viewer}
      signInHref={signInHref}
      onSignInRequired={() => undefined}
    />
  );
}

const meta = {
  title: 'Catalogue/ConcentrationReport',
  component: AtAddress,
  ...withApi,
  args: { query: '', viewer: aUser({ plan: 'platinum' }) },
  parameters: { api: { viewer: 'platinum' } },
} satisfies Meta<typeof AtAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

const requests = () => sentRequests().filter((request) => request.includes('/concentration'));

export const Default: Story = {
  name: 'Says what hangs on one supplier or one country, on a map and in a table, and looks at it without a country',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^1 of 6 inputs depends on one supplier, 2 on one country\./),
    ).toBeVisible();
    const table = within(
      await canvas.findByRole('table', { name: `Inputs of ${product.name} and their suppliers` }),
    );
    const names = () => table.getAllByRole('row').map((row) => row.textContent ?? '');
    await expect(names()[1]).toMatch(/^MCVD glass-working lathe.*High.*One supplier/);
    await expect(names().at(-1)).toMatch(/^Quartz handle rod.*No known supplier/);
    await expect(table.getByRole('button', { name: 'Add supplier: Quartz handle rod' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Without' }), 'China');
    await expect(await canvas.findByText('Without China, 1 of them is cut off.')).toBeVisible();
    await expect(requests().at(-1)).toContain('without=CN');
    await expect(await table.findByText('Cut off: all suppliers')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Levels' }), '5 levels');
    await waitFor(() => expect(requests().at(-1)).toContain('depth=5'));
  },
};

export const Free: Story = {
  name: 'Free: says which plans show further levels, scenarios and exports',
  args: { viewer: aUser({ plan: 'free' }) },
  parameters: { api: { viewer: 'free' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(/Platinum plan/);
    await expect(canvas.queryByRole('combobox', { name: 'Without' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};

export const Guest: Story = {
  name: 'Guest: sees the product itself, and is led to sign in',
  args: { viewer: null, signInHref: '?login=true' },
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(/^6 more products are in this chain/);
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '?login=true&reason=rows',
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const AsksForAQuote: Story = {
  name: 'Opens the quote request of a row',
  tags: ['no-visual'], // Its dialog is drawn by the story of the quote request.
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /^Germanium tetrachloride/ }));
    await userEvent.click(
      row.getByRole('button', { name: 'Ask suppliers of Germanium tetrachloride for a quote' }),
    );
    await expect(await screen.findByRole('dialog')).toHaveTextContent(/Germanium tetrachloride/);
  },
};
