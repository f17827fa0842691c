import { errorStory, fitsItsPlace, loadingStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { type Partner, PartnerTable } from '.';

const partner = (name: string, contacts: number | null, rest: Partial<Partner> = {}): Partner => ({
  id: name,
  name,
  href: `/company/${name}`,
  country: 'Germany',
  countryCode: 'DE',
  contacts,
  products: [
    { id: 'b1', name: 'Silicon tetrachloride' },
    { id: 'b2', name: 'Germanium tetrachloride' },
  ],
  productCount: 5,
  sector: 'optical-fiber',
  logo: null,
  ...rest,
});

const rows = [
  partner('Kvarnholm Silica AB', 6, { country: 'Sweden', countryCode: 'SE' }),
  partner('Drachenfels Kabel GmbH', 4),
  partner('Hokuriku Fiber Industries', 1, { country: 'Japan', countryCode: 'JP' }),
  partner('Saltholm Kabel A/S', 0, { country: null, countryCode: null, sector: null }),
];

const meta = {
  title: 'Network/PartnerTable',
  component: PartnerTable,
  args: {
    kind: 'vendors',
    company: { id: 'a8899a0b', name: 'Ostwald Quarzglas GmbH' },
    state: { status: 'ready', rows, total: 4, more: 'idle' },
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PartnerTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows name, country and contacts of each company, which leads to its page',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vendors' })).toBeVisible();
    await expect(canvas.getByText('4 companies')).toBeVisible();
    const row = canvas.getByRole('row', { name: /Kvarnholm/ });
    await expect(within(row).getByRole('link', { name: 'Kvarnholm Silica AB' })).toHaveAttribute(
      'href',
      '/company/Kvarnholm Silica AB',
    );
    await expect(row).toHaveTextContent('Silicon tetrachloride +4');
    await expect(row).toHaveTextContent('SESweden');
    await expect(row).toHaveTextContent('6 contacts');
    await expect(canvas.getByRole('row', { name: /Saltholm/ })).toHaveTextContent('Country unknown');
  },
};

export const RowMenu: Story = {
  name: 'A row offers to write to the company, to ask for a quote, and to see its products',
  args: { onRequestQuote: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Kvarnholm Silica AB' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Message',
      'Request a quote: Silicon tetrachloride',
      'Request a quote: Germanium tetrachloride',
      'See all its products',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: /Germanium/ }));
    await expect(args.onRequestQuote).toHaveBeenCalledWith({ id: 'b2', name: 'Germanium tetrachloride' });
  },
};

export const Sorted: Story = {
  name: 'Sorts by the head of a column',
  play: async ({ canvas, userEvent }) => {
    const head = canvas.queryByRole('button', { name: /^Company/ });
    // Rows on phones have no column headings.
    if (!head) return;
    await userEvent.click(head);
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('Drachenfels');
  },
};

export const Loading: Story = loadingStory;

export const Empty: Story = {
  name: 'Empty: asks for products on the company’s page, and leads there [LIST-005]',
  args: { state: { status: 'empty' } },
  tags: ['phone'],
  play: async ({ canvas }) => {
    const text =
      'Please add products on your company page: Ostwald Quarzglas GmbH so that we can build recommendations for you';
    const link = canvas.getByRole('link', { name: 'Ostwald Quarzglas GmbH' });
    await expect(link.parentElement).toHaveTextContent(text);
    await expect(link).toHaveAttribute('href', '/company/ostwald-quarzglas-gmbh/a8899a0b');
  },
};

export const WithoutCompany: Story = {
  name: 'Empty, without a company: leads to where one is added',
  args: { state: { status: 'empty' }, company: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add Company' })).toHaveAttribute('href', '/profile');
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const LimitedByPlan: Story = {
  name: 'Lists every name where the plan withholds contacts, and says so',
  args: {
    kind: 'customers',
    limited: 'plan',
    state: {
      status: 'ready',
      rows: rows.map((row, index) => (index < 2 ? row : { ...row, contacts: null })),
      total: 30,
      more: 'idle',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    await expect(canvas.getAllByText('Not shown')).toHaveLength(2);
    await expect(canvas.getByRole('note')).toHaveTextContent('All names are listed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Load more customers' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: [
        partner('Vereinigte Kabel- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG', 1_234, {
          country: 'Saint Helena, Ascension and Tristan da Cunha',
          countryCode: 'SH',
        }),
        partner('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', 0),
      ],
      total: 2,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
