import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleQuoteRequest } from '.';

const meta = {
  title: 'Shell/SampleQuoteRequest',
  component: SampleQuoteRequest,
} satisfies Meta<typeof SampleQuoteRequest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows a request with fixed content; what may be attached is said in words only [MOCK-007, MOCK-008]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const quantity = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.type(quantity, '9');
    await expect(quantity).toHaveValue('1,200');
    await expect(canvas.getByText('PDF, Word or Excel, up to 5 MB')).toBeVisible();
    await expect(canvasElement.querySelector('input[type="file"]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Request Quote' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/nothing was sent/);
  },
};
