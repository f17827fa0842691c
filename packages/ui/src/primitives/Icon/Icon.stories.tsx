import { StoryMatrix } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, MessageSquare, Plus, Search, Share2, ThumbsUp } from 'lucide-react';
import { ICON_SIZES, Icon, type IconSize } from '.';

const icons = { Bell, MessageSquare, Plus, Search, Share2, ThumbsUp };

const meta = {
  title: 'UI/Media/Icon',
  component: Icon,
  args: { icon: Bell, label: 'Notifications' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <StoryMatrix rows={ICON_SIZES} columns={Object.keys(icons)}>
      {(size, name) => <Icon icon={icons[name as keyof typeof icons]} label={name} size={size as IconSize} />}
    </StoryMatrix>
  ),
};
