import { useTypedValues } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { CreateProductDialog, type CreateProductDialogProps } from '.';

/** Holds the typed values, as a host does. */
function Typed(props: CreateProductDialogProps) {
  return <CreateProductDialog {...props} {...useTypedValues(props)} />;
}

const meta = {
  title: 'Catalogue/ProductDialog',
  component: CreateProductDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => <Typed {...args} />,
  args: {
    kind: 'materials',
    open: true,
    onOpenChange: fn(),
    values: { name: '', description: '' },
    onValuesChange: fn(),
    saving: { status: undefined, failure: null },
    onSave: fn(),
  },
  argTypes: { saving: { control: false }, values: { control: false } },
} satisfies Meta<typeof CreateProductDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Create A Product' }));

export const Default: Story = {
  name: 'Saves once there is a name; the description may stay empty [PROD-047]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    const save = shown.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    const name = shown.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, '   ');
    await expect(save).toBeDisabled();
    await userEvent.type(name, 'Fluorine gas ');
    await expect(save).toBeEnabled();
    await userEvent.tab();
    await expect(name).toHaveValue('Fluorine gas');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const InProgress: Story = {
  args: {
    values: { name: 'Fluorine gas', description: '' },
    saving: { status: 'IN_PROGRESS', failure: null },
  },
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Completed: Story = {
  args: {
    kind: 'product',
    values: { name: 'Fluorine gas', description: '' },
    saving: { status: 'COMPLETED', failure: null },
  },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByText('Product added successfully. Please close this dialog box')).toBeVisible();
    await expect(shown.getAllByRole('button', { name: 'Close' }).length).toBeGreaterThan(0);
  },
};

export const AlreadyExists: Story = {
  args: {
    values: { name: 'Fluorine gas', description: '' },
    saving: { status: 'ALREADY_EXISTS', failure: null },
  },
  play: async () => {
    const alert = (await dialog()).getByRole('alert');
    await expect(alert.textContent).toContain('Product Already Exists ');
  },
};

export const Failed: Story = {
  name: 'Failed: says why, and keeps what was typed',
  args: {
    values: { name: 'Fluorine gas', description: 'For etching.' },
    saving: { status: undefined, failure: { text: 'Try again in a minute.', fields: {} } },
  },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByRole('alert')).toHaveTextContent('We couldn’t create the product.');
    await expect(shown.getByRole('textbox', { name: /^Name/ })).toHaveValue('Fluorine gas');
  },
};
