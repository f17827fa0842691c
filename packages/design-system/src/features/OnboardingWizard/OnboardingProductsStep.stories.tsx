import { searchHits } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { ProductsStep, type ProductsStepProps } from '.';
import { NO_PRODUCTS, type ProductEntry } from './wizard-values';

/** Holds the list, as a host does. */
function Example(props: ProductsStepProps) {
  const [values, setValues] = useState(props.values);
  return (
    <ProductsStep
      {...props}
      values={values}
      onValuesChange={(change) => {
        props.onValuesChange(change);
        setValues((before) => ({ ...before, ...change }));
      }}
    />
  );
}

const hits = searchHits(8)
  .filter(({ _index }) => _index === 'products')
  .slice(0, 3);

const listed: ProductEntry[] = [
  { key: 'p1', id: 'p1', name: 'Preform silica glass', description: '', state: 'saved' },
  {
    key: 'new:draw tower',
    id: null,
    name: 'Draw tower, 24 m',
    description:
      'Draws fiber of 125 µm at 40 m/s from preforms of up to 200 mm, with a helium-cooled section.',
    state: 'waiting',
  },
];

const meta = {
  title: 'Features/OnboardingWizard/ProductsStep',
  tags: ['!autodocs'],
  component: ProductsStep,
  render: (args) => <Example {...args} />,
  args: {
    company: 'Kvarnholm Silica AB',
    values: { ...NO_PRODUCTS, entries: listed },
    onValuesChange: fn(),
    search: { hits: [], status: 'idle' },
    state: { status: 'editing' },
    onSubmit: fn(),
    onDismiss: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof ProductsStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists what will be added; each can be removed',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Products to be added' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Draw tower, 24 m' }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Save and finish' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { values: NO_PRODUCTS },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Search above for what your company sells/)).toBeVisible();
  },
};

export const Adds: Story = {
  name: 'Adds a product that was found, and none twice',
  args: { values: { ...NO_PRODUCTS, text: 'silica' }, search: { hits, status: 'ready' } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Product' });
    input.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const name = hits[0]?._source.name ?? '';
    await expect(canvas.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'sil');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText(`${name} is in the list already.`)).toBeInTheDocument();
  },
};

export const NewProduct: Story = {
  name: 'A new product needs name and description: "Form field(s) must not be empty!" [ERR-004, DIFF-032]',
  args: { values: NO_PRODUCTS },
  tags: ['phone'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Describe a new product' }));
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'Draw tower, 24 m{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Form field\(s\) must not be empty!$/);
    const description = canvas.getByRole('textbox', { name: /^Description/ });
    await expect(description).toHaveFocus();
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await userEvent.type(description, 'Draws fiber.');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the list' }));
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Draw tower, 24 m');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'A failed save says "Something went wrong. Please try again." in the page [ERR-003, DIFF-032]',
  args: { state: { status: 'failed', failure: { text: null, fields: {} } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Something went wrong\. Please try again\.$/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Refused: Story = {
  name: 'What was refused stays with its reason; what was saved says so [ERR-003]',
  args: {
    values: {
      ...NO_PRODUCTS,
      entries: listed.map((entry) =>
        entry.state === 'waiting' ? { ...entry, state: 'refused', error: 'The name is not valid.' } : entry,
      ),
    },
    state: { status: 'failed', failure: { text: null, fields: {} } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('One product was not saved. The others were.');
    await expect(canvas.getByText('The name is not valid.')).toBeVisible();
    await expect(canvas.getByText('Saved')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove Preform silica glass' })).toBeNull();
  },
};

export const WithoutCompany: Story = {
  name: 'Without a company it leads back to choose one, and can be finished all the same',
  args: { company: null, values: NO_PRODUCTS },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose your company' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and finish' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
