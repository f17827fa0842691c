import { findBodyRows, wideViewport } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquare } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Art } from '../Art';
import { AvatarStack } from '../Avatar';
import { Badge } from '../Badge';
import {
  TABLE_ROW_STATES,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableName,
  TableRow,
  TableRowAction,
  TableRowLink,
  type TableRowState,
  TableUnit,
  TableWideOnly,
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

export const Matrix: Story = {
  tags: ['forced-colors', 'contrast'],
  render: () => <Example states={TABLE_ROW_STATES} />,
};
