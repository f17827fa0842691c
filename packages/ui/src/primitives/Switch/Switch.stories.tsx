import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from '.';

const meta = {
  title: 'UI/Inputs/Switch',
  component: Switch,
  args: { label: 'Email digest', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Email digest' }));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors', 'contrast'],
  render: () => (
    <>
      <Switch label="On" defaultChecked />
      <Switch label="Off" />
      <Switch label="With a line more" detail="Every Monday at nine." />
      <Switch label="Read-only" readOnly />
      <Switch label="Read-only and on" readOnly defaultChecked />
      <Switch label="Disabled" disabled />
      <Switch label="Disabled and on" disabled defaultChecked />
    </>
  ),
};
