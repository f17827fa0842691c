import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '.';

const box = { border: '1px dashed currentColor', padding: 8 };

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: {
    children: ['Suppliers', 'Raw materials', 'Applications'].map((name) => (
      <div key={name} style={box}>
        {name}
      </div>
    )),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
