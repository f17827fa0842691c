import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { IconTable } from './IconTable';

const meta = { title: 'Foundations/Icons' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = { render: () => <IconTable /> };

export const Copied: Story = {
  tags: ['!dev', 'no-visual'], // It ends as InUse with one icon.
  render: () => <IconTable />,
  play: async ({ canvas, userEvent }) => {
    const written: string[] = [];
    spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      written.push(text);
    });
    await userEvent.type(canvas.getByLabelText('Find an icon'), 'bell');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the name of Bell' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the import of Bell' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the SVG of Bell' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied the SVG of Bell.');
    await expect(written.slice(0, 2)).toEqual(['Bell', "import { Bell } from 'lucide-react';"]);
    await expect(written[2]).toMatch(/^<svg xmlns="[^"]+" width="\d+"[^>]*><path d="/);
    await expect(canvas.queryByText('Trash2')).toBeNull();
  },
};
