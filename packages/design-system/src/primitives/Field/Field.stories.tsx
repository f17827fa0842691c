import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '.';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: 'Draw length',
    hint: 'In kilometres.',
    children: (control) => <input type="range" {...control} />,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Draw length' });
    await expect(slider).toHaveAccessibleDescription('In kilometres.');
  },
};
