import { photoFile, photoUrl } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { ProfilePhoto } from '.';

const meta = {
  title: 'Account/ProfilePhoto',
  component: ProfilePhoto,
  args: { name: 'Linnea Ekström', picture: null, state: { status: 'idle' }, onChange: fn() },
} satisfies Meta<typeof ProfilePhoto>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows initials without a photo, and offers "Change Photo"',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Photo of Linnea Ekström' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change Photo' })).toBeVisible();
  },
};

export const Compact: Story = {
  name: 'Compact, the picture itself is the button that changes it [NAV-017]',
  args: { variant: 'compact' },
  tags: ['rtl', 'forced-colors'],
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('button', { name: 'Change Photo' });
    await expect(photo.querySelector('[data-component="Avatar"]')).toHaveAttribute('data-initials', 'LE');
    await expect(canvas.queryByText('JPEG or PNG, up to 10 MB')).toBeNull();
  },
};

export const CompactFailed: Story = {
  name: 'Compact, says what failed below picture and name',
  args: { variant: 'compact', state: { status: 'failed', reason: 'Try again in a minute.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again in a minute.');
  },
};

export const Uploading: Story = {
  name: 'While it is sent there are preview and spinner [ACC-055]',
  args: { state: { status: 'uploading', preview: photoUrl } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading');
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', photoUrl);
    await expect(canvas.getByRole('button', { name: 'Change Photo' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Uploaded: Story = {
  args: { state: { status: 'uploaded', preview: photoUrl } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uploaded')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: { status: 'failed', reason: 'The file is not a picture.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Could not upload file. The file is not a picture.',
    );
  },
};

export const Crops: Story = {
  name: 'A chosen photo is cropped by keys alone, then answered at once [ACC-055]',
  tags: ['no-visual'], // Its dialog is gone at the end, and what is left is as in Default.
  play: async ({ args, canvas, userEvent }) => {
    fireEvent.change(canvas.getByLabelText('Choose a photo'), { target: { files: [await photoFile()] } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Select a Photo' }));
    const area = await dialog.findByRole(
      'application',
      { name: /^Crop area/ },
      // Decoding is slow on a busy machine.
      { timeout: 10_000 },
    );
    area.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowRight}');
    const use = dialog.getByRole('button', { name: 'Use photo' });
    use.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    const photo = args.onChange.mock.calls[0]?.[0];
    await expect(photo?.type).toBe('image/png');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WrongKind: Story = {
  name: 'Says which files are taken',
  play: async ({ args, canvas }) => {
    const notes = new File(['text'], 'notes.txt', { type: 'text/plain' });
    fireEvent.change(canvas.getByLabelText('Choose a photo'), { target: { files: [notes] } });
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This file type isn’t supported. Choose JPEG or PNG.',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
