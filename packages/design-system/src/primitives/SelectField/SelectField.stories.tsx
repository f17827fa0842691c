import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StoryList } from '../../internal/story-matrix';
import { SelectField } from '.';

const meta = {
  title: 'Primitives/SelectField',
  component: SelectField,
  args: {
    label: 'Sort by',
    options: [
      { value: 'premium', label: 'Premium' },
      { value: 'country', label: 'Country' },
      { value: 'contacts', label: 'Number of contacts' },
    ],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Country');
    await expect(args.onValueChange).toHaveBeenCalledWith('country');
  },
};

export const OnALine: Story = { args: { layout: 'line' } };

export const Matrix: Story = {
  tags: ['forced-colors', 'rtl', 'contrast'],
  render: ({ label, options }) => (
    <StoryList
      variants={{
        block: <SelectField label={label} options={options} />,
        line: <SelectField label={label} options={options} layout="line" />,
        placeholder: <SelectField label={label} options={options} placeholder="Choose one" defaultValue="" />,
        invalid: <SelectField label={label} options={options} error="Choose one" />,
        required: (
          <SelectField label={label} options={options} placeholder="Choose one" defaultValue="" required />
        ),
        'read-only': <SelectField label={label} options={options} readOnly defaultValue="country" />,
        disabled: <SelectField label={label} options={options} disabled />,
      }}
    />
  ),
};
