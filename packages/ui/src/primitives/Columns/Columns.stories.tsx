import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LAYOUT_ALIGNS } from '../Stack';
import { COLUMN_RATIOS, Columns } from '.';

const box = { border: '1px dashed currentColor', padding: 8 };

const meta = {
  title: 'UI/Layout/Columns',
  component: Columns,
  args: {
    children: ['Suppliers', 'Raw materials', 'Applications'].map((name) => (
      <div key={name} style={box}>
        {name}
      </div>
    )),
  },
  argTypes: {
    ratio: { control: 'inline-radio', options: COLUMN_RATIOS },
    align: { control: 'inline-radio', options: LAYOUT_ALIGNS },
    children: { control: false },
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { ratio: 'thirds' }, tags: ['phone'] };

export const WideFirst: Story = { args: { ratio: 'wideFirst' }, tags: ['phone'] };

export const Matrix: Story = {
  tags: ['rtl'],
  render: ({ children }) => (
    <StoryList
      variants={{
        ...Object.fromEntries(
          COLUMN_RATIOS.map((ratio) => [
            ratio,
            <Columns key={ratio} ratio={ratio} style={{ inlineSize: '100%' }}>
              {children}
            </Columns>,
          ]),
        ),
        ...Object.fromEntries(
          LAYOUT_ALIGNS.map((align) => [
            `align ${align}`,
            <Columns key={align} ratio="quarters" align={align} style={{ inlineSize: '100%' }}>
              {children}
              <div style={{ ...box, blockSize: 72 }}>What the others stand beside</div>
            </Columns>,
          ]),
        ),
      }}
    />
  ),
};
