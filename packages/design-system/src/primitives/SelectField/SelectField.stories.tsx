import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StoryMatrix } from '../../internal/story-matrix';
import { SELECT_FIELD_LAYOUTS, SelectField, type SelectFieldLayout } from '.';

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
  argTypes: { layout: { control: 'inline-radio', options: SELECT_FIELD_LAYOUTS } },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Decorator = (Story) => (
  <div style={{ maxInlineSize: 340 }}>
    <Story />
  </div>
);

export const Default: Story = {
  decorators: [narrow],
  tags: ['forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Country');
    await expect(args.onValueChange).toHaveBeenCalledWith('country');
  },
};

export const OnALine: Story = { args: { layout: 'line' }, decorators: [narrow] };

const states = {
  chosen: {},
  placeholder: { placeholder: 'Choose one', defaultValue: '' },
  hint: { hint: 'The rest stays as it is' },
  invalid: { error: 'Choose one' },
  required: { placeholder: 'Choose one', defaultValue: '', required: true },
  'read-only': { readOnly: true, defaultValue: 'country' },
  disabled: { disabled: true },
} as const;

export const Matrix: Story = {
  tags: ['forced-colors', 'rtl', 'contrast'],
  render: ({ label, options }) => (
    <StoryMatrix rows={Object.keys(states)} columns={SELECT_FIELD_LAYOUTS}>
      {(row, layout) => (
        <SelectField
          label={label}
          options={options}
          layout={layout as SelectFieldLayout}
          {...states[row as keyof typeof states]}
        />
      )}
    </StoryMatrix>
  ),
};
