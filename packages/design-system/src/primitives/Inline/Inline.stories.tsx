import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryList } from '../../internal/story-matrix';
import { vars } from '../../theme/contract.css';
import type { Space } from '../Stack';
import { Inline } from '.';

const box = { border: '1px dashed currentColor', padding: 8 };

const meta = {
  title: 'Primitives/Inline',
  component: Inline,
  args: {
    children: ['Suppliers', 'Raw materials', 'Applications'].map((name) => (
      <div key={name} style={box}>
        {name}
      </div>
    )),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const gaps = Object.keys(vars.space) as Space[];

export const Matrix: Story = {
  tags: ['rtl'],
  render: ({ children }) => (
    <StoryList
      variants={Object.fromEntries(
        gaps.map((gap) => [
          gap,
          <Inline key={gap} gap={gap}>
            {children}
          </Inline>,
        ]),
      )}
    />
  ),
};
