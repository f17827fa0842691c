import { companyProducts, searchHits } from '@millrace/api-mocks';
import { toSearchHit } from '@millrace/design-system';
import { useTypedValues } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ProductsStep, type ProductsStepProps } from '.';
import { panel } from './OnboardingWizard.css';
import { NO_PRODUCTS, type ProductEntry } from './wizard-values';

/** Holds the list, as a host does. */
function Example(props: ProductsStepProps) {
  return <ProductsStep {...props} {...useTypedValues(props)} />;
}

const hits = searchHits(8)
  .map(toSearchHit)
  .filter(({ kind }) => kind === 'product')
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
  title: 'Account/OnboardingWizard/ProductsStep',
  component: ProductsStep,
  render: (args) => <Example {...args} />,
  // As in the wizard, which resets the browser's styles of lists and paragraphs.
  decorators: (Story) => (
    <div data-component="OnboardingWizard" className={panel}>
      <Story />
    </div>
  ),
  args: {
    company: 'Kvarnholm Silica AB',
    values: { ...NO_PRODUCTS, entries: listed },
    onValuesChange: fn(),
    search: { hits: [], status: 'idle' },
    state: { status: 'editing' },
    onSubmit: fn(),
    onDismiss: fn(),
    onBack: fn(),
    onAddCompany: fn(),
    supplied: { status: 'empty' },
  },
} satisfies Meta<typeof ProductsStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists what will be added; each can be removed',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Products to add' });
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
    const name = hits[0]?.name ?? '';
    await expect(canvas.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'sil');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText(`${name} is already on the list.`)).toBeInTheDocument();
  },
};

const [first, second] = hits;
/** The first result is supplied already, the second is not. */
const sold = companyProducts(8)
  .filter(({ product_name }) => product_name !== second?.name)
  .slice(0, 3);
const supplied: ProductsStepProps['supplied'] = { status: 'ready', rows: sold, total: 3, more: 'idle' };

export const AlreadyThere: Story = {
  name: 'Lists what the company supplies already, and marks it in the search, where it cannot be added twice',
  args: { values: { ...NO_PRODUCTS, text: 'silica' }, search: { hits, status: 'ready' }, supplied },
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    const name = first?.name ?? '';
    const there = canvas.getByRole('list', { name: 'Already in the catalogue' });
    await expect(within(there).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(there).getByText(name)).toBeVisible();
    // The foot of the step begins with a rule; one below the last row would be doubled.
    await expect(getComputedStyle(there.lastElementChild as Element).borderBlockEndWidth).toBe('0px');
    const input = canvas.getByRole('combobox', { name: 'Product' });
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    const options = canvas.getAllByRole('option');
    await expect(options[0]).toHaveTextContent(/Already listed$/);
    await expect(options[0]).toHaveAttribute('aria-disabled', 'true');
    await expect(options[1]).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(canvas.getAllByRole('option')[0] as HTMLElement);
    await expect(args.onValuesChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('option')[1] as HTMLElement);
    await expect(
      within(canvas.getByRole('list', { name: 'Products to add' })).getAllByRole('listitem'),
    ).toHaveLength(1);
  },
};

export const NewButThere: Story = {
  name: 'A new product by the name of one that is there is not added',
  args: { values: { ...NO_PRODUCTS, isDescribing: true }, supplied },
  play: async ({ canvas, userEvent }) => {
    const taken = sold[0]?.product_name ?? '';
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, taken.toUpperCase());
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'The same once more.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to list' }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(
      `${taken.toUpperCase()} is already among your company’s products.`,
    );
    await expect(canvas.queryByRole('list', { name: 'Products to add' })).toBeNull();
  },
};

export const ThereLoading: Story = {
  args: { values: NO_PRODUCTS, supplied: { status: 'loading' } },
};

export const ThereFailed: Story = {
  name: 'What is there can be loaded once more where it failed; products can be added all the same',
  args: { values: NO_PRODUCTS, supplied: { status: 'error', message: 'No answer.' }, onSuppliedRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again|Retry/ }));
    await expect(args.onSuppliedRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox', { name: 'Product' })).toBeVisible();
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
    await userEvent.click(canvas.getByRole('button', { name: 'Add to list' }));
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
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We couldn’t save 1 product. The others are saved.',
    );
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

export const UnknownCompany: Story = {
  name: 'Names the company that the catalogue lacks, leads back to add it, and keeps the list',
  args: {
    company: null,
    unknownCompany: 'Halden Optik AS',
    state: { status: 'failed', failure: { text: null, fields: {} } },
  },
  tags: ['phone'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Halden Optik AS isn’t in the catalogue yet')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Choose or add a company for the products on your list first.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add Company' }));
    await expect(args.onAddCompany).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose your company' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
