import { CatalogueField } from '@millrace/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { DuplicateDialog } from '.';

const meta = {
  title: 'Catalogue/DuplicateDialog',
  component: DuplicateDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    thing: { kind: 'product', name: 'SiH4' },
    chosen: { id: 'c1b5dd0e-2c3a-5f63-8a1e-6f0f6a0b7d02' },
    renderField: (error) => (
      <CatalogueField
        label="Original product"
        place="site"
        text="Silane"
        onTextChange={fn()}
        hits={[]}
        status="idle"
        onSelect={fn()}
        required
        {...(error !== undefined && { error })}
      />
    ),
    state: { status: 'editing' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof DuplicateDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Flag a duplicate' }));

export const Default: Story = {
  name: 'Asks which one it duplicates [GAP-088]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, userEvent }) => {
    const { getByRole, getByText } = await dialog();
    await expect(getByText(/^Is SiH4 listed twice\?/)).toBeVisible();
    await userEvent.type(getByRole('textbox', { name: /Why they are the same/ }), 'The same CAS number.');
    await userEvent.click(getByRole('button', { name: 'Flag' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('The same CAS number.');
  },
};

export const Missing: Story = {
  name: 'Says what is missing, and sends nothing',
  args: { chosen: null },
  play: async ({ args, userEvent }) => {
    const { getByRole, getByText } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Flag' }));
    await expect(getByText('Choose one from the catalogue.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sending: Story = { args: { state: { status: 'sending' } } };

export const Sent: Story = {
  name: 'Says what happens next',
  args: { state: { status: 'sent' } },
  play: async ({ args, userEvent }) => {
    const { getAllByRole, getByText, queryByRole } = await dialog();
    await expect(getByText('Thank you. A moderator will review it.')).toBeVisible();
    await expect(queryByRole('combobox')).toBeNull();
    await userEvent.click(getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Failed: Story = {
  args: {
    state: { status: 'failed', reason: 'You already reported this. A moderator will review it.' },
  },
  play: async () => {
    const { getByRole } = await dialog();
    await expect(getByRole('alert')).toHaveTextContent('You already reported this.');
  },
};

export const LongText: Story = {
  args: { thing: { kind: 'product', name: 'Tetramethylammoniumhydroxide'.repeat(5) } },
  tags: ['phone'],
};
