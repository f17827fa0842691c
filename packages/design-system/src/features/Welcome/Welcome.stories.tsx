import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Welcome } from '.';

const meta = { title: 'Features/Welcome', component: Welcome } satisfies Meta<typeof Welcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Welcomes, as the heading of the page',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Welcome to your Manufacturing Community' }),
    ).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
