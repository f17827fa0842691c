import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavigationProgress } from '.';

const meta = {
  title: 'Shell/NavigationProgress',
  component: NavigationProgress,
} satisfies Meta<typeof NavigationProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toBeInTheDocument();
  },
};
