import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '.';

const meta = {
  title: 'UI/Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Suppliers of preform silica glass' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText('Suppliers of preform silica glass');
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
