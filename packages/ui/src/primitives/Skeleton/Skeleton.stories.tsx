import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SKELETON_SHAPES, SKELETON_WIDTHS, Skeleton, SkeletonRows } from '.';

const meta = {
  title: 'UI/Feedback/Skeleton',
  component: Skeleton,
  argTypes: {
    shape: { control: 'inline-radio', options: SKELETON_SHAPES },
    width: { control: 'inline-radio', options: SKELETON_WIDTHS },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['forced-colors'] };

export const Rows: Story = { render: () => <SkeletonRows count={4} />, tags: ['phone', 'forced-colors'] };

export const Matrix: Story = {
  tags: ['forced-colors'],
  render: () => (
    <StoryList
      variants={{
        ...Object.fromEntries(
          SKELETON_WIDTHS.map((width) => [
            `text ${width}`,
            <div key={width} style={{ inlineSize: '100%' }}>
              <Skeleton width={width} />
            </div>,
          ]),
        ),
        seal: <Skeleton shape="seal" />,
        thumb: <Skeleton shape="thumb" />,
        avatar: <Skeleton shape="avatar" />,
        plate: (
          <div style={{ inlineSize: 240 }}>
            <Skeleton shape="plate" />
          </div>
        ),
      }}
    />
  ),
};
