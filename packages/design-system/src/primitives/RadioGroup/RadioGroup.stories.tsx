import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from '.';

const meta = {
  title: 'Primitives/RadioGroup',
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
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Type' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Distributor' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('DISTRIBUTOR');
  },
};

export const Invalid: Story = { args: { error: 'Choose one', defaultValue: undefined } };
