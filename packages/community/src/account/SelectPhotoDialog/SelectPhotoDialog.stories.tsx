import { photoFile } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { SelectPhotoDialog } from '.';

const idle = { status: undefined, failure: null } as const;

const meta = {
  title: 'Account/SelectPhotoDialog',
  component: SelectPhotoDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { open: true, onOpenChange: fn(), onSelect: fn(), saving: idle },
  argTypes: { saving: { control: false }, file: { control: false } },
} satisfies Meta<typeof SelectPhotoDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Select a Photo' }));
const use = async () => (await dialog()).getByRole('button', { name: 'Use photo' });

async function choose(...files: File[]) {
  const input = (await dialog()).getByLabelText(/^Photo/, { selector: 'input' });
  fireEvent.change(input, { target: { files } });
}

export const Default: Story = {
  name: 'Is titled "Select a Photo" and takes one file [PROD-023]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async () => {
    const input = (await dialog()).getByLabelText(/^Photo/, { selector: 'input' });
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png');
    await expect(input).not.toHaveAttribute('multiple');
    await expect(await use()).toBeDisabled();
  },
};

export const Refuses: Story = {
  name: 'Takes .jpeg and .png only, and one of two that are chosen at once [PROD-024]',
  tags: ['no-visual'], // It ends with a photo, which ImageCropper draws.
  play: async ({ args, userEvent }) => {
    await choose(new File(['text'], 'notes.txt', { type: 'text/plain' }));
    await expect((await dialog()).getByText('notes.txt')).toBeVisible();
    await expect(await use()).toBeDisabled();
    await choose(new File(['x'], 'moving.gif', { type: 'image/gif' }));
    await expect((await dialog()).getByText('moving.gif')).toBeVisible();
    await expect(await use()).toBeDisabled();
    const photos = [await photoFile(), await photoFile()];
    await choose(...photos);
    await waitFor(async () => expect(await use()).toBeEnabled());
    await userEvent.click(await use());
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledOnce());
    await expect(args.onSelect.mock.calls[0]?.[0].original).toBe(photos[0]);
  },
};

/** The area that the cropper reports: 480 × 400, half of the largest square. */
async function area() {
  return (await dialog()).findByRole('application', { name: /^Crop area/ });
}

export const Answers: Story = {
  name: 'Starts with a square of half the picture, and answers original and part, by keys alone [PROD-025]',
  tags: ['no-visual'], // It ends with a photo, which ImageCropper draws.
  play: async ({ args, userEvent }) => {
    const photo = await photoFile();
    await choose(photo);
    (await area()).focus();
    await userEvent.keyboard('{ArrowRight}');
    (await use()).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledOnce());
    const selected = args.onSelect.mock.calls[0]?.[0];
    await expect(selected?.original).toBe(photo);
    await expect(selected?.crop.type).toBe('image/png');
    const cut = await createImageBitmap(selected?.crop as Blob);
    await expect([cut.width, cut.height]).toEqual([200, 200]);
  },
};

export const Another: Story = {
  name: 'Another photo can be chosen instead',
  tags: ['no-visual'], // Ends as Default does, but for the focus.
  play: async ({ userEvent }) => {
    await choose(await photoFile());
    await area();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Choose another photo' }));
    await expect((await dialog()).getByLabelText(/^Photo/, { selector: 'input' })).toBeInTheDocument();
    await expect(await use()).toBeDisabled();
  },
};

export const Uploading: Story = {
  args: { saving: { status: 'IN_PROGRESS', failure: null } },
  play: async () => {
    await expect(await use()).toHaveAttribute('aria-busy', 'true');
  },
};

export const Uploaded: Story = {
  name: 'Says when it has arrived [ERR-019]',
  args: { saving: { status: 'COMPLETED', failure: null } },
  play: async () => {
    await expect((await dialog()).getByText('Uploaded')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Says why it has not arrived [ERR-019]',
  args: { saving: { status: undefined, failure: { text: 'The file can be up to 10 MB.', fields: {} } } },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent(
      'Could not upload file. The file can be up to 10 MB.',
    );
  },
};

export const Wide: Story = {
  name: 'Cuts a part of another shape, such as a cover',
  args: { aspect: 4, initialShare: 1 },
  tags: ['no-visual'], // It ends with a photo, which ImageCropper draws.
  play: async ({ args, userEvent }) => {
    await choose(await photoFile());
    await area();
    await userEvent.click(await use());
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledOnce());
    const cut = await createImageBitmap(args.onSelect.mock.calls[0]?.[0].crop as Blob);
    await expect([cut.width, cut.height]).toEqual([480, 120]);
  },
};
