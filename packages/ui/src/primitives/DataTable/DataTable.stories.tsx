import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge';
import { EmptyState } from '../EmptyState';
import { TableName, TableRowLink } from '../Table';
import { DataTable, type DataTableColumn, type DataTableProps } from '.';

interface Gas {
  id: string;
  name: string;
  purity: string;
  country: string | null;
  pricePerKg: number;
}

const NAMES = ['Helium', 'Argon', 'Silicon tetrachloride', 'Nitrogen', 'Ammonia'] as const;
const COUNTRIES = ['Germany', 'Japan', 'Österreich', null] as const;

const gases = (count: number): Gas[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `gas-${at + 1}`,
    name: `${NAMES[at % NAMES.length]} ${at + 1}`,
    purity: at % 3 === 0 ? '6N' : '5N',
    country: COUNTRIES[at % COUNTRIES.length] ?? null,
    pricePerKg: 12.5 + ((at * 37) % 400),
  }));

const columns: DataTableColumn<Gas>[] = [
  {
    key: 'name',
    header: 'Gas',
    sort: true,
    width: 40,
    cell: ({ id, name }) => (
      <TableName>
        <TableRowLink href={`#${id}`}>{name}</TableRowLink>
      </TableName>
    ),
  },
  { key: 'purity', header: 'Purity', cell: ({ purity }) => <Badge>{purity}</Badge> },
  { key: 'country', header: 'Country', sort: true },
  { key: 'pricePerKg', header: 'EUR per kg', sort: true },
];

const meta = {
  title: 'UI/Data/DataTable',
  component: DataTable<Gas>,
  args: { caption: 'Gases in stock', rows: gases(12), columns },
} satisfies Meta<DataTableProps<Gas>>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);

export const Default: Story = {
  name: 'Sorts by a press on a head, and turns the order by another',
  play: async () => {
    const head = () => screen.getByRole('columnheader', { name: 'EUR per kg' });
    await userEvent.click(within(head()).getByRole('button'));
    await expect(head()).toHaveAttribute('aria-sort', 'ascending');
    await expect(names()[0]).toBe('Helium 1');
    await userEvent.click(within(head()).getByRole('button'));
    await expect(head()).toHaveAttribute('aria-sort', 'descending');
    await expect(names()[0]).toBe('Helium 11');
  },
};

export const InAPane: Story = {
  name: 'Ten thousand rows in a pane of their own',
  args: { rows: gases(10_000), defaultSort: { key: 'name', direction: 'ascending' } },
  decorators: [
    (Table) => (
      <div data-pane="" style={{ blockSize: '360px', overflowY: 'auto' }}>
        <Table />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const pane = canvasElement.querySelector('[data-pane]');
    pane?.scrollTo({ top: pane.scrollHeight });
    await waitFor(() => expect(screen.getByText('Silicon tetrachloride 9998')).toBeVisible());
    await expect(screen.getAllByRole('row').length).toBeLessThan(80);
  },
};

export const Selection: Story = {
  name: 'Rows are chosen one by one or all at once',
  render: function Chosen(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    const selection = useMemo(
      () => ({
        selected,
        onSelectedChange: setSelected,
        allLabel: 'Select all gases',
        rowLabel: ({ name }: Gas) => `Select ${name}`,
      }),
      [selected],
    );
    return <DataTable {...args} selection={selection} />;
  },
  play: async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Argon 2' }));
    await expect(screen.getByRole('checkbox', { name: 'Select all gases' })).toBePartiallyChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all gases' }));
    await expect(screen.getByRole('checkbox', { name: 'Select Helium 1' })).toBeChecked();
  },
};

export const ServerSide: Story = {
  name: 'The caller sorts and loads more',
  render: function Paged(args) {
    const all = useMemo(() => gases(30), []);
    const [count, setCount] = useState(10);
    const rows = useMemo(() => all.slice(0, count), [all, count]);
    return (
      <DataTable
        {...args}
        rows={rows}
        total={30}
        sort={{ key: 'name', direction: 'ascending' }}
        onLoadMore={() => setCount(count + 10)}
      />
    );
  },
  play: async () => {
    await expect(screen.getByText('10 of 30 shown')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await expect(screen.getByText('20 of 30 shown')).toBeVisible();
  },
};

export const Loading: Story = { args: { rows: [], loading: true } };

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No gas matches" description="Remove a filter to see more." /> },
};
