import { wideViewport } from '@millrace/story-kit';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquare } from 'lucide-react';
import { useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge';
import { Dialog } from '../Dialog';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { TABLE_ROW_STATES, TableName, TableRowAction, TableRowLink } from '../Table';
import {
  DATA_TABLE_COLUMN_KINDS,
  DataTable,
  type DataTableColumn,
  type DataTableColumnKind,
  type DataTableProps,
} from '.';

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

const pane: Decorator = (Table) => (
  <div style={{ blockSize: '360px', overflowY: 'auto' }}>
    <Table />
  </div>
);

/** Returns the names of the rows; the head row, which phones hide, has none. */
const names = () =>
  screen
    .getAllByRole('row')
    .flatMap((row) => within(row).queryAllByRole('link'))
    .map((link) => link.textContent);

export const Default: Story = {
  globals: wideViewport,
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

export const Loading: Story = {
  tags: ['phone'],
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  tags: ['phone'],
  args: { rows: [], empty: <EmptyState title="No gas matches" description="Remove a filter to see more." /> },
};

export const Failed: Story = {
  name: 'Error',
  args: {
    rows: [],
    error: <ErrorState title="Gases did not load" description="The connection broke off." onRetry={fn()} />,
  },
};

export const FailsToLoadMore: Story = {
  name: 'Keeps the rows that have come when more do not',
  args: {
    rowCount: 30,
    onLoadMore: fn(),
    error: <ErrorState title="More gases did not load" onRetry={fn()} />,
  },
  play: async () => {
    await expect(names()).toHaveLength(12);
    await expect(screen.getByText('More gases did not load')).toBeVisible();
    await expect(screen.getByText('12 of 30 shown')).toBeVisible();
  },
};

export const Selection: Story = {
  name: 'Rows are chosen one by one or all at once',
  tags: ['phone', 'rtl', 'forced-colors'],
  globals: wideViewport,
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
    await expect(screen.getByRole('row', { selected: true })).toHaveTextContent('Argon 2');
    if (window.innerWidth < 600) return;
    await expect(screen.getByRole('checkbox', { name: 'Select all gases' })).toBePartiallyChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all gases' }));
    await expect(screen.getByRole('checkbox', { name: 'Select Helium 1' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all gases' }));
    await expect(screen.queryAllByRole('row', { selected: true })).toHaveLength(0);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Argon 2' }));
  },
};

export const LoadsMore: Story = {
  name: 'The caller sorts and loads more',
  render: function Growing(args) {
    const all = useMemo(() => gases(30), []);
    const [count, setCount] = useState(10);
    const rows = useMemo(() => all.slice(0, count), [all, count]);
    return (
      <DataTable
        {...args}
        rows={rows}
        rowCount={30}
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

export const ServerPaging: Story = {
  name: 'The caller has pages, and every row tells which it is of all',
  tags: ['phone'],
  render: function Paged(args) {
    const all = useMemo(() => gases(30), []);
    const [page, setPage] = useState(1);
    const rows = useMemo(() => all.slice((page - 1) * 10, page * 10), [all, page]);
    return <DataTable {...args} rows={rows} rowCount={30} page={page} pageSize={10} onPageChange={setPage} />;
  },
  play: async () => {
    const next = screen.getByRole('button', { name: 'Next page' });
    await expect(screen.getByText('Page 1 of 3')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(screen.getByText('Page 3 of 3')).toBeVisible();
    await expect(names()[0]).toBe('Helium 21');
    await expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '31');
    await expect(screen.getByText('Helium 21').closest('tr')).toHaveAttribute('aria-rowindex', '22');
    // The focus stays on a page button that became disabled.
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(screen.getByText('Page 3 of 3')).toBeVisible();
  },
};

/** Scrolls the table's scroll container to its end, and returns the last row. */
const scrollsToEnd: Story['play'] = async () => {
  const grid = await screen.findByRole('grid', { name: 'Gases in stock' });
  const isScroller = (element: Element) =>
    element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== 'visible';
  let scroller: Element = grid;
  while (!isScroller(scroller) && scroller.parentElement) scroller = scroller.parentElement;
  scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' });
  await waitFor(() => expect(screen.getByText('Ammonia 10000')).toBeVisible());
  await expect(screen.getAllByRole('row').length).toBeLessThan(80);
};

export const InAPane: Story = {
  name: 'Ten thousand rows in a pane of their own',
  args: { rows: gases(10_000) },
  decorators: [pane],
  play: scrollsToEnd,
};

export const InADialog: Story = {
  name: 'Ten thousand rows in a dialog',
  args: { rows: gases(10_000) },
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>Gases</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <DataTable {...args} />
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  ),
  play: scrollsToEnd,
};

export const ToRead: Story = {
  name: 'Without tools it is a table to read: Tab goes from link to link',
  tags: ['no-visual'], // As Default without its button.
  args: { tools: false, rows: gases(4) },
  play: async () => {
    await expect(screen.getByRole('table', { name: 'Gases in stock' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Table tools' })).toBeNull();
    screen.getByRole('link', { name: 'Helium 1' }).focus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Argon 2' })).toHaveFocus();
  },
};

export const LongText: Story = {
  tags: ['phone', 'rtl'],
  args: {
    rows: gases(3).map((gas) => ({
      ...gas,
      name: `${gas.name} of a very long name that no column of a table has the room for on one line`,
    })),
  },
};

export const RightToLeft: Story = {
  name: 'From right to left the left arrow goes to the next column',
  tags: ['no-visual'], // Default has a right-to-left picture.
  globals: wideViewport,
  loaders: [() => import('./DataTableParts')],
  decorators: [
    (Table) => (
      <div dir="rtl">
        <Table />
      </div>
    ),
  ],
  play: async () => {
    screen.getByRole('link', { name: 'Helium 1' }).focus();
    await waitFor(() => expect(screen.getAllByRole('separator')).toHaveLength(3));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('6N'));
  },
};

export const Phone: Story = {
  name: 'In a narrow place a row is a name and a line of facts',
  decorators: [
    (Table) => (
      <div style={{ maxInlineSize: 390 }}>
        <Table />
      </div>
    ),
  ],
  play: async () => {
    await expect(screen.queryByRole('columnheader')).toBeNull();
    await expect(screen.getByText('Argon 2').closest('tr')).toHaveTextContent(/Argon 2.*5N.*Japan/);
  },
};

export const TenThousandRows: Story = {
  name: 'Of ten thousand rows it renders those near the window, and tells which they are',
  tags: ['no-visual'], // Rows like those of Default, as many as fit into the window.
  args: { rows: gases(10_000), defaultSort: { key: 'pricePerKg', direction: 'descending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    await expect(screen.getAllByRole('row').length).toBeLessThan(80);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() =>
      expect(Number(screen.getAllByRole('row').at(-1)?.getAttribute('aria-rowindex'))).toBe(10_001),
    );
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

const shownByKind: Record<DataTableColumnKind, Partial<DataTableColumn<Gas>>> = {
  text: { value: ({ name }) => name },
  number: { value: ({ pricePerKg }) => pricePerKg },
  index: {},
  action: {
    cell: ({ name }) => (
      <TableRowAction icon={MessageSquare} label="Ask" accessibleLabel={`Ask for ${name}`} />
    ),
  },
};

const kinds = DATA_TABLE_COLUMN_KINDS.map(
  (kind): DataTableColumn<Gas> => ({ key: kind, header: kind, kind, ...shownByKind[kind] }),
);

export const Matrix: Story = {
  tags: ['forced-colors', 'contrast'],
  args: {
    rows: gases(TABLE_ROW_STATES.length),
    columns: kinds,
    rowState: (_, index) => TABLE_ROW_STATES[index] ?? 'idle',
  },
};
