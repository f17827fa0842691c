import { failing, slow } from '@millrace/api-mocks';
import { holdTimeouts, photoFile, sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { ProfilePhotoContainer } from '.';

const meta = {
  title: 'Account/ProfilePhotoContainer',
  tags: ['!autodocs', 'no-visual'], // Both end like Uploaded of ProfilePhoto.
  component: ProfilePhotoContainer,
  ...withApi,
  args: { name: 'Linnea Ekström', picture: null, onUploaded: fn() },
} satisfies Meta<typeof ProfilePhotoContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function change(canvas: Canvas) {
  fireEvent.change(canvas.getByLabelText('Choose a photo'), { target: { files: [await photoFile()] } });
  const use = await screen.findByRole('button', { name: 'Use photo' });
  await waitFor(() => expect(use).toBeEnabled());
  fireEvent.click(use);
}

export const Default: Story = {
  name: 'A photo is sent at once: uploading, then uploaded [ACC-055]',
  parameters: {
    api: { viewer: 'premium', scenarios: [slow({ operations: ['uploadUserImage'], delayMs: 300 })] },
  },
  play: async ({ args, canvas, canvasElement }) => {
    const held = holdTimeouts(300);
    await change(canvas);
    const photo = canvasElement.querySelector('[data-component="ProfilePhoto"]');
    await waitFor(() => expect(photo).toHaveAttribute('data-state', 'uploading'));
    await expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/);
    await held.endNext(300);
    await waitFor(() => expect(photo).toHaveAttribute('data-state', 'uploaded'));
    await expect(args.onUploaded).toHaveBeenCalledOnce();
    await expect(sentRequests()).toEqual(['POST /api/v1/user/image']);
  },
};

export const Fails: Story = {
  name: 'A failure leaves the former photo, and another can be sent',
  parameters: {
    api: { viewer: 'premium', scenarios: [failing('server', { operations: ['uploadUserImage'], times: 1 })] },
  },
  play: async ({ args, canvas }) => {
    await change(canvas);
    await expect(await canvas.findByText(/^Could not upload file\./)).toBeVisible();
    await expect(args.onUploaded).not.toHaveBeenCalled();
    await change(canvas);
    await expect(await canvas.findByText('Uploaded')).toBeVisible();
  },
};
