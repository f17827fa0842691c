import {
  aBareCompany,
  aBareProduct,
  aCompany,
  aProduct,
  aUser,
  failing,
  withData,
} from '@millrace/api-mocks';
import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { readComparedAddress } from '../../internal/compare-address';
import { ComparisonContainer } from '.';

const preform = aProduct({
  properties: [
    {
      ...{ key: 'modeFieldDiameter', name: null, min: 9.2, max: 9.2, text: null, unit: 'µm' },
      ...{ condition: 'at 1310 nm', source: null, normalized: { min: 0.0092, max: 0.0092, unit: 'mm' } },
    },
    {
      ...{ key: 'density', name: null, min: 2.2, max: 2.2, text: null, unit: 'g/cm³' },
      ...{ condition: null, source: null, normalized: { min: 2.2, max: 2.2, unit: 'g/cm³' } },
    },
  ],
});

const tube = aBareProduct({
  id: '00000000-0000-4000-8000-00000000c001',
  name: 'Fused silica tube',
  sector: preform.sector,
  kind: preform.kind,
  properties: [
    {
      ...{ key: 'modeFieldDiameter', name: null, min: null, max: 10400, text: null, unit: 'nm' },
      ...{ condition: 'At 1310 nm', source: null, normalized: { min: null, max: 0.0104, unit: 'mm' } },
    },
    {
      ...{ key: 'density', name: null, min: 2.2, max: 2.2, text: null, unit: 'g/cm³' },
      ...{ condition: null, source: null, normalized: { min: 2.2, max: 2.2, unit: 'g/cm³' } },
    },
  ],
});

const kvarnholm = aCompany({
  facts: {
    ...{ size: '50-249', founded: 1968, languages: [], lei: null, vat: null, duns: null, os_id: null },
    sites: [
      {
        kind: 'plant',
        address: 'Industrigatan 2, Eksjö',
        country_code: 'SE',
        latitude: null,
        longitude: null,
      },
    ],
    certificates: [
      { scheme: 'iso-9001', number: null, issuer: null, valid_until: '2027-05-31', document: null },
      { scheme: 'iso-14001', number: null, issuer: null, valid_until: '2025-05-31', document: null },
    ],
  },
});
const bare = aBareCompany();
const rival = aBareCompany({ id: '00000000-0000-4000-8000-00000000c002', name: 'Rival Silica' });

const known = withData(({ products, companies, companyProducts, rawMaterials }) => {
  products.set(preform.id, preform);
  products.set(tube.id, tube);
  companies.set(kvarnholm.id, kvarnholm);
  companies.set(rival.id, rival);
  companyProducts.of(rival.id).splice(0, 5, ...companyProducts.of(kvarnholm.id).slice(0, 1));
  rawMaterials.of(tube.id).push(...rawMaterials.of(preform.id).slice(0, 1));
});

interface AtAddressProps {
  /** Query of the address. */
  query: string;
}

/** A comparison at an address that follows what is chosen. */
function AtAddress({ query }: AtAddressProps) {
  const [address, setAddress] = useState(query);
  const compared = readComparedAddress(new URLSearchParams(address));
  return (
    <ComparisonContainer
      compared={compared}
      onChange={(ids) => setAddress(`${compared.kind}=${ids.join(',')}`)}
      today="2026-11-30"
      viewer={aUser({ plan: 'platinum' })}
    />
  );
}

const meta = {
  title: 'Catalogue/Comparison',
  component: AtAddress,
  ...withApi,
  args: { query: `products=${preform.id},${tube.id}` },
  parameters: { api: { scenarios: [known] } },
} satisfies Meta<typeof AtAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowTexts = (table: HTMLElement, name: string | RegExp) =>
  within(within(table).getByRole('rowheader', { name }).closest('tr') ?? table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replace(/\u00a0/g, ' '));

export const Default: Story = {
  name: 'Aligns properties in one unit, marks what is in common, and hides what does not differ',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', {
      name: `Comparison of ${preform.name} and Fused silica tube`,
    });
    await expect(rowTexts(table, /^Mode field diameter/)).toEqual(['9.2 µm', '≤ 10.4 µm']);
    await waitFor(() => expect(rowTexts(table, 'Inputs')[1]).toBe('Fused silica substrate tube In common'));
    await userEvent.click(canvas.getByRole('switch', { name: 'Show differences only' }));
    await expect(within(table).queryByRole('rowheader', { name: 'Density' })).toBeNull();
    await expect(within(table).getByRole('rowheader', { name: /^Mode field diameter/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Fused silica tube' }));
    await expect(canvas.queryByRole('columnheader', { name: /Fused silica tube/ })).toBeNull();
    await expect(canvas.getByText('Add another to compare with.')).toBeVisible();
  },
};

export const Companies: Story = {
  name: 'Aligns companies by certificate, and says which have ended',
  args: { query: `companies=${kvarnholm.id},${bare.id}` },
  tags: ['phone'],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: /Kvarnholm/ });
    // The companies arrive one after the other.
    await waitFor(() => expect(rowTexts(table, 'ISO 9001')).toEqual(['Until May 31, 2027', 'Not known']));
    await expect(rowTexts(table, 'ISO 14001')).toEqual(['Ended May 31, 2025', 'Not known']);
    await expect(rowTexts(table, 'Founded')).toEqual(['1968', 'Not known']);
  },
};

export const RequestsQuote: Story = {
  name: 'Requests a quote for a product in common from the companies that supply it [PLAN-009]',
  args: { query: `companies=${kvarnholm.id},${rival.id}` },
  tags: ['no-visual'], // The dialog is drawn with its own story.
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Request Quote' }));
      const [item] = await screen.findAllByRole('menuitem', { name: /\(2 suppliers\)$/ });
      if (!item) throw new Error('No product in common');
      await userEvent.click(item);
      return within(await screen.findByRole('dialog', { name: /^Request a quote for / }));
    };
    const dialog = await open();
    await expect(dialog.getByText('Your request goes to our sales desk and to 2 suppliers.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: rival.name }));
    await expect(dialog.getByText('Your request goes to our sales desk and to 1 supplier.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Message/ }), 'Tubes.');
    await userEvent.click(dialog.getByRole('button', { name: 'Request Quote' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Close' }));
    // Another request begins anew, with all of the companies.
    const next = await open();
    await expect(next.getByText('Your request goes to our sales desk and to 2 suppliers.')).toBeVisible();
    await expect(next.getByRole('textbox', { name: /^Message/ })).toHaveValue('');
  },
};

export const RequestsQuoteOfProduct: Story = {
  name: 'Requests a quote for one of the products from its suppliers [PLAN-009]',
  tags: ['no-visual'], // The dialog is drawn with its own story.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request Quote' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: preform.name }));
    const dialog = within(await screen.findByRole('dialog', { name: `Request a quote for ${preform.name}` }));
    await expect(await dialog.findByText(/^Your request goes to our sales desk and to/)).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Empty: says what to do, and adds what is found',
  args: { query: '' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Choose two to four products')).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Add a product' }), 'preform');
    const [option] = await canvas.findAllByRole('option');
    if (!option) throw new Error('Nothing found');
    await userEvent.click(option);
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Add a product' })).toHaveValue('');
  },
};

export const UnknownAndTooMany: Story = {
  name: 'Keeps four, says what is not found, and takes it out',
  args: { query: `products=${preform.id},x1,${tube.id},x2,x3` },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('You can compare up to four. 1 more was left out.')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await waitFor(() => expect(canvas.getAllByText('Not found')).toHaveLength(2));
    const [remove] = canvas.getAllByRole('button', { name: 'Remove from the comparison' });
    if (!remove) throw new Error('Nothing to remove');
    await userEvent.click(remove);
    await expect(canvas.getAllByText('Not found')).toHaveLength(1);
    await expect(canvas.getByRole('combobox', { name: 'Add a product' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Error: each column says so, and tries again on demand',
  parameters: { api: { scenarios: [known, failing('server')] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
  },
};
