import { holdTimeouts } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Mail } from 'lucide-react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { FLOAT_SIDES } from '../../internal/float-props';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { IconButton } from '../IconButton';
import { Tooltip } from '.';

const meta = {
  title: 'UI/Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Invite more people', children: <IconButton icon={Mail} label="Invite" /> },
  argTypes: {
    side: { control: 'inline-radio', options: FLOAT_SIDES },
    text: { control: 'text' },
    children: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 60 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  tags: ['phone', 'rtl'],
  args: { defaultOpen: true, side: 'end' },
  play: async ({ canvas }) => {
    const tip = await screen.findByRole('tooltip');
    // It fades in unless reduced motion is requested.
    await waitFor(() => expect(tip).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Invite' })).toHaveAccessibleDescription(
      'Invite more people',
    );
  },
};

export const Pointer: Story = {
  name: 'Shows when the pointer has rested, and stays while it is on the tip',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const held = holdTimeouts(300);
    const button = canvas.getByRole('button', { name: 'Invite' });
    await userEvent.hover(canvasElement);
    await userEvent.hover(button);
    await expect(screen.queryByRole('tooltip')).toBeNull();
    held.end(300);
    const tip = await screen.findByRole('tooltip');
    await userEvent.unhover(button);
    await expect(held.count(300)).toBe(1);
    await userEvent.hover(tip);
    // No timer is left that would hide it.
    await expect(held.count(300)).toBe(0);
    await expect(tip).toBeVisible();
    await userEvent.unhover(tip);
    await expect(tip).toBeVisible();
    held.end(300);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Keyboard: Story = {
  name: 'Shows when the keyboard reaches it, and Escape puts it away',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Invite' });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Invite more people');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAccessibleDescription();
  },
};

export const Touch: Story = {
  name: 'A touch presses the control and shows no tip',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Invite' });
    const touch = { pointerType: 'touch', pointerId: 1, bubbles: true };
    const held = holdTimeouts(300, 500);
    for (const type of ['pointerenter', 'pointerover', 'pointerdown', 'pointerup'] as const) {
      button.dispatchEvent(new PointerEvent(type, touch));
    }
    fireEvent.mouseEnter(button);
    button.focus();
    fireEvent.click(button);
    // No tooltip is shown or pending.
    await expect(held.count(300)).toBe(0);
    await expect(screen.queryByRole('tooltip')).toBeNull();
    // react-aria ignores the pointer for this long after a touch, which would affect the next story.
    held.end(500);
  },
};

export const InDialog: Story = {
  name: 'In a dialog Escape puts the tip away first',
  tags: ['no-visual'], // Its end is an empty page.
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>Share this post</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Tooltip {...args} />
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors'],
  render: () => (
    <div style={{ display: 'grid', gap: 88, justifyItems: 'center' }}>
      {FLOAT_SIDES.map((side) => (
        <Tooltip key={side} text={`On the side: ${side}`} open side={side}>
          <IconButton icon={Download} label="Download" />
        </Tooltip>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    open: true,
    side: 'below',
    text: 'Researchers verify each link between a material and its end use before the number changes; that takes up to three working days.',
    children: <Button>Why 38?</Button>,
  },
};
