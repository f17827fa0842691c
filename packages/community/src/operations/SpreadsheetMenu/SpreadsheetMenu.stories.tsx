import { sheetImport, sheetPreview, undoneSheetImport } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { SpreadsheetDialog } from '.';

const file = new File(['Company,Country'], 'suppliers-2026.csv', { type: 'text/csv' });
const preview = sheetPreview();
const candidate = '2b1c8f5e-40aa-5c69-9d24-7e3b1f6c8a02';

const meta = {
  title: 'Operations/SpreadsheetMenu',
  component: SpreadsheetDialog,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: {
    kind: 'suppliers',
    name: 'Preform silica glass',
    open: true,
    onOpenChange: fn(),
    file,
    onFileChange: fn(),
    state: {
      status: 'deciding',
      preview,
      alike: 'skip',
      decisions: {},
      isReadingAnew: false,
      isImporting: false,
      failure: null,
    },
    onReadingChange: fn(),
    onMappingChange: fn(),
    onAlikeChange: fn(),
    onDecide: fn(),
    onImport: fn(),
    onStop: fn(),
    onUndo: fn(),
    onSaveRefused: fn(),
  },
  argTypes: { state: { control: false }, file: { control: false } },
} satisfies Meta<typeof SpreadsheetDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(
    await screen.findByRole('dialog', {
      name: 'Import suppliers of Preform silica glass from a spreadsheet',
    }),
  );

type Shown = Awaited<ReturnType<typeof dialog>>;

/** Presses Next until a step. */
async function goTo(
  shown: Shown,
  userEvent: { click: (element: Element) => Promise<void> },
  heading: string,
) {
  while (!shown.queryByRole('heading', { name: heading }))
    await userEvent.click(shown.getByRole('button', { name: 'Next' }));
}

export const Default: Story = {
  name: 'Leads from the file to the result and back without loss, with the focus on each heading',
  tags: ['phone', 'rtl'],
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await goTo(shown, userEvent, 'Check that the text is readable');
    await expect(shown.getByRole('heading', { name: 'Check that the text is readable' })).toHaveFocus();
    await expect(shown.getByText('Kvarnholm Silica')).toBeVisible();
    await userEvent.selectOptions(shown.getByRole('combobox', { name: 'Sheet' }), 'Country codes (hidden)');
    await expect(args.onReadingChange).toHaveBeenLastCalledWith({ sheet: 'Country codes' });
    await userEvent.selectOptions(shown.getByRole('combobox', { name: 'Row with the headings' }), '2');
    await expect(args.onReadingChange).toHaveBeenLastCalledWith({
      ...{ sheet: 'Suppliers', encoding: undefined, headingRow: 2 },
    });
    await goTo(shown, userEvent, 'Match the columns');
    await expect(shown.getByRole('combobox', { name: /^Name/ })).toHaveValue('0');
    await userEvent.selectOptions(shown.getByRole('combobox', { name: /^Website/ }), '1');
    await expect(args.onMappingChange).toHaveBeenCalledWith({ name: 0, country: 1, url: 1 });
    await goTo(shown, userEvent, 'Check the result');
    await userEvent.click(shown.getByRole('button', { name: 'Back' }));
    await expect(shown.getByRole('heading', { name: 'Match the columns' })).toHaveFocus();
    await goTo(shown, userEvent, 'Check the result');
  },
};

export const Result: Story = {
  name: 'Shows what becomes of each row, the cells to correct, and takes decisions',
  tags: ['phone'],
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await goTo(shown, userEvent, 'Check the result');
    // Phones have no row of column headings.
    const findRow = (name: RegExp) => shown.getByRole('row', { name });
    await expect(shown.getByText(/^A5: The name contains invalid characters\. Correct it/)).toBeVisible();
    await expect(findRow(/Halden Optik AS/)).toHaveTextContent(/New/);
    await expect(findRow(/Shirakawa Preform Co\./)).toHaveTextContent(/In the catalogue/);
    const decision = shown.getByRole('combobox', { name: 'Row 3, Kvarnholm Silica' });
    await expect(decision).toHaveValue('skip');
    await userEvent.selectOptions(decision, 'Use Kvarnholm Silica AB, Sweden');
    await expect(args.onDecide).toHaveBeenCalledWith(3, preview.rows[1]?.candidates[0]?.id);
    await userEvent.click(shown.getByRole('button', { name: 'Download rows to correct (XLSX)' }));
    await expect(args.onSaveRefused).toHaveBeenLastCalledWith('xlsx');
    await userEvent.click(shown.getByRole('button', { name: 'Import' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
};

export const Encoding: Story = {
  name: 'Shows damaged text before anything is created, and offers other encodings',
  args: {
    state: {
      ...{ status: 'deciding', alike: 'skip', decisions: {} },
      ...{ isReadingAnew: false, isImporting: false, failure: null },
      preview: sheetPreview({
        ...{ format: 'csv', sheets: [], sheet: null, encoding: 'windows-1252' },
        top_rows: [
          { row: 1, cells: ['Firma', 'Land'] },
          { row: 2, cells: ['MÃ¼ller Glas', 'Deutschland'] },
        ],
        damage: {
          count: 1,
          cells: [{ row: 2, column: 0, cell: 'A2', kind: 'twice_encoded', text: 'MÃ¼ller Glas' }],
        },
      }),
    },
  },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await goTo(shown, userEvent, 'Check that the text is readable');
    await expect(shown.getByText(/^1 cell has damaged text, such as A2: “MÃ¼ller Glas”\./)).toBeVisible();
    await userEvent.selectOptions(shown.getByRole('combobox', { name: 'Encoding' }), 'utf-8');
    await expect(args.onReadingChange).toHaveBeenLastCalledWith({
      ...{ sheet: undefined, encoding: 'utf-8', headingRow: 1 },
    });
  },
};

export const Choosing: Story = {
  name: 'Takes a file or pasted cells',
  args: { file: null, state: { status: 'choosing', failure: null } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByText(/^Choose a CSV or XLSX file, up to 10 MB/)).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(shown.getByRole('textbox', { name: /^Or paste cells/ }));
    await userEvent.paste('Company\tCountry\nHalden Optik AS\tNO');
    await userEvent.click(shown.getByRole('button', { name: 'Use pasted cells' }));
    await expect(args.onFileChange).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Pasted cells.tsv', size: 34 }),
    );
  },
};

export const Reading: Story = { args: { state: { status: 'reading' } } };

export const Unreadable: Story = {
  name: 'Says why a file is not taken',
  args: {
    state: { status: 'choosing', failure: 'Use a CSV or XLSX file with a row of headings.' },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn’t do this\. Use a CSV/);
  },
};

export const NoNames: Story = {
  name: 'Asks for the column of the names where none is found',
  args: {
    state: {
      status: 'deciding',
      preview: sheetPreview({
        mapping: {},
        counts: { new: 0, known: 0, listed: 0, alike: 0, repeated: 0, refused: 0 },
        rows: [],
      }),
      alike: 'skip',
      decisions: {},
      isReadingAnew: false,
      isImporting: false,
      failure: null,
    },
  },
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await goTo(shown, userEvent, 'Match the columns');
    await expect(shown.getByText('Choose the column with the names.')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const Decided: Story = {
  name: 'Keeps what was decided while the import fails',
  args: {
    state: {
      status: 'deciding',
      preview,
      alike: 'create',
      decisions: { 3: preview.rows[1]?.candidates[0]?.id ?? candidate },
      isReadingAnew: false,
      isImporting: false,
      failure: 'The server does not answer.',
    },
  },
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await goTo(shown, userEvent, 'Check the result');
    await expect(shown.getByRole('alert')).toHaveTextContent(
      'We couldn’t do this. The server does not answer',
    );
    await expect(shown.getByRole('combobox', { name: 'Row 3, Kvarnholm Silica' })).toHaveValue(
      preview.rows[1]?.candidates[0]?.id ?? '',
    );
    await expect(shown.getByRole('button', { name: 'Import' })).toBeEnabled();
  },
};

export const Running: Story = {
  name: 'Shows how far a large import is, and stops it',
  tags: ['phone'],
  args: {
    state: {
      status: 'started',
      imported: sheetImport({ state: 'running', rows: 100_000, rows_done: 42_000 }),
      ...{ isSending: false, failure: null },
    },
  },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByRole('progressbar', { name: 'Importing…' })).toHaveAttribute(
      'aria-valuetext',
      '42,000 of 100,000',
    );
    await userEvent.click(shown.getByRole('button', { name: 'Stop import' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Comparing: Story = {
  name: 'Says that rows are compared before the first is imported',
  tags: ['no-visual'], // Running draws the same, with a figure.
  args: {
    state: {
      status: 'started',
      imported: sheetImport({ state: 'running', rows: 100_000, rows_done: 0 }),
      ...{ isSending: false, failure: null },
    },
  },
  play: async () => {
    const shown = await dialog();
    const bar = shown.getByRole('progressbar', { name: 'Comparing your rows with the catalogue…' });
    await expect(bar).not.toHaveAttribute('value');
    await expect(bar).not.toHaveAttribute('aria-valuetext');
  },
};

export const Done: Story = {
  name: 'Says what was done, and undoes it',
  args: { state: { status: 'started', imported: sheetImport(), isSending: false, failure: null } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByText(/^1 item was created and 2 items were added to the list\./)).toBeVisible();
    await expect(shown.queryByRole('button', { name: 'Import' })).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Undo import' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Undone: Story = {
  name: 'Says what is gone after it was undone, and names what stays',
  args: { state: { status: 'started', imported: undoneSheetImport(), isSending: false, failure: null } },
  play: async () => {
    const shown = await dialog();
    await expect(
      shown.getByText(/^3 items were removed from the list, and nothing was deleted from the catalogue\./),
    ).toBeVisible();
    await expect(shown.getByText('Shirakawa Preform Co.: other members use it')).toBeVisible();
    await expect(shown.queryByRole('button', { name: 'Undo import' })).toBeNull();
  },
};
