import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CHECKBOX_GROUP_LAYOUTS, CheckboxGroup, type CheckboxOption } from '.';

const options: CheckboxOption[] = [
  { value: 'sea', label: 'By sea', detail: 'Rotterdam or Gdańsk.' },
  { value: 'rail', label: 'By rail' },
  { value: 'road', label: 'By road' },
  { value: 'air', label: 'By air', detail: 'Not for this product.', disabled: true },
];

const meta = {
  title: 'UI/Inputs/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Delivery',
    hint: 'What the plant can do.',
    options,
    defaultValue: ['rail'],
    selectAllLabel: 'All ways',
    onValueChange: fn(),
  },
  argTypes: {
    layout: { control: 'inline-radio', options: CHECKBOX_GROUP_LAYOUTS },
    options: { control: false },
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Delivery' })).toHaveAccessibleDescription(
      'What the plant can do.',
    );
    const sea = canvas.getByRole('checkbox', { name: 'By sea' });
    await expect(sea).toHaveAccessibleDescription('Rotterdam or Gdańsk.');
    await userEvent.click(sea);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sea', 'rail']);
    await userEvent.click(canvas.getByText('By rail'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sea']);
  },
};

export const SelectAll: Story = {
  name: 'The box for all is mixed while some are checked, and leaves alone what is out of use',
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All ways' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sea', 'rail', 'road']);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(all).not.toBePartiallyChecked();
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Choose at least one', defaultValue: [] },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: /^Delivery required/ });
    await expect(group).toHaveAccessibleDescription('Choose at least one');
    await expect(canvas.getByRole('checkbox', { name: 'By rail' })).toBeInvalid();
  },
};

export const Required: Story = {
  name: 'A form waits for one of them',
  tags: ['no-visual'], // Looks like Invalid, with the browser’s own error text.
  args: { required: true, defaultValue: [] },
  render: (args) => (
    <form aria-label="Offer">
      <CheckboxGroup {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Offer' });
    await expect(form.reportValidity()).toBe(false);
    const sea = canvas.getByRole('checkbox', { name: 'By sea' });
    await expect(sea).toHaveFocus();
    await waitFor(() => expect(sea).toBeInvalid());
    await userEvent.keyboard(' ');
    await expect(form.checkValidity()).toBe(true);
    await expect(sea).toBeValid();
  },
};

export const Reset: Story = {
  name: 'A form that is reset checks what was checked first',
  tags: ['no-visual'], // Looks as Default does.
  render: (args) => (
    <form aria-label="Offer">
      <CheckboxGroup {...args} name="delivery" />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All ways' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['rail']));
    await expect(canvas.getByRole('checkbox', { name: 'By rail' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'All ways' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'By sea' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sea', 'rail']);
  },
};

export const InAForm: Story = {
  name: 'A form receives each by the same name',
  args: { name: 'delivery', defaultValue: ['sea', 'rail'] },
  render: (args) => (
    <form aria-label="Offer">
      <CheckboxGroup {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Offer' });
    await expect(new FormData(form).getAll('delivery')).toEqual(['sea', 'rail']);
  },
};

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors'],
  render: ({ label, hint }) => (
    <StoryList
      variants={{
        ...Object.fromEntries(
          CHECKBOX_GROUP_LAYOUTS.map((layout) => [
            layout,
            <CheckboxGroup
              key={layout}
              {...{ label, hint, options, layout }}
              selectAllLabel="All ways"
              defaultValue={['rail']}
            />,
          ]),
        ),
        required: <CheckboxGroup label={label} options={options} required />,
        invalid: <CheckboxGroup label={label} options={options} error="Choose at least one" />,
        'read-only': <CheckboxGroup label={label} options={options} readOnly defaultValue={['sea']} />,
        disabled: <CheckboxGroup label={label} options={options} disabled defaultValue={['sea']} />,
      }}
    />
  ),
};
