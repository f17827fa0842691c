import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tabs } from '.';

function Example() {
  return (
    <Tabs.Root defaultValue="suppliers">
      <Tabs.List aria-label="Product sections">
        <Tabs.Trigger value="suppliers" count={38}>
          Suppliers
        </Tabs.Trigger>
        <Tabs.Trigger value="prospects" count={112}>
          Prospects
        </Tabs.Trigger>
        <Tabs.Trigger value="chain">Value chain</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="suppliers">Companies that make or sell it.</Tabs.Content>
      <Tabs.Content value="prospects">Companies that may need it.</Tabs.Content>
      <Tabs.Content value="chain">What it is made of, and what is made of it.</Tabs.Content>
    </Tabs.Root>
  );
}

const meta = { title: 'Primitives/Tabs', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['forced-colors'] };

export const Keyboard: Story = {
  name: 'Arrow keys move and show',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Suppliers 38' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Prospects 112' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Companies that may need it.');
  },
};
