import { SUPPLIER_SORTS } from '@millrace/domain';
import { errorStory, findBodyRows, wideViewport } from '@millrace/story-kit';
import { Link } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SupplierTable } from '.';
import { limitedSupplier, oneSupplier, someSuppliers } from './story-suppliers';

const meta = {
  title: 'Catalogue/SupplierTable',
  component: SupplierTable,
  args: {
    product: { name: 'Preform silica glass' },
    state: { status: 'ready', rows: someSuppliers(4), total: 11, more: 'idle' },
    sort: 'premium',
    onSortChange: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
    number: 1,
    onShowEvidence: fn(),
    messageHref: ({ id }) => `/company/${id}?tab=people`,
  },
  argTypes: { sort: { control: 'inline-radio', options: SUPPLIER_SORTS } },
} satisfies Meta<typeof SupplierTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Suppliers' })).toBeVisible();
    await expect(canvas.getByText('4 of 11 shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more suppliers' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Country');
    await expect(args.onSortChange).toHaveBeenCalledWith('country');
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  name: 'Says that no suppliers have been found, and who belongs there',
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('So far, no suppliers have been found')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
};

export const EmptyForMembers: Story = {
  name: 'Empty: says so, with a button that adds the first [PROD-032]',
  args: {
    state: { status: 'empty' },
    addControl: <Link href="?login=true">Add Suppliers</Link>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('So far, no suppliers have been found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Suppliers' })).toBeVisible();
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

const told = oneSupplier({
  name: 'Ostwald Quarzglas GmbH',
  productName: 'Drawn preform, 150 mm',
  premium: true,
  contacts: 14,
  country: 'Germany',
  countryCode: 'DE',
  logo: '/art/v1/optical-fiber/seal/ostwald-quarzglas-gmbh.svg',
  pictures: ['/art/v1/optical-fiber/thumb/preform-by-ostwald.svg'],
  type: 'manufacturer',
});
const sold = oneSupplier({
  id: 'b',
  name: 'Brightwater Photonics',
  premium: false,
  contacts: 1,
  type: 'distributor',
});

export const WhatARowTells: Story = {
  name: 'Tells company, product, country, pictures, contacts, type, and who is premium [PROD-027, PLAN-006]',
  globals: wideViewport,
  args: { state: { status: 'ready', rows: [told, sold], total: 2, more: 'idle' } },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('row', { name: /Ostwald Quarzglas GmbH/ });
    const link = within(row).getByRole('link', { name: 'Ostwald Quarzglas GmbH' });
    await expect(link.getAttribute('href')).toMatch(/^\/company\/ostwald-quarzglas-gmbh\//);
    await expect(within(row).getByText('Premium')).toBeVisible();
    await expect(within(row).getByText('Drawn preform, 150 mm')).toBeVisible();
    await expect(within(row).getByText('Manufacturer')).toBeVisible();
    await expect(row).toHaveTextContent('Germany');
    await expect(row).toHaveTextContent('14');
    const pictures = [...row.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    await expect(pictures).toEqual(expect.arrayContaining([told.logo, told.pictures?.[0]]));

    const other = canvas.getByRole('row', { name: /Brightwater Photonics/ });
    await expect(within(other).getByText('Distributor')).toBeVisible();
    await expect(within(other).queryByText('Premium')).not.toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(2);
  },
};

export const Contacts: Story = {
  name: 'Shows first names and pictures of contacts beside their number [PROD-028]',
  globals: wideViewport,
  args: {
    state: {
      status: 'ready',
      rows: [
        oneSupplier({
          contacts: 2,
          people: [
            { firstName: 'Astrid', picture: '/art/v1/none/seal/astrid.svg' },
            { firstName: 'Johan', picture: null },
          ],
        }),
        oneSupplier({
          id: 'none',
          name: 'Lindqvist & Aalto Oy',
          contacts: 0,
          people: [],
        }),
      ],
      total: 2,
      more: 'idle',
    },
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Kvarnholm/ });
    await expect(within(row).getByText('Astrid, Johan')).toBeVisible();
    await expect(row.querySelector('img[src="/art/v1/none/seal/astrid.svg"]')).toBeVisible();
    // Contacts without a picture show their initial.
    await expect(row.querySelector('[data-initials="J"]')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Lindqvist/ })).toHaveTextContent(/0 contacts/);
  },
};

export const LimitedByPlan: Story = {
  name: 'Lists every name where the plan withholds contacts, and says so [GAP-076]',
  args: {
    state: {
      status: 'ready',
      rows: someSuppliers(6).map((row, index) => (index < 4 ? row : { ...row, contacts: null, people: [] })),
      total: 6,
      more: 'idle',
    },
    limited: 'plan',
  },
  play: async ({ canvas }) => {
    await expect(findBodyRows(canvas)).toHaveLength(6);
    await expect(canvas.getAllByText('Not shown')).toHaveLength(2);
    await expect(canvas.getByRole('note')).toHaveTextContent('All names are listed.');
  },
};

export const ForGuests: Story = {
  name: 'Leads guests who want more to the login [PROD-031]',
  args: {
    state: { status: 'ready', rows: [limitedSupplier()], total: 11, more: 'idle' },
    signInHref: '?login=true',
    limited: 'sign_in',
  },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Load more suppliers' });
    await expect(link).toHaveAttribute('href', '?login=true&reason=rows');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const LoadingMore: Story = {
  args: { state: { status: 'ready', rows: someSuppliers(4), total: 11, more: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Load more suppliers' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const MoreFailed: Story = {
  args: { state: { status: 'ready', rows: someSuppliers(4), total: 11, more: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load more.');
    await expect(canvas.getByRole('button', { name: 'Load more suppliers' })).toBeEnabled();
  },
};

export const SortedByHead: Story = {
  name: 'Marks the column in order, and sorts by its head',
  globals: wideViewport,
  args: { sort: 'contacts' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Contacts' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Company' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(canvas.getByRole('button', { name: 'Company' }));
    await expect(args.onSortChange).toHaveBeenCalledWith('company');
  },
};

export const LongText: Story = {
  args: {
    product: { name: 'Polarisationserhaltende Quarzglas-Einzelmodenfaser mit Germaniumdioxid-Dotierung' },
    state: {
      status: 'ready',
      rows: [
        oneSupplier({
          name: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
          productName: 'Polarisationserhaltende Quarzglas-Einzelmodenfaser mit Germaniumdioxid-Dotierung',
          country: 'Saint Helena, Ascension and Tristan da Cunha',
          countryCode: 'SH',
          contacts: 10_000,
        }),
        oneSupplier({
          id: 'x',
          name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        }),
      ],
      total: 123_456,
      more: 'idle',
    },
  },
  tags: ['phone'],
};

export const Phone: Story = {
  name: 'Phone: name, one line of facts, one figure',
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    if (canvasElement.clientWidth > 600) return;
    const row = canvas.getByRole('row', { name: /Kvarnholm/ });
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(60);
    await expect(row).toHaveTextContent('Manufacturer');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const TenThousandRows: Story = {
  args: { state: { status: 'ready', rows: someSuppliers(4), total: 10_000, more: 'idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 10,000 shown')).toBeVisible();
    await expect(canvas.getByText('10,000 companies')).toBeVisible();
  },
};

export const AThousandRows: Story = {
  name: 'Of a thousand suppliers that are loaded it draws those near the window, and tells which they are',
  tags: ['no-visual'], // Rows like those of Default, as many as fit into the window.
  args: { state: { status: 'ready', rows: someSuppliers(1_000), total: 1_000, more: 'idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001');
    const drawn = () => findBodyRows(canvas).map((row) => Number(row.getAttribute('aria-rowindex')));
    await expect(drawn()[0]).toBe(2);
    await expect(drawn().length).toBeLessThan(100);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(drawn().at(-1)).toBe(1_001));
    await expect(drawn().length).toBeLessThan(100);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const German: Story = { tags: ['phone'], globals: { locale: 'de' } };

export const Arabic: Story = { tags: ['phone'], globals: { locale: 'ar' } };
