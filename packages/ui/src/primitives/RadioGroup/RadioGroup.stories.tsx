import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RADIO_GROUP_LAYOUTS, RadioGroup, type RadioOption } from '.';

const detailed: RadioOption[] = [
  { value: 'MANUFACTURER', label: 'Manufacturer', detail: 'Makes what it sells.' },
  { value: 'DISTRIBUTOR', label: 'Distributor', detail: 'Sells what others make, from its own stock.' },
  { value: 'AGENT', label: 'Agent', detail: 'Not for this product.', disabled: true },
];

const meta = {
  title: 'UI/Inputs/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Type',
    options: [
      { value: 'MANUFACTURER', label: 'Manufacturer' },
      { value: 'DISTRIBUTOR', label: 'Distributor' },
    ],
    defaultValue: 'MANUFACTURER',
    onValueChange: fn(),
  },
  argTypes: { layout: { control: 'inline-radio', options: RADIO_GROUP_LAYOUTS } },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Type' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Distributor' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('DISTRIBUTOR');
  },
};

export const Invalid: Story = {
  args: { error: 'Choose one', defaultValue: undefined, required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Type' });
    await expect(group).toHaveAccessibleDescription('Choose one');
    await expect(canvas.getByRole('radio', { name: 'Distributor' })).toBeInvalid();
    await expect(canvas.getByRole('radio', { name: 'Distributor' })).toBeRequired();
  },
};

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors'],
  render: ({ label, options }) => (
    <StoryList
      variants={{
        line: <RadioGroup label={label} options={options} hint="As the supplier says." />,
        column: <RadioGroup label={label} options={detailed} layout="column" defaultValue="DISTRIBUTOR" />,
        required: <RadioGroup label={label} options={options} required />,
        invalid: <RadioGroup label={label} options={options} required error="Choose one" />,
        'read-only': <RadioGroup label={label} options={options} readOnly defaultValue="MANUFACTURER" />,
        disabled: <RadioGroup label={label} options={options} disabled defaultValue="MANUFACTURER" />,
      }}
    />
  ),
};
