import { StoryMatrix } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../theme/contract.css';
import { LAYOUT_ALIGNS, type LayoutAlign, type Space, Stack } from '.';

const box = { border: '1px dashed currentColor', padding: 8 };

const meta = {
  title: 'UI/Layout/Stack',
  component: Stack,
  args: {
    children: ['Suppliers', 'Raw materials', 'Applications'].map((name) => (
      <div key={name} style={box}>
        {name}
      </div>
    )),
  },
  argTypes: { align: { control: 'inline-radio', options: LAYOUT_ALIGNS }, children: { control: false } },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const gaps = Object.keys(vars.space) as Space[];

export const Matrix: Story = {
  tags: ['rtl'],
  render: ({ children }) => (
    <StoryMatrix rows={gaps} columns={LAYOUT_ALIGNS}>
      {(gap, align) => (
        <Stack gap={gap as Space} align={align as LayoutAlign} style={{ minInlineSize: 200 }}>
          {children}
        </Stack>
      )}
    </StoryMatrix>
  ),
};
