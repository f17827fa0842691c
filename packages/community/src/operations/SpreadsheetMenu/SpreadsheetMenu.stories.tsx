import { importedSheet, sheetPreview, undoneSheet } from '@millrace/api-mocks';
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
    onMappingChange: fn(),
    onAlikeChange: fn(),
    onDecide: fn(),
    onImport: fn(),
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

export const Default: Story = {
  name: 'Shows how columns were matched and what becomes of each row, and lets both be changed',
  tags: ['phone', 'rtl'],
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByRole('combobox', { name: /^Name/ })).toHaveValue('0');
    await userEvent.selectOptions(shown.getByRole('combobox', { name: /^Website/ }), '1');
    await expect(args.onMappingChange).toHaveBeenCalledWith({ name: 0, country: 1, url: 1 });
    // Phones have no row of column headings.
    const findRow = (name: RegExp) => shown.getByRole('row', { name });
    await expect(findRow(/Atlantis Gl/)).toHaveTextContent(/The name contains invalid characters\./);
    await expect(findRow(/Halden Optik AS/)).toHaveTextContent(/New/);
    await expect(findRow(/Shirakawa Preform Co\./)).toHaveTextContent(/In the catalogue/);
    const decision = shown.getByRole('combobox', { name: 'Row 3, Kvarnholm Silica' });
    await expect(decision).toHaveValue('skip');
    await userEvent.selectOptions(decision, 'Use Kvarnholm Silica AB, Sweden');
    await expect(args.onDecide).toHaveBeenCalledWith(3, preview.rows[1]?.candidates[0]?.id);
    await userEvent.click(shown.getByRole('button', { name: 'Download the rows that can’t be imported' }));
    await expect(args.onSaveRefused).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: 'Import' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
};

export const Choosing: Story = {
  name: 'Waits for a file, and says what it takes',
  args: { file: null, state: { status: 'choosing', failure: null } },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByText(/^Choose a CSV or XLSX file, up to 10 MB/)).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Import' })).toBeDisabled();
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
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByText('Choose the column with the names.')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Import' })).toBeDisabled();
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
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByRole('alert')).toHaveTextContent(
      'We couldn’t do this. The server does not answer',
    );
    await expect(shown.getByRole('combobox', { name: 'Row 3, Kvarnholm Silica' })).toHaveValue(
      preview.rows[1]?.candidates[0]?.id ?? '',
    );
    await expect(shown.getByRole('button', { name: 'Import' })).toBeEnabled();
  },
};

export const Done: Story = {
  name: 'Says what was done, and gives back what could not be taken',
  args: { state: { status: 'done', imported: importedSheet(), isUndoing: false, failure: null } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByText(/^1 item was created and 2 items were added to the list\./)).toBeVisible();
    await expect(
      shown.getByRole('button', { name: 'Download the rows that can’t be imported' }),
    ).toBeVisible();
    await expect(shown.queryByRole('button', { name: 'Import' })).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Undo import' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Undone: Story = {
  name: 'Says what is gone after it was undone, and names what stays',
  args: { state: { status: 'undone', undone: undoneSheet() } },
  play: async () => {
    const shown = await dialog();
    await expect(
      shown.getByText(/^3 items were removed from the list, and 0 items were deleted from the catalogue\./),
    ).toBeVisible();
    await expect(shown.getByText('Shirakawa Preform Co.: other members use it')).toBeVisible();
    await expect(shown.queryByRole('button', { name: 'Undo import' })).toBeNull();
  },
};
