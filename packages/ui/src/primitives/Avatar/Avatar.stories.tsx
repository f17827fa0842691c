import { StoryMatrix } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AVATAR_SIZES, Avatar, type AvatarSize, AvatarStack } from '.';

const people = ['Ingrid Halvorsen', 'Kenji Mori', 'Dana Cole', 'Aisha Idris', '김 서연', 'Zoë'];

const meta = {
  title: 'UI/Media/Avatar',
  component: Avatar,
  args: { name: 'Ingrid Halvorsen', label: 'Ingrid Halvorsen' },
  argTypes: { size: { control: 'inline-radio', options: AVATAR_SIZES } },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BrokenPicture: Story = {
  name: 'The initials stay when the picture does not load',
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Ingrid Halvorsen' });
    await expect(getComputedStyle(avatar, '::before').content).toBe('"IH"');
  },
};

export const Stack: Story = {
  name: 'A stack shows three and counts the rest',
  render: () => <AvatarStack people={people.map((name) => ({ name }))} total={12} showRest />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-component="Avatar"]')).toHaveLength(3);
    await expect(canvas.getByText('+9')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['forced-colors', 'rtl'],
  render: () => (
    <StoryMatrix rows={AVATAR_SIZES} columns={people}>
      {(size, name) => <Avatar name={name} size={size as AvatarSize} />}
    </StoryMatrix>
  ),
};
