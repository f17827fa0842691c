import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from '.';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: {
    label: 'Message',
    hint: '148 of 2,000',
    defaultValue: 'We draw 40 tonnes a year and look for a second source.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = { args: { error: 'Message is mandatory', defaultValue: '' } };
