import { StoryMatrix } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Mail, Plus, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { BUTTON_TONES, type ButtonTone, CONTROL_SIZES, type ControlSize } from '../Button';
import { IconButton } from '.';

const meta = {
  title: 'UI/Actions/IconButton',
  component: IconButton,
  args: { icon: Mail, label: 'Invite More', onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite More' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Quiet: Story = { args: { tone: 'quiet', icon: X, label: 'Close' } };

const icons = { Mail, Plus, Ellipsis };

export const Matrix: Story = {
  tags: ['forced-colors'],
  render: () => (
    <StoryMatrix rows={BUTTON_TONES} columns={CONTROL_SIZES}>
      {(tone, size) => (
        <span style={{ display: 'flex', gap: 8 }}>
          {Object.entries(icons).map(([label, icon]) => (
            <IconButton
              key={label}
              icon={icon}
              label={label}
              tone={tone as ButtonTone}
              size={size as ControlSize}
            />
          ))}
        </span>
      )}
    </StoryMatrix>
  ),
};
