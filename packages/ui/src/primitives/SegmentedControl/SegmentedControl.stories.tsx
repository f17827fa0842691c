import { StoryList, StoryMatrix } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  CONTROL_SIZES,
  CONTROL_WIDTHS,
  type ControlSize,
  type ControlWidth,
} from '../../internal/control-props';
import { Stack } from '../Stack';
import { SegmentedControl } from '.';

const options = [
  { value: 'Interested', label: 'Interested', count: 24 },
  { value: 'Going', label: 'Going', count: 1061 },
  { value: 'Not Sure', label: 'Not Sure', count: 8 },
];

const meta = {
  title: 'UI/Actions/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Your vote', options, defaultValue: 'Going', onValueChange: fn() },
  argTypes: {
    size: { control: 'inline-radio', options: CONTROL_SIZES },
    width: { control: 'inline-radio', options: CONTROL_WIDTHS },
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Your vote' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Going 1,061' })).toBeChecked();
    await userEvent.click(canvas.getByText('Interested'));
    await expect(args.onValueChange).toHaveBeenCalledWith('Interested');
    await expect(canvas.getByRole('radio', { name: 'Interested 24' })).toBeChecked();
  },
};

export const Keyboard: Story = {
  name: 'One stop of Tab; arrow keys move and choose',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Going 1,061' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Not Sure');
    await expect(canvas.getByRole('radio', { name: 'Not Sure 8' })).toHaveFocus();
  },
};

export const Controlled: Story = {
  name: 'Stays as its owner says, and moves nothing when it changes',
  args: { value: null, defaultValue: undefined },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const widths = () =>
      [...canvasElement.querySelectorAll('[data-part="segment"]')].map((part) => part.clientWidth);
    const before = widths();
    await userEvent.click(canvas.getByText('Going'));
    await expect(args.onValueChange).toHaveBeenCalledWith('Going');
    await expect(canvas.getByRole('radio', { name: 'Going 1,061' })).not.toBeChecked();
    await expect(widths()).toEqual(before);
  },
};

export const Invalid: Story = { args: { error: 'Choose one', defaultValue: undefined, required: true } };

export const Matrix: Story = {
  tags: ['rtl', 'phone', 'forced-colors'],
  render: ({ label }) => (
    <Stack gap="xl">
      <StoryMatrix rows={CONTROL_SIZES} columns={CONTROL_WIDTHS}>
        {(size, width) => (
          <SegmentedControl
            label={label}
            options={options}
            size={size as ControlSize}
            width={width as ControlWidth}
            defaultValue="Going"
            style={{ inlineSize: 480, maxInlineSize: '100%' }}
          />
        )}
      </StoryMatrix>
      <StoryList
        variants={{
          'nothing chosen': <SegmentedControl label={label} options={options} />,
          'without counts': (
            <SegmentedControl
              label="Unit"
              labelVisibility="hidden"
              options={['mm', 'µm', 'in'].map((unit) => ({ value: unit, label: unit }))}
              defaultValue="µm"
            />
          ),
          'one disabled': (
            <SegmentedControl
              label={label}
              options={options.map((option) => ({ ...option, disabled: option.value === 'Going' }))}
              defaultValue="Interested"
            />
          ),
          disabled: <SegmentedControl label={label} options={options} disabled defaultValue="Going" />,
          invalid: <SegmentedControl label={label} options={options} error="Choose one" />,
        }}
      />
    </Stack>
  ),
};
