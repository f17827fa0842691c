import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabNav } from '.';

const meta = {
  title: 'Primitives/TabNav',
  component: TabNav,
  args: {
    label: 'Product sections',
    items: [
      { name: 'Feed', href: '?' },
      { name: 'Suppliers', href: '?tab=suppliers', count: 38, current: true },
      { name: 'Prospects', href: '?tab=prospects', count: 112 },
      { name: 'Materials and Equipment', href: '?tab=materials', count: 24 },
      { name: 'End use', href: '?tab=end-use', count: 17 },
      { name: 'Value chain', href: '?tab=value-chain' },
    ],
  },
} satisfies Meta<typeof TabNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Suppliers 38' })).toHaveAttribute('aria-current', 'page');
  },
};
