import { aProduct, applications, potentialCustomers, rawMaterials, suppliers } from '@millrace/api-mocks';
import { SupplierTable, toSupplier } from '@millrace/design-system';
import { LightProvider } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fromApplication, fromRawMaterial, LinkedProductTable } from '../LinkedProductTable';
import { PotentialCustomerTable } from '../PotentialCustomerTable';
import { ProductStats, type ProductStatsProps } from '.';

const product = aProduct();

const meta = {
  title: 'Catalogue/ProductStats',
  component: ProductStats,
  args: { counts: { suppliers: 38, raw_materials: 24, applications: 17, potential_customers: 112 } },
} satisfies Meta<typeof ProductStats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows four figures in their order [PROD-008]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('link').map((tile) => tile.textContent);
    await expect(tiles).toEqual([
      '38Connected Supplier',
      '24Raw Materials & Equipment',
      '17Product Applications',
      '112Potential Customers',
    ]);
  },
};

export const Empty: Story = {
  args: { counts: { suppliers: 0, raw_materials: 0, applications: 0, potential_customers: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /0 ?Connected Supplier/ })).toBeVisible();
  },
};

function WithTables(props: ProductStatsProps) {
  const ready = { status: 'ready', more: 'idle' } as const;
  return (
    <div style={{ paddingBlockEnd: '100vh' }}>
      <ProductStats {...props} />
      <div style={{ blockSize: '100vh' }} />
      <SupplierTable
        product={product}
        sort="premium"
        onSortChange={fn()}
        state={{ ...ready, rows: suppliers(11).map(toSupplier), total: 11 }}
      />
      <LinkedProductTable
        kind="materials"
        product={product}
        state={{ ...ready, rows: rawMaterials(9).map(fromRawMaterial), total: 9 }}
      />
      <LinkedProductTable
        kind="applications"
        product={product}
        state={{ ...ready, rows: applications(7).map(fromApplication), total: 7 }}
      />
      <PotentialCustomerTable product={product} state={{ ...ready, rows: potentialCustomers(8), total: 8 }} />
    </div>
  );
}

const targets = [
  ['Connected Supplier', 'Suppliers'],
  ['Raw Materials & Equipment', 'Raw Materials & Equipment'],
  ['Product Applications', 'Application and End Products'],
  ['Potential Customers', 'Potential Customers'],
] as const;

/** Like a client-side router, which changes the address without moving scroll position or focus. */
function InRouter(props: ProductStatsProps) {
  return (
    <LightProvider
      messages={useMessages()}
      renderLink={({ href, onClick, children, ...rest }) => (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            onClick?.(event);
            event.preventDefault();
          }}
        >
          {children}
        </a>
      )}
    >
      <WithTables {...props} />
    </LightProvider>
  );
}

export const LeadsToTables: Story = {
  name: 'A tile scrolls to its table, and the focus goes there [PROD-009]',
  render: (args) => <InRouter {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    for (const [tile, heading] of targets) {
      await step(tile, async () => {
        window.scrollTo(0, 0);
        await userEvent.click(canvas.getByRole('link', { name: new RegExp(tile) }));
        const title = canvas.getByRole('heading', { name: heading });
        await expect(title).toHaveFocus();
        await expect(window.scrollY).toBeGreaterThan(0);
        const { top, bottom } = title.getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(0);
        await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      });
    }
  },
};
