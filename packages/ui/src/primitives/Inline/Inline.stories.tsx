import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../theme/contract.css';
import type { Space } from '../Stack';
import { INLINE_ALIGNS, INLINE_JUSTIFIES, INLINE_WRAPS, Inline } from '.';

const box = { border: '1px dashed currentColor', padding: 8 };

const meta = {
  title: 'UI/Layout/Inline',
  component: Inline,
  args: {
    children: ['Suppliers', 'Raw materials', 'Applications'].map((name) => (
      <div key={name} style={box}>
        {name}
      </div>
    )),
  },
  argTypes: {
    align: { control: 'inline-radio', options: INLINE_ALIGNS },
    justify: { control: 'inline-radio', options: INLINE_JUSTIFIES },
    wrap: { control: 'inline-radio', options: INLINE_WRAPS },
    children: { control: false },
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const gaps = Object.keys(vars.space) as Space[];

export const Matrix: Story = {
  tags: ['rtl'],
  render: ({ children }) => (
    <StoryList
      variants={{
        ...Object.fromEntries(
          gaps.map((gap) => [
            gap,
            <Inline key={gap} gap={gap}>
              {children}
            </Inline>,
          ]),
        ),
        ...Object.fromEntries(
          INLINE_ALIGNS.map((align) => [
            `align ${align}`,
            <Inline key={align} align={align}>
              {children}
              <div style={{ ...box, paddingBlock: 24, fontSize: 24 }}>End use</div>
            </Inline>,
          ]),
        ),
        ...Object.fromEntries(
          INLINE_JUSTIFIES.map((justify) => [
            `justify ${justify}`,
            <Inline key={justify} justify={justify} style={{ inlineSize: '100%' }}>
              {children}
            </Inline>,
          ]),
        ),
        ...Object.fromEntries(
          INLINE_WRAPS.map((wrap) => [
            wrap,
            <Inline key={wrap} wrap={wrap} style={{ inlineSize: 240 }}>
              {children}
            </Inline>,
          ]),
        ),
      }}
    />
  ),
};
