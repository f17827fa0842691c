import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactDetails } from '.';

const meta = {
  title: 'Companies/ContactDetails',
  component: ContactDetails,
  args: {
    salesEmail: 'sales@millrace.example',
    postalAddress: ['Millrace', 'Mill Lane 1', '12345 Exampletown'],
  },
} satisfies Meta<typeof ContactDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says the sales e-mail and the postal address [MKT-016, GAP-010]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'sales@millrace.example' })).toHaveAttribute(
      'href',
      'mailto:sales@millrace.example',
    );
    await expect(canvasElement.querySelector('address')?.textContent).toBe(
      'Millrace\nMill Lane 1\n12345 Exampletown',
    );
  },
};
