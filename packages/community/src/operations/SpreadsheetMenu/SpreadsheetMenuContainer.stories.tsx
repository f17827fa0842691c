import { aProduct, failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { SpreadsheetMenuContainer } from '.';

const product = aProduct();

const meta = {
  title: 'Operations/SpreadsheetMenuContainer',
  tags: ['!autodocs', 'no-visual'], // SpreadsheetMenu draws its dialog, and Menu such a menu.
  component: SpreadsheetMenuContainer,
  ...withApi,
  args: { table: 'suppliers', target: product, adds: 'suppliers', onSignInRequired: fn() },
} satisfies Meta<typeof SpreadsheetMenuContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['Company,Country\nHalden Optik AS,NO\n'], 'list.csv', { type: 'text/csv' });
const written = () => sentRequests().filter((request) => !request.startsWith('GET'));

async function choose(
  canvas: { getByRole: (role: string, options: object) => HTMLElement },
  userEvent: {
    click: (element: Element) => Promise<void>;
    upload: (element: HTMLElement, file: File) => Promise<void>;
  },
) {
  await userEvent.click(canvas.getByRole('button', { name: 'Import or export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import from spreadsheet' }));
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, file);
  return within(dialog);
}

/** Presses Next until the result, which the member checks before the import. */
async function checkResult(
  shown: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
) {
  for (const heading of ['Check that the text is readable', 'Match the columns', 'Check the result']) {
    await waitFor(() => expect(shown.getByRole('button', { name: 'Next' })).toBeEnabled());
    await userEvent.click(shown.getByRole('button', { name: 'Next' }));
    await shown.findByRole('heading', { name: heading });
  }
}

export const Default: Story = {
  name: 'Reads a file, adds what it lists, and says what was done',
  play: async ({ canvas, userEvent }) => {
    const shown = await choose(canvas, userEvent);
    await checkResult(shown, userEvent);
    await expect(shown.getByText(/^1 new, 1 in the catalogue/)).toBeVisible();
    await expect(written()).toEqual(['POST /api/v2/spreadsheets/preview']);
    await userEvent.click(shown.getByRole('button', { name: 'Import' }));
    await expect(
      await shown.findByText(/^1 item was created and 2 items were added to the list\./),
    ).toBeVisible();
    await expect(written().at(-1)).toBe('POST /api/v2/spreadsheets/import');
    await userEvent.click(shown.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Import or export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import history' }));
    const history = within(await screen.findByRole('dialog', { name: 'Import history' }));
    await expect(await history.findByRole('region', { name: 'suppliers-2026.csv' })).toHaveTextContent(
      /^suppliers-2026\.csvSuppliers of Preform silica glass, by you/,
    );
    await userEvent.click(history.getByRole('button', { name: 'Undo import' }));
    await expect(await history.findByText('Shirakawa Preform Co.: other members use it')).toBeVisible();
  },
};

export const Undoes: Story = {
  name: 'Undoes what it has done, also at the second try, and names what stays',
  parameters: {
    api: { viewer: 'free', scenarios: [failing('server', { operations: ['undoSpreadsheet'], times: 1 })] },
  },
  play: async ({ canvas, userEvent }) => {
    const shown = await choose(canvas, userEvent);
    await checkResult(shown, userEvent);
    await userEvent.click(await shown.findByRole('button', { name: 'Import' }));
    await userEvent.click(await shown.findByRole('button', { name: 'Undo import' }));
    await expect(await shown.findByRole('alert')).toHaveTextContent(/^We couldn’t do this\./);
    await userEvent.click(shown.getByRole('button', { name: 'Undo import' }));
    await expect(await shown.findByText('Shirakawa Preform Co.: other members use it')).toBeVisible();
    await expect(written().at(-1)).toMatch(/^DELETE \/api\/v2\/spreadsheets\/imports\//);
  },
};

export const ChangedWhileRead: Story = {
  name: 'Reads what was chosen last, also when it was chosen while another was read',
  play: async ({ canvas, userEvent }) => {
    const shown = await choose(canvas, userEvent);
    for (const heading of ['Check that the text is readable', 'Match the columns']) {
      await waitFor(() => expect(shown.getByRole('button', { name: 'Next' })).toBeEnabled());
      await userEvent.click(shown.getByRole('button', { name: 'Next' }));
      await shown.findByRole('heading', { name: heading });
    }
    const website = shown.getByRole('combobox', { name: /^Website/ });
    for (const value of ['1', '0']) fireEvent.change(website, { target: { value } });
    await waitFor(() => expect(written()).toEqual(Array(3).fill('POST /api/v2/spreadsheets/preview')));
    await waitFor(() => expect(shown.getByRole('button', { name: 'Next' })).toBeEnabled());
  },
};

export const Fails: Story = {
  name: 'Keeps the file while the import fails, and adds it at the second try',
  parameters: {
    api: { viewer: 'free', scenarios: [failing('server', { operations: ['importSpreadsheet'], times: 1 })] },
  },
  play: async ({ canvas, userEvent }) => {
    const shown = await choose(canvas, userEvent);
    await checkResult(shown, userEvent);
    await userEvent.click(await shown.findByRole('button', { name: 'Import' }));
    await expect(await shown.findByRole('alert')).toHaveTextContent(/^We couldn’t do this\./);
    await userEvent.click(shown.getByRole('button', { name: 'Import' }));
    await expect(await shown.findByText(/^1 item was created/)).toBeVisible();
  },
};

export const PreviewFails: Story = {
  name: 'Keeps the file while it can’t be read, and reads it at the second try',
  parameters: {
    api: { viewer: 'free', scenarios: [failing('server', { operations: ['previewSpreadsheet'], times: 1 })] },
  },
  play: async ({ canvas, userEvent }) => {
    const shown = await choose(canvas, userEvent);
    await expect(await shown.findByRole('alert')).toHaveTextContent(/^We couldn’t do this\./);
    await expect(shown.getByText('list.csv')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown.getByRole('button', { name: 'Next' })).toBeEnabled());
    await expect(shown.queryByRole('alert')).toBeNull();
    await expect(written()).toEqual(Array(2).fill('POST /api/v2/spreadsheets/preview'));
  },
};

export const SignedOut: Story = {
  name: 'Leads to the login when the session has ended meanwhile',
  parameters: {
    api: { viewer: 'free', scenarios: [failing('signed-out', { operations: ['previewSpreadsheet'] })] },
  },
  play: async ({ args, canvas, userEvent }) => {
    await choose(canvas, userEvent);
    await waitFor(() => expect(args.onSignInRequired).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SavesOnly: Story = {
  name: 'Saves a table to which a spreadsheet adds nothing',
  args: { table: 'vendors', target: undefined, adds: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Save as CSV', 'Save as XLSX']);
  },
};
