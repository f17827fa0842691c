import { StoryList, wideViewport } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SectionHead } from '../SectionHead';
import { TableName, TableRowLink } from '../Table';
import { DataTable, type DataTableColumn, DataTableToolsButton } from '.';
import { savePreferences } from './column-preferences';

interface Company {
  id: string;
  name: string;
  country: string;
  contacts: number;
}

const COUNTRIES = ['Germany', 'Japan', 'Österreich', 'Mexico'] as const;

const companies = (count: number): Company[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `company-${at + 1}`,
    name: `${['Ostwald Quarzglas', 'Brightwater Photonics', 'Kessel Glas'][at % 3]} ${at + 1}`,
    country: COUNTRIES[at % COUNTRIES.length] ?? '',
    contacts: at % 90,
  }));

interface CompanyTableProps {
  count: number;
  /** Storage id of the table. */
  id: string;
  /** Default `Companies`. */
  name?: string;
}

const columns: DataTableColumn<Company>[] = [
  {
    key: 'name',
    header: 'Company',
    cell: ({ id, name }) => (
      <TableName>
        <TableRowLink href={`#${id}`}>{name}</TableRowLink>
      </TableName>
    ),
  },
  { key: 'country', header: 'Country' },
  { key: 'contacts', header: 'Contacts' },
];

function CompanyTable({ count, id, name = 'Companies' }: CompanyTableProps) {
  const rows = useMemo(() => companies(count), [count]);
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={`companies-${id}`}>
      <SectionHead
        title={name}
        titleId={`companies-${id}`}
        actions={<DataTableToolsButton open={isOpen} onOpenChange={setOpen} aria-controls={`table-${id}`} />}
      />
      <DataTable
        id={`table-${id}`}
        caption={name}
        rows={rows}
        columns={columns}
        toolsOpen={isOpen}
        onToolsOpenChange={setOpen}
        memoryId={id}
      />
    </section>
  );
}

const meta = {
  title: 'UI/Data/DataTableTools',
  tags: ['!autodocs'],
  component: CompanyTable,
  // Lazy-loaded on the first interaction, which takes time on a busy machine.
  loaders: [() => import('./DataTableParts')],
  args: { count: 12, id: 'story' },
} satisfies Meta<typeof CompanyTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const openTools = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Table tools' }));
  return within(await canvas.findByRole('toolbar', { name: 'Table tools' }));
};

/** Focuses the link of a row, and waits until the table handles keys. */
async function focusOn({ canvas }: Context, name: string) {
  canvas.getByRole('link', { name }).focus();
  await waitFor(() => expect(canvas.getAllByRole('separator')).toHaveLength(2));
}

const heads = ({ canvas }: Context) => canvas.getAllByRole('columnheader').map((head) => head.textContent);

const elementWidth = (element: Element | undefined) =>
  Math.round(element?.getBoundingClientRect().width ?? 0);

/** Content that a copy would put on the clipboard, by media type. */
function copied(): Record<string, string> {
  const event = new ClipboardEvent('copy', {
    bubbles: true,
    cancelable: true,
    clipboardData: new DataTransfer(),
  });
  (document.activeElement ?? document.body).dispatchEvent(event);
  const read = (type: string) => event.clipboardData?.getData(type) ?? '';
  return { text: read('text/plain'), html: read('text/html') };
}

export const Default: Story = {
  tags: ['phone', 'rtl'],
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('button', { name: 'Table tools' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    const grid = within(canvas.getByRole('grid', { name: 'Companies' }));
    // Including the head row, which is hidden on a phone.
    await expect(grid.getAllByRole('row', { hidden: true })).toHaveLength(13);
  },
};

export const Open: Story = {
  name: 'Opens its bar from the button, with the keyboard in the search, and closes it by Escape',
  tags: ['phone', 'rtl', 'forced-colors'],
  args: { id: 'open' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const bar = await openTools(context);
    await waitFor(() => expect(bar.getByRole('searchbox', { name: 'Find in table' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Table tools' })).toHaveFocus());
    await openTools(context);
  },
};

export const HidesColumns: Story = {
  name: 'Hides columns and shows them again; that of the names stays',
  tags: ['no-visual'], // All columns are shown again at the end; the open popover is in Popover.
  globals: wideViewport,
  args: { id: 'hides' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const bar = await openTools(context);
    await userEvent.click(bar.getByRole('button', { name: 'Columns' }));
    await expect(screen.getByRole('checkbox', { name: 'Company' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Country' }));
    await waitFor(() => expect(heads(context)).toEqual(['Company', 'Contacts']));
    await expect(canvas.queryByText('Japan')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
    await waitFor(() => expect(heads(context)).toEqual(['Company', 'Country', 'Contacts']));
  },
};

export const ResizesColumns: Story = {
  name: 'Moves the edge between two columns by arrow keys and by dragging, and tells their width',
  tags: ['no-visual'], // All widths are reset at the end: looks like Open.
  globals: wideViewport,
  args: { id: 'resizes' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openTools(context);
    const edge = await canvas.findByRole('separator', { name: 'Width of Company' });
    const head = () => elementWidth(canvas.getAllByRole('columnheader')[0]);
    const before = head();
    await expect(edge).toHaveAttribute('aria-valuenow', String(before));
    edge.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await waitFor(() => expect(head()).toBe(before + 10));
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', String(before + 10)));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(head()).toBe(Number(edge.getAttribute('aria-valuemin'))));
    const { left, top } = edge.getBoundingClientRect();
    const at = (clientX: number) => ({ clientX, clientY: top + 5, pointerId: 1, button: 0, bubbles: true });
    edge.setPointerCapture = () => undefined;
    edge.dispatchEvent(new PointerEvent('pointerdown', at(left)));
    edge.dispatchEvent(new PointerEvent('pointermove', at(left + 150)));
    edge.dispatchEvent(new PointerEvent('pointerup', at(left + 150)));
    await waitFor(() => expect(head()).toBe(Number(edge.getAttribute('aria-valuemin')) + 150));
    await userEvent.dblClick(edge);
    await waitFor(() => expect(head()).toBe(before));
  },
};

export const FindsInAllRows: Story = {
  name: 'Finds text in a hundred thousand rows, marks it, and goes to rows that were not drawn',
  tags: ['no-visual'], // Its rows depend on the window, which grows for a screenshot.
  globals: wideViewport,
  args: { count: 100_000, id: 'finds' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await focusOn(context, 'Ostwald Quarzglas 1');
    await userEvent.keyboard('{Control>}f{/Control}');
    const field = await canvas.findByRole('searchbox', { name: 'Find in table' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'PHOTONICS 7777');
    // Every third row has this name: 77771, 77774 and 77777.
    await waitFor(() => expect(canvas.getByText(/^1 of \d+$/)).toBeVisible(), { timeout: 10_000 });
    const current = () => document.querySelector('[data-found="current"]');
    await waitFor(() => expect(current()).toHaveTextContent('Brightwater Photonics 7777'));
    const first = current()?.textContent;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/^2 of \d+$/)).toBeVisible());
    await waitFor(() => expect(current()?.textContent).not.toBe(first));
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(current()?.textContent).toBe(first));
    await userEvent.clear(field);
    await userEvent.type(field, 'osterreich');
    await waitFor(() => expect(canvas.getByText('1 of 25,000')).toBeVisible(), { timeout: 10_000 });
    await expect(current()).toHaveTextContent('Österreich');
  },
};

export const CopiesCells: Story = {
  name: 'Copies chosen cells as text with tabs and as a table',
  tags: ['no-visual'], // The selection is cleared at the end: looks like Default.
  globals: wideViewport,
  args: { id: 'copies' },
  play: async (context) => {
    const { userEvent } = context;
    await focusOn(context, 'Brightwater Photonics 2');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}');
    await waitFor(() => expect(document.querySelectorAll('[data-range]')).toHaveLength(6));
    await expect(copied()).toEqual({
      text: 'Brightwater Photonics 2\tJapan\t1\nKessel Glas 3\tÖsterreich\t2',
      html: '<meta charset="utf-8"><table><tr><td>Brightwater Photonics 2</td><td>Japan</td><td>1</td></tr><tr><td>Kessel Glas 3</td><td>Österreich</td><td>2</td></tr></table>',
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelectorAll('[data-range]')).toHaveLength(0));
    await expect(copied().text).toBe('Brightwater Photonics 2');
  },
};

/** Column preferences of a reader, by description. */
const ways = {
  'as it comes': { hidden: [], shares: {} },
  'with its bar': { hidden: [], shares: {} },
  'with a column less': { hidden: ['country'], shares: {} },
  'with other widths': { hidden: [], shares: { name: 2, country: 1, contacts: 1 } },
} as const;

const wayId = (way: string) => way.replaceAll(' ', '-');

export const Matrix: Story = {
  tags: ['phone', 'rtl', 'forced-colors'],
  beforeEach: () => {
    for (const [way, memory] of Object.entries(ways)) savePreferences(wayId(way), memory);
  },
  render: () => (
    <StoryList
      columnPx={560}
      variants={Object.fromEntries(
        Object.keys(ways).map((way) => [
          way,
          <CompanyTable key={way} count={3} id={wayId(way)} name={`Companies, ${way}`} />,
        ]),
      )}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('region', { name: 'Companies, with its bar' }));
    await userEvent.click(table.getByRole('button', { name: 'Table tools' }));
    await table.findByRole('toolbar');
    await waitFor(() => expect(table.getByRole('searchbox')).toHaveFocus());
  },
};
