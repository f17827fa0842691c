import { aDuplicateCase, aMergedDuplicate, duplicateCases } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { DuplicateQueue, type DuplicateQueueProps } from '.';

const ready = (rows = duplicateCases(2)): DuplicateQueueProps['state'] => ({
  status: 'ready',
  rows,
  total: rows.length,
  more: 'idle',
});

const meta = {
  title: 'Operations/DuplicateQueue',
  component: DuplicateQueue,
  args: {
    status: 'open',
    state: ready(),
    asked: null,
    onAskedChange: fn(),
    deciding: { status: 'editing' },
    onDecide: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DuplicateQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Products and companies that are there twice, with what hangs on each [GAP-088]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    const [product, company] = canvas
      .getAllByRole('listitem')
      .filter((row) => row.dataset.part === 'case') as [HTMLElement, HTMLElement];
    await expect(product).toHaveTextContent('SiH4 is a duplicate of Silane');
    await expect(product).toHaveTextContent('The same gas under its formula.');
    await expect(product).toHaveTextContent('SiH4: 3 links, 2 followers');
    await expect(company).toHaveTextContent('reported by a former member');
    await userEvent.click(within(product).getByRole('button', { name: 'Merge into Silane' }));
    await expect(args.onAskedChange).toHaveBeenCalledWith({ one: duplicateCases(2)[0], decision: 'merge' });
  },
};

export const Deciding: Story = {
  name: 'Says where everything goes before anything is merged',
  args: { asked: { one: aDuplicateCase(), decision: 'merge' } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge SiH4 into Silane?' }));
    await expect(dialog.getByText(/^Everything from SiH4 moves to Silane/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Same CAS number.');
    await userEvent.click(dialog.getByRole('button', { name: 'Merge into Silane' }));
    await expect(args.onDecide).toHaveBeenCalledWith('Same CAS number.');
  },
};

export const Closed: Story = {
  name: 'Says what was decided, and offers to undo a merge [GAP-088]',
  args: { status: 'closed', state: ready([aMergedDuplicate()]) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Merged into Silane by Rosa Lindqvist, .+: The CAS number/)).toBeVisible();
    await expect(canvas.getByText('SiH4 is no longer in the catalogue')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo merge' }));
    await expect(args.onAskedChange).toHaveBeenCalledWith({ one: aMergedDuplicate(), decision: 'undo' });
  },
};

export const Own: Story = {
  name: 'Leaves what is about one’s own company to others',
  args: { state: ready(duplicateCases(1, { possible: [] })) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This case is about your company, so another moderator decides.'),
    ).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    state: ready(
      duplicateCases(1, {
        text: `${'Word '.repeat(80)}${'x'.repeat(200)}`,
        subject: { ...aDuplicateCase().subject, name: 'Tetramethylammoniumhydroxide'.repeat(4) },
      }),
    ),
  },
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};
