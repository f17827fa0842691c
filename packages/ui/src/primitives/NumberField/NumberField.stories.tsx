import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { NumberField } from '.';

const meta = {
  title: 'UI/Inputs/NumberField',
  component: NumberField,
  args: {
    label: 'Draw length',
    hint: 'Of one spool.',
    unit: 'km',
    min: 0,
    max: 2000,
    defaultValue: 1250,
    onValueChange: fn(),
  },
  argTypes: { formatOptions: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Draw length' });
    await expect(input).toHaveValue('1,250');
    await expect(input).toHaveAccessibleDescription('km Of one spool.');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Draw length' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1251);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '12a50');
    await expect(input).toHaveValue('1250');
    await userEvent.tab();
    await expect(input).toHaveValue('1,250');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1250);
  },
};

export const Invalid: Story = {
  args: { error: 'No spool is that long', defaultValue: 2000 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Draw length' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('km No spool is that long');
  },
};

export const Keyboard: Story = {
  name: 'Arrow keys step, Home and End go to the ends, what is typed comes onto a step',
  args: { step: 25 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Draw length' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('1,300');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('2,000');
    await expect(canvas.getByRole('button', { name: 'Increase Draw length' })).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue('0');
    await userEvent.clear(input);
    await userEvent.type(input, '613{Enter}');
    await expect(input).toHaveValue('625');
    await userEvent.clear(input);
    await userEvent.type(input, '99999{Enter}');
    await expect(input).toHaveValue('2,000');
  },
};

export const Wheel: Story = {
  name: 'The wheel scrolls the page and leaves the number alone',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Draw length' });
    await userEvent.click(input);
    await expect(fireEvent.wheel(input, { deltaY: 100 })).toBe(true);
    await expect(input).toHaveValue('1,250');
  },
};

export const InAForm: Story = {
  name: 'A form receives the plain number',
  args: { name: 'length' },
  render: (args) => (
    <form aria-label="Spool">
      <NumberField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Spool' });
    await expect(new FormData(form).get('length')).toBe('1250');
  },
};

export const Required: Story = {
  name: 'A form waits for it',
  tags: ['no-visual'], // Looks as one at rest does.
  args: { required: true, defaultValue: null },
  render: (args) => (
    <form aria-label="Spool">
      <NumberField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Spool' });
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Draw length/ }), '12');
    await expect(form.checkValidity()).toBe(true);
  },
};

const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };

export const Matrix: Story = {
  tags: ['rtl', 'phone', 'forced-colors'],
  render: ({ label, hint, unit }) => (
    <StoryList
      variants={{
        rest: <NumberField label={label} hint={hint} unit={unit} defaultValue={1250} />,
        empty: <NumberField label={label} placeholder="e.g. 1,250" />,
        'without buttons': <NumberField label={label} unit={unit} steppers="hidden" defaultValue={1250} />,
        percent: (
          <NumberField label="Purity" defaultValue={0.995} step={0.005} max={1} formatOptions={percent} />
        ),
        'at its end': <NumberField label={label} unit={unit} min={0} defaultValue={0} />,
        invalid: <NumberField label={label} unit={unit} defaultValue={1250} error="No spool is that long" />,
        'read-only': <NumberField label={label} unit={unit} readOnly defaultValue={1250} />,
        disabled: <NumberField label={label} unit={unit} disabled defaultValue={1250} />,
      }}
    />
  ),
};
