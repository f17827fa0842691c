import { aProduct, aProductRef, productDocuments } from '@millrace/api-mocks';
import { DocumentsProvider } from '@millrace/design-system';
import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ProductDocumentsContainer } from '.';

const { id, name } = aProduct();

const meta = {
  ...withApi,
  title: 'Catalogue/ProductDocuments',
  component: ProductDocumentsContainer,
  args: { product: { id, name }, canAdd: true, onSignInRequired: fn() },
  argTypes: { product: { control: false } },
} satisfies Meta<typeof ProductDocumentsContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = new File(['%PDF-1.7 …'], 'Attenuation.pdf', { type: 'application/pdf' });

export const Default: Story = {
  name: 'Lists kind, language, date and source of each document, and adds and removes one',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, userEvent }) => {
    const [sheet] = await canvas.findAllByRole('listitem');
    await expect(sheet).toHaveTextContent(/Data sheet, English, 1 Mar 2026|Data sheet, English, Mar 1, 2026/);
    await expect(sheet).toHaveTextContent(/Source: kvarnholm\.example/);
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Add document' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Add a document to ${name}` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add document' }));
    await expect(dialog.getByText('Choose a PDF.')).toBeVisible();
    const input = (await screen.findByRole('dialog')).querySelector('input[type="file"]');
    if (!(input instanceof HTMLElement)) throw new Error('There is no field for the file.');
    await userEvent.upload(input, pdf);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Attenuation');
    await userEvent.click(dialog.getByRole('button', { name: 'Add document' }));

    const remove = await canvas.findByRole('button', { name: 'Remove Attenuation' });
    await userEvent.click(remove);
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Attenuation?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Document removed.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(productDocuments().length);
  },
};

export const Guest: Story = {
  name: 'A guest reads them, and adds none',
  tags: ['no-visual'], // As Default, without a button.
  args: { canAdd: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /\.pdf$/ })).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Opened: Story = {
  name: 'Opens a PDF in the viewer, in a dialog',
  tags: ['no-visual'], // The viewer has its own stories.
  decorators: [
    (Drawn) => (
      <DocumentsProvider pdfWorkerUrl="/worker.js">
        <Drawn />
      </DocumentsProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('link', { name: /\.pdf$/ });
    if (!first) throw new Error('There is no document.');
    await userEvent.click(first);
    await expect(await screen.findByRole('dialog', { name: first.textContent ?? '' })).toBeVisible();
  },
};

export const Empty: Story = { args: { product: { id: aProductRef().id, name: 'Silane' } } };
