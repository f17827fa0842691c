import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Attachment } from '.';

const meta = {
  title: 'Feed/Attachment',
  component: Attachment,
  args: {
    shown: { kind: 'pdf', name: 'F300-data-sheet.pdf', file: new File(['x'.repeat(48_000)], 'F300.pdf') },
    disabled: false,
    onRemove: fn(),
  },
} satisfies Meta<typeof Attachment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names the file and its size, and is taken away by its cross',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('F300-data-sheet.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove F300-data-sheet.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const NoPicture: Story = {
  name: 'Has a sign in place of a picture that the browser does not draw',
  args: {
    shown: {
      kind: 'image',
      name: 'notes.png',
      file: new File(['Only words'], 'notes.png', { type: 'image/png' }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg.lucide-image')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByText('notes.png')).toBeVisible();
  },
};

export const Presentation: Story = { args: { shown: { kind: 'ppt', name: 'Draw trials.pptx' } } };

export const Disabled: Story = {
  name: 'Stays while it is sent',
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove F300-data-sheet.pdf' })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { shown: { kind: 'video', name: `${'A very long name of a film '.repeat(12)}.mp4` } },
};
