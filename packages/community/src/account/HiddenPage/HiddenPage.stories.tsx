import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HiddenPage } from '.';

const meta = {
  title: 'Account/HiddenPage',
  component: HiddenPage,
  args: { email: 'sales@millrace.example' },
} satisfies Meta<typeof HiddenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says that it is hidden, and whom to write to [PAGE-018]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('I am Hidden by choice');
    await expect(canvas.getByRole('link', { name: 'sales@millrace.example' })).toHaveAttribute(
      'href',
      'mailto:sales@millrace.example',
    );
  },
};
