import { StoryMatrix } from '@millrace/story-kit';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SELECT_FIELD_LAYOUTS, SelectField, type SelectFieldLayout } from '.';

const meta = {
  title: 'UI/Inputs/SelectField',
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

export const Placeholder: Story = {
  name: 'Nothing is chosen unasked; a form that asks for it waits',
  tags: ['no-visual'], // Looks as in Matrix.
  args: { placeholder: 'Choose one', name: 'order', required: true },
  render: (args) => (
    <form aria-label="Table">
      <SelectField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^Sort by/ })).toHaveDisplayValue('Choose one');
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Table' });
    await expect(form.checkValidity()).toBe(false);
    await expect(new FormData(form).get('order')).toBeNull();
  },
};

export const ReadOnly: Story = {
  name: 'What can only be read takes what is given as well',
  tags: ['no-visual'], // Looks as in Matrix.
  args: { readOnly: true, defaultValue: 'country', name: 'order', form: 'elsewhere', disabled: true },
  render: (args) => (
    <>
      <SelectField {...args} ref={(control) => control?.setAttribute('data-reached', '')} />
      <form id="elsewhere" aria-label="Table" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Sort by' });
    await expect(input).toBeDisabled();
    await expect(input).toHaveAttribute('data-reached');
    const hidden = canvasElement.querySelector<HTMLInputElement>('[type="hidden"]');
    await expect(hidden?.form?.id).toBe('elsewhere');
    await expect(hidden).toBeDisabled();
  },
};

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
