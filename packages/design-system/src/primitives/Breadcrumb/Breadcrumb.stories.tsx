import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from '.';

const meta = {
  title: 'Primitives/Breadcrumb',
  component: Breadcrumb,
  args: {
    sector: 'optical-fiber',
    items: [{ name: 'Optical Fiber', href: '/products' }, { name: 'Preform silica glass' }],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail).toHaveTextContent('Optical Fiber');
    await expect(canvas.getByText('Preform silica glass')).toHaveAttribute('aria-current', 'page');
  },
};
