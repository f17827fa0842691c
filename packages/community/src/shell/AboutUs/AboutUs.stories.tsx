import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutUs } from '.';

const meta = {
  title: 'Shell/AboutUs',
  component: AboutUs,
  args: { salesEmail: 'sales@millrace.example' },
} satisfies Meta<typeof AboutUs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says the mission, and opens a mail to the sales address [MKT-015]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    await expect(canvas.getByText(/^Our mission is/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'CONTACT US' })).toHaveAttribute(
      'href',
      'mailto:sales@millrace.example',
    );
  },
};
