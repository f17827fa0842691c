import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleSupplierSelection } from '.';

const meta = {
  title: 'Shell/SampleSupplierSelection',
  component: SampleSupplierSelection,
} satisfies Meta<typeof SampleSupplierSelection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lets one choose among fixed suppliers, and asks nobody [MOCK-009]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(5);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Hakone Glass Works' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask 3 suppliers' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/nothing was sent/);
    for (const name of ['Kvarnholm Silica AB', 'Atlantia Preform', 'Hakone Glass Works']) {
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
    }
    await expect(canvas.getByRole('button', { name: 'Choose a supplier' })).toBeDisabled();
  },
};
