import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '.';

const meta = {
  title: 'Primitives/Checkbox',
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

export const Matrix: Story = {
  tags: ['forced-colors'],
  render: () => (
    <>
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="Not checked" />
      <Checkbox label="Mixed" mixed />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and checked" disabled defaultChecked />
    </>
  ),
};
