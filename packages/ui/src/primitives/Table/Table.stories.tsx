import { findBodyRows, wideViewport } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquare } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Art } from '../Art';
import { AvatarStack } from '../Avatar';
import { Badge } from '../Badge';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import {
  TABLE_ROW_STATES,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableFullRow,
  TableHead,
  TableLoadingRows,
  TableName,
  TableRow,
  TableRowAction,
  TableRowLink,
  type TableRowState,
  TableSelectCell,
  TableSelectColumn,
  TableUnit,
  TableWideOnly,
  TableWindowedBody,
  toggleAllRows,
  toggleRow,
  toTableSelection,
} from '.';

const companies = [
  { name: 'Kvarnholm Silica AB', type: 'Manufacturer', country: 'Sweden', contacts: 14, premium: true },
  { name: 'Ostwald Quarzglas GmbH', type: 'Manufacturer', country: 'Germany', contacts: 11, premium: true },
  { name: 'Shirakawa Preform Co.', type: 'Manufacturer', country: 'Japan', contacts: 9, premium: false },
  {
    name: 'Brightwater Photonics',
    type: 'Distributor',
    country: 'United States',
    contacts: 5,
    premium: false,
  },
];
const team = [{ name: 'Elin Svensson' }, { name: 'Per Alm' }, { name: 'Maja Ek' }, { name: 'Ola Berg' }];

interface ExampleProps {
  onSort?: () => void;
  states?: readonly TableRowState[];
}

function Example({ onSort, states = [] }: ExampleProps) {
  return (
    <Table caption="Suppliers of preform silica glass">
      <TableHead>
        <TableColumn kind="index">No.</TableColumn>
        <TableColumn sort="none" onSort={onSort}>
          Company
        </TableColumn>
        <TableColumn>Type</TableColumn>
        <TableColumn sort="none" onSort={onSort}>
          Country
        </TableColumn>
        <TableColumn kind="number" sort="descending" onSort={onSort}>
          Contacts
        </TableColumn>
        <TableColumn kind="number">Action</TableColumn>
      </TableHead>
      <TableBody>
        {companies.map(({ name, type, country, contacts, premium }, index) => (
          <TableRow key={name} state={states[index] ?? 'idle'}>
            <TableCell kind="index">{String(index + 1).padStart(2, '0')}</TableCell>
            <TableCell place="name">
              <TableName
                art={
                  <Art
                    kind="seal"
                    src={`/art/v1/optical-fiber/seal/${name.toLowerCase().split(' ')[0]}.svg`}
                  />
                }
                badge={premium && <Badge tone="premium">Premium</Badge>}
              >
                <TableRowLink href={`/company/${index}`}>{name}</TableRowLink>
              </TableName>
            </TableCell>
            <TableCell>{type}</TableCell>
            <TableCell>{country}</TableCell>
            <TableCell kind="number">
              <TableWideOnly>
                <AvatarStack people={team.slice(index)} />{' '}
              </TableWideOnly>
              {contacts}
              <TableUnit> contacts</TableUnit>
            </TableCell>
            <TableCell place="action">
              <TableRowAction icon={MessageSquare} label="Message" accessibleLabel={`Message ${name}`} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const meta = {
  title: 'UI/Data/Table',
  component: Example,
  args: { onSort: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(findBodyRows(canvas)).toHaveLength(4);
  },
};

export const SortedByHead: Story = {
  name: 'A head says how its column is sorted, and sorts by it',
  tags: ['no-visual'], // Ends as Default does.
  globals: wideViewport,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Contacts' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Country' }));
    await expect(args.onSort).toHaveBeenCalledOnce();
  },
};

export const NarrowContainer: Story = {
  name: 'In a narrow container a row is a name, a line of facts and an action',
  render: () => (
    <div style={{ inlineSize: '100%', maxInlineSize: 390 }}>
      <Example />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader')).toBeNull();
    await expect(canvas.getAllByRole('cell')[1]).toBeVisible();
    await expect(canvas.getByText('14').closest('td')).toHaveTextContent('14 contacts');
  },
};

function Selectable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set([companies[1]?.name ?? '']));
  const ids = companies.map(({ name }) => name);
  return (
    <Table caption="Suppliers to ask for a quote">
      <TableHead>
        <TableSelectColumn
          label="Select all suppliers"
          selection={toTableSelection(ids, selected)}
          onToggle={() => setSelected(toggleAllRows(ids, selected))}
        />
        <TableColumn>Company</TableColumn>
        <TableColumn>Country</TableColumn>
      </TableHead>
      <TableBody>
        {companies.map(({ name, country }) => (
          <TableRow key={name} state={selected.has(name) ? 'selected' : 'idle'}>
            <TableSelectCell
              label={`Select ${name}`}
              selected={selected.has(name)}
              onToggle={() => setSelected(toggleRow(name, selected))}
            />
            <TableCell place="name">
              <TableName>
                <TableRowLink href="/company/1">{name}</TableRowLink>
              </TableName>
            </TableCell>
            <TableCell>{country}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export const Selected: Story = {
  name: 'Rows are chosen by their checkboxes, all of them by that of the head',
  tags: ['phone', 'rtl', 'forced-colors'],
  render: () => <Selectable />,
  play: async ({ canvas, userEvent }) => {
    if (window.innerWidth < 600) return;
    const all = canvas.getByRole('checkbox', { name: 'Select all suppliers' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(4);
    await userEvent.click(all);
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
    canvas.getByRole('checkbox', { name: 'Select Brightwater Photonics' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1);
    await expect(all).toBePartiallyChecked();
  },
};

function Filled({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <Table caption="Suppliers of preform silica glass" busy={busy}>
      <TableHead>
        <TableColumn>Company</TableColumn>
        <TableColumn>Type</TableColumn>
        <TableColumn>Country</TableColumn>
        <TableColumn kind="number">Contacts</TableColumn>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

export const Loading: Story = {
  name: 'Rows on their way have the size of rows',
  tags: ['phone'],
  render: () => (
    <Filled busy>
      <TableLoadingRows columns={4} />
    </Filled>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  tags: ['phone'],
  render: () => (
    <Filled>
      <TableFullRow columns={4}>
        <EmptyState title="No suppliers yet" description="Who supplies it is listed here." />
      </TableFullRow>
    </Filled>
  ),
};

export const Failed: Story = {
  render: () => (
    <Filled>
      <TableFullRow columns={4}>
        <ErrorState
          title="Suppliers did not load"
          description="The connection broke off."
          onRetry={() => {}}
        />
      </TableFullRow>
    </Filled>
  ),
};

export const StickyHead: Story = {
  name: 'The head sticks below what sticks above it',
  globals: wideViewport,
  render: () => (
    <div data-testid="page" style={{ blockSize: 240, overflowY: 'auto' }}>
      <Example />
      <Example />
    </div>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    page.scrollTo(0, 120);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const head = canvas.getAllByRole('columnheader', { name: 'Type' })[0];
    await expect(head?.getBoundingClientRect().top).toBeCloseTo(page.getBoundingClientRect().top, 0);
  },
};

const manyKeys = Array.from({ length: 100_000 }, (_, at) => `company-${at + 1}`);

const renderManyRow = (index: number) => {
  const { name, type, contacts } = companies[index % companies.length] as (typeof companies)[number];
  return (
    <TableRow>
      <TableCell kind="index">{index + 1}</TableCell>
      <TableCell place="name">
        <TableName>
          <TableRowLink href="#">{`${name} ${index + 1}`}</TableRowLink>
        </TableName>
      </TableCell>
      <TableCell>{type}</TableCell>
      <TableCell kind="number" place="figure">
        {contacts}
      </TableCell>
    </TableRow>
  );
};

export const HundredThousandRows: Story = {
  name: 'Of a hundred thousand rows it draws those near the window, and tells which they are',
  tags: ['no-visual'], // Rows like those of Default, as many as fit into the window.
  render: () => (
    <Table caption="Suppliers of preform silica glass" rowCount={manyKeys.length}>
      <TableHead>
        <TableColumn kind="index">No.</TableColumn>
        <TableColumn>Company</TableColumn>
        <TableColumn>Type</TableColumn>
        <TableColumn kind="number">Contacts</TableColumn>
      </TableHead>
      <TableWindowedBody keys={manyKeys} columns={4} renderRow={renderManyRow} />
    </Table>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
    const first = canvas.getByRole('link', { name: 'Kvarnholm Silica AB 1' });
    await expect(first.closest('tr')).toHaveAttribute('aria-rowindex', '2');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    await waitFor(() => expect(findBodyRows(canvas).length).toBeGreaterThan(10));
    const middle = () => findBodyRows(canvas).map((row) => Number(row.getAttribute('aria-rowindex')));
    await waitFor(() => expect(Math.max(...middle())).toBeGreaterThan(40_000));
    // The row with the focus is still there; nearly all others are not.
    await expect(first).toHaveFocus();
    await expect(middle().length).toBeLessThan(100);
    await userEvent.tab({ shift: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const Matrix: Story = {
  tags: ['forced-colors', 'contrast'],
  render: () => <Example states={TABLE_ROW_STATES} />,
};
