import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Art } from '../Art';
import { Button } from '../Button';
import { EmptyState } from '.';

const meta = {
  title: 'UI/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No suppliers yet',
    description: 'Companies that make or sell this product stand here. You may know one.',
    action: (
      <Button size="small" icon={Plus}>
        Add Suppliers
      </Button>
    ),
    art: <Art kind="plate" src="/art/v1/none/plate/empty.svg" loading="eager" />,
  },
  argTypes: { action: { control: false }, art: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WordsAlone: Story = { args: { action: undefined, art: undefined, description: undefined } };

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors'],
  render: (args) => (
    <StoryList
      variants={{
        'with a drawing': <EmptyState {...args} />,
        'without a drawing': <EmptyState {...args} art={undefined} />,
        'words alone': <EmptyState title={args.title} description={args.description} />,
        'title alone': <EmptyState title={args.title} />,
      }}
    />
  ),
};
