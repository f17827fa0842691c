import { aCompanyProduct, companyProducts } from '@millrace/api-mocks';
import { errorStory, fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CompanyProductTable } from '.';

const meta = {
  title: 'Companies/CompanyProductTable',
  component: CompanyProductTable,
  args: {
    company: { name: 'Kvarnholm Silica AB' },
    state: { status: 'ready', rows: companyProducts(5), total: 12, more: 'idle' },
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CompanyProductTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists what the company supplies, each leading to its product',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Supplied Products' })).toBeVisible();
    // On phones the head is visually hidden.
    const head = canvas.getByRole('columnheader', { name: 'Product Name', hidden: true });
    await expect(head).toBeInTheDocument();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(5);
    for (const link of links) await expect(link.getAttribute('href')).toMatch(/^\/product\//);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more products' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  name: 'Loading: says "Fetching Products" [COMP-026]',
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').textContent).toBe('Fetching Products');
  },
};

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products from Kvarnholm Silica AB yet')).toBeVisible();
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: [
        aCompanyProduct({
          product_name:
            'Elektrizitätsversorgungsunternehmensverwaltungsgebäudedachbegrünung mit Germaniumdioxid-Dotierung',
          description:
            'A description that no row could hold, and that therefore ends where the room ends. '.repeat(4),
        }),
      ],
      total: 1,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
