import { StoryMatrix } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEXT_TONES, TEXT_VARIANTS, Text, type TextTone, type TextVariant } from '.';

const meta = {
  title: 'UI/Text/Text',
  component: Text,
  args: { children: 'Manufacturers and distributors with named contacts.' },
  argTypes: {
    variant: { control: 'select', options: TEXT_VARIANTS },
    tone: { control: 'select', options: TEXT_TONES },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <StoryMatrix rows={TEXT_VARIANTS} columns={TEXT_TONES}>
      {(variant, tone) => (
        <Text variant={variant as TextVariant} tone={tone as TextTone}>
          Silica 42
        </Text>
      )}
    </StoryMatrix>
  ),
};
