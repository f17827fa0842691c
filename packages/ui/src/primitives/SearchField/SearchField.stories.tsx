import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { SearchField } from '.';

function Example(props: ComponentProps<typeof SearchField>) {
  const [value, setValue] = useState(props.inputValue);
  const [category, setCategory] = useState(props.category);
  return (
    <SearchField
      {...props}
      inputValue={value}
      onInputValueChange={setValue}
      category={category}
      onCategoryChange={(next) => {
        setCategory(next);
        props.onCategoryChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'UI/Inputs/SearchField',
  component: SearchField,
  render: (args) => <Example {...args} />,
  args: {
    label: 'Search products and companies',
    placeholder: 'Search products, e.g. silicon tetrachloride',
    categories: [
      { value: 'product', label: 'By Product' },
      { value: 'company', label: 'By Company' },
    ],
    onCategoryChange: fn(),
    items: [
      { id: '1', name: 'Silicon tetrachloride', detail: 'Product' },
      { id: '2', name: 'Silica Works (Sweden)', detail: 'Company' },
    ],
    inputValue: '',
    onInputValueChange: fn(),
    onSelect: fn(),
    onSubmit: fn(),
  },
  argTypes: { items: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520, minBlockSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Searching: Story = {
  name: 'Category, suggestions, and Enter',
  tags: ['rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Search category' }), 'By Company');
    await expect(args.onCategoryChange).toHaveBeenCalledWith('company');
    const input = canvas.getByRole('combobox', { name: 'Search products and companies' });
    await userEvent.type(input, 'silic');
    await expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('silic');
    await userEvent.type(input, 'o');
  },
};

export const Matrix: Story = {
  tags: ['rtl', 'phone', 'forced-colors'],
  render: (args) => (
    <StoryList
      variants={{
        rest: <Example {...args} />,
        'without categories': <Example {...args} categories={undefined} />,
        filled: <Example {...args} inputValue="silicon tetrachloride" />,
        searching: <Example {...args} inputValue="silicon tetrachloride" status="loading" />,
      }}
    />
  ),
};
