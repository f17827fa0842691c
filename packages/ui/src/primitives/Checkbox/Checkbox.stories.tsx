import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '.';

const meta = {
  title: 'UI/Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Premium suppliers', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Premium suppliers'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Mixed: Story = {
  name: 'Some of several are checked; a press asks for all',
  args: { label: 'All suppliers', mixed: true, checked: false },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'All suppliers' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(box).toBePartiallyChecked();
  },
};

export const Detail: Story = {
  name: 'A line more describes it; the error takes its place',
  args: { label: 'I accept the terms', required: true, error: 'Accept the terms to go on' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('Accept the terms to go on');
  },
};

export const ReadOnly: Story = {
  name: 'Can be reached and read, and not changed',
  args: { readOnly: true, defaultChecked: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  tags: ['forced-colors', 'rtl', 'contrast'],
  render: () => (
    <>
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="Not checked" />
      <Checkbox label="Mixed" mixed />
      <Checkbox label="With a line more" detail="Companies that pay to be listed first." />
      <Checkbox label="Required" required />
      <Checkbox label="Invalid" error="Accept the terms to go on" />
      <Checkbox label="Read-only" readOnly />
      <Checkbox label="Read-only and checked" readOnly defaultChecked />
      <Checkbox label="Read-only and mixed" readOnly mixed />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and checked" disabled defaultChecked />
    </>
  ),
};
