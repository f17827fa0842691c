import { drawnOrder, StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Slider, type SliderProps } from '.';

const marks = [
  { value: 0, label: '0' },
  { value: 10 },
  { value: 20, label: '20' },
  { value: 30 },
  { value: 40, label: '40 m/s' },
];

const meta = {
  title: 'UI/Inputs/Slider',
  component: Slider,
  args: {
    label: 'Draw speed',
    hint: 'Of the tower, not of the rewinder.',
    unit: 'm/s',
    max: 40,
    defaultValue: 24,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  argTypes: { marks: { control: false }, formatOptions: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<SliderProps>;

export default meta;
type Story = StoryObj<SliderProps>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const thumb = canvas.getByRole('slider', { name: 'Draw speed' });
    await expect(thumb).toHaveAttribute('aria-valuetext', '24\u00a0m/s');
    await expect(thumb).toHaveAccessibleDescription('Of the tower, not of the rewinder.');
    thumb.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(25);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(25);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(29);
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('40 m/s')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { error: 'Above 20 m/s the coating tears' },
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Draw speed' });
    await expect(thumb).toBeInvalid();
    await expect(thumb).toHaveAccessibleDescription('Above 20 m/s the coating tears');
  },
};

const handleRange = fn();

export const Range: Story = {
  name: 'Two thumbs set a range, and neither passes the other',
  render: ({ label, unit, max, hint }) => (
    <Slider<readonly [number, number]>
      {...{ label, unit, max, hint, marks }}
      name="speed"
      defaultValue={[12, 28]}
      onValueChange={handleRange}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const from = canvas.getByRole('slider', { name: 'Minimum Draw speed' });
    const to = canvas.getByRole('slider', { name: 'Maximum Draw speed' });
    from.focus();
    await userEvent.keyboard('{End}');
    await expect(handleRange).toHaveBeenLastCalledWith([28, 28]);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(to).toHaveAttribute('min', '27');
    await userEvent.tab();
    await expect(to).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByText('27 m/s – 32 m/s')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'A value keeps its unit behind it where text runs from right to left',
  globals: { direction: 'rtl' },
  render: ({ label, unit, max }) => (
    <Slider<readonly [number, number]> {...{ label, unit, max, marks }} defaultValue={[12, 28]} />
  ),
  play: async ({ canvas, canvasElement }) => {
    const output = canvas.getByRole('status');
    await expect(drawnOrder(output, ['12', '28'])).toEqual(['28', '12']);
    await expect(drawnOrder(output, ['12', 'm/s'])).toEqual(['12', 'm/s']);
    const last = canvasElement.querySelector<HTMLElement>('[data-part="mark"]:last-child');
    if (!last) throw new Error('No marks');
    await expect(drawnOrder(last, ['40', 'm/s'])).toEqual(['40', 'm/s']);
  },
};

export const Matrix: Story = {
  tags: ['rtl', 'phone', 'forced-colors', 'contrast'],
  render: ({ label, unit, max, hint }) => (
    <StoryList
      variants={{
        rest: <Slider {...{ label, unit, max, hint }} defaultValue={24} />,
        'at its ends': <Slider<readonly [number, number]> {...{ label, unit, max }} defaultValue={[0, 40]} />,
        marks: <Slider {...{ label, unit, max, marks }} defaultValue={24} />,
        percent: (
          <Slider label="Fill" max={1} step={0.05} defaultValue={0.35} formatOptions={{ style: 'percent' }} />
        ),
        'label hidden': <Slider {...{ label, unit, max }} labelVisibility="hidden" defaultValue={8} />,
        invalid: (
          <Slider {...{ label, unit, max }} defaultValue={24} error="Above 20 m/s the coating tears" />
        ),
        disabled: <Slider {...{ label, unit, max, marks }} disabled defaultValue={24} />,
      }}
    />
  ),
};
