import { drawnOrder, StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { FILE_STATES, FileDrop, type FileDropItem } from '.';

const handleObjectUrl = fn();

/** Holds the list, like a host that uploads nothing. */
function Example(props: ComponentProps<typeof FileDrop>) {
  const [items, setItems] = useState(props.items);
  return (
    <FileDrop
      {...props}
      items={items}
      onFilesAdd={(files) => {
        props.onFilesAdd(files);
        const added = files.map(
          (file): FileDropItem => ({
            id: file.name,
            name: file.name,
            size: file.size,
            state: 'waiting',
            file,
          }),
        );
        setItems([...items, ...added]);
      }}
      onRemove={(id) => {
        props.onRemove(id);
        setItems(items.filter((item) => item.id !== id));
      }}
    />
  );
}

const meta = {
  title: 'UI/Inputs/FileDrop',
  component: FileDrop,
  render: (args) => <Example {...args} />,
  args: {
    label: 'Data sheets',
    accept: ['.pdf', '.png', '.jpg', '.jpeg'],
    maxSize: 10 * 2 ** 20,
    items: [],
    onFilesAdd: fn(),
    onRemove: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
  argTypes: { items: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A PNG of one pixel, as a separate file so that it gets a thumbnail. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkOPD/PwAFRgKn3lYqjQAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const picture = new File([pixel], 'preform.png', { type: 'image/png' });
const sheet = new File(['%PDF'], 'draw-tower.pdf', { type: 'application/pdf' });
const program = new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' });
const heavy = new File([new Uint8Array(11 * 2 ** 20)], 'scan.pdf', { type: 'application/pdf' });

const files: FileDropItem[] = [
  { id: '1', name: 'drape-limits.pdf', size: 431_000, state: 'waiting' },
  {
    id: '2',
    name: 'twill-2-2-on-a-double-curved-mould.png',
    size: 2_411_000,
    state: 'uploading',
    progress: 0.45,
  },
  { id: '3', name: 'resin-flow.pdf', size: 812_000, state: 'done' },
  { id: '4', name: 'autoclave.pdf', size: 9_100_000, state: 'failed' },
  { id: '5', name: 'cure-cycle.pdf', size: 88_000, state: 'failed', error: 'The file is not a PDF.' },
];

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^Data sheets/);
    await expect(input).toHaveAccessibleDescription('PDF, PNG, or JPEG. Up to 10\u00a0MB each.');
    await userEvent.upload(input, [sheet]);
    await expect(args.onFilesAdd).toHaveBeenCalledWith([sheet]);
    await expect(canvas.getByText('draw-tower.pdf')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('draw-tower.pdf added'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove draw-tower.pdf' }));
    await expect(canvas.queryByText('draw-tower.pdf')).toBeNull();
    await expect(input).toHaveFocus();
    input.blur();
  },
};

export const Refused: Story = {
  name: 'Says of each file that is refused why, and keeps the others',
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(/^Data sheets/);
    fireEvent.change(input, { target: { files: [program, sheet, heavy] } });
    await expect(args.onFilesAdd).toHaveBeenCalledWith([sheet]);
    await expect(canvas.getByText('This file type isn’t supported. Choose PDF, PNG, or JPEG.')).toBeVisible();
    await expect(canvas.getByText('This file is 11 MB. The limit is 10 MB.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('setup.exe: This file type isn’t supported.'),
    );
  },
};

/** Data transfer of a drop or a paste. */
function transfer(...dropped: File[]) {
  const data = new DataTransfer();
  for (const file of dropped) data.items.add(file);
  return data;
}

export const Dropped: Story = {
  name: 'A file dragged over the zone is announced, and taken when it is dropped',
  beforeEach: () => {
    // A drop simulated by a script has files, but no file system entries.
    const { webkitGetAsEntry } = DataTransferItem.prototype;
    Object.assign(DataTransferItem.prototype, { webkitGetAsEntry: undefined });
    return () => {
      Object.assign(DataTransferItem.prototype, { webkitGetAsEntry });
    };
  },
  play: async ({ args, canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-part="zone"]');
    if (!zone) throw new Error('No zone');
    const drag = { dataTransfer: transfer(sheet), bubbles: true, cancelable: true };
    fireEvent(zone, new DragEvent('dragenter', drag));
    await waitFor(() => expect(canvas.getByText('Drop to add')).toBeVisible());
    fireEvent(zone, new DragEvent('drop', drag));
    await expect(await canvas.findByText('draw-tower.pdf')).toBeVisible();
    await expect(args.onFilesAdd).toHaveBeenCalledOnce();
  },
};

export const Pasted: Story = {
  name: 'A file pasted while the zone has the focus is taken',
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(/^Data sheets/);
    input.focus();
    const clipboardData = transfer(sheet);
    fireEvent(input, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await waitFor(() => expect(args.onFilesAdd).toHaveBeenCalledOnce());
  },
};

export const Thumbs: Story = {
  name: 'A picture shows itself, and its address is given back with it',
  beforeEach: () => {
    const { revokeObjectURL } = URL;
    URL.revokeObjectURL = (url) => {
      handleObjectUrl(url);
      revokeObjectURL.call(URL, url);
    };
    return () => {
      URL.revokeObjectURL = revokeObjectURL;
    };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    handleObjectUrl.mockClear();
    await userEvent.upload(canvas.getByLabelText(/^Data sheets/), [picture]);
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
    const url = canvasElement.querySelector('img')?.src;
    await userEvent.click(canvas.getByRole('button', { name: 'Remove preform.png' }));
    await expect(handleObjectUrl).toHaveBeenCalledWith(url);
    canvas.getByLabelText(/^Data sheets/).blur();
  },
};

export const Files: Story = {
  name: 'What becomes of each file, and what can be done',
  tags: ['rtl', 'phone'],
  args: { items: files },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: /twill/ })).toHaveValue(0.45);
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel uploading twill/ }));
    await expect(args.onCancel).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Upload autoclave.pdf again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('4');
    await expect(canvas.getByText(/Could not upload file\./)).toBeVisible();
    await expect(canvas.getByText(/The file is not a PDF\./)).toBeVisible();
  },
};

export const FocusHandedOn: Story = {
  name: 'What goes with the focus hands it to what stands beside it, or to the input',
  tags: ['no-visual'], // Its files are gone at the end, and what is left is as in Default.
  args: { items: files.slice(3) },
  render: function Sending(args) {
    const [items, setItems] = useState(args.items);
    const remove = (id: string) => setItems(items.filter((item) => item.id !== id));
    const retry = (id: string) =>
      setItems(items.map((item) => (item.id === id ? { ...item, state: 'uploading' } : item)));
    return <FileDrop {...args} items={items} onRemove={remove} onCancel={remove} onRetry={retry} />;
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^Data sheets/);
    fireEvent.change(input, { target: { files: [program] } });
    const button = (name: string) => canvas.getByRole('button', { name });
    button('Upload autoclave.pdf again').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button('Cancel uploading autoclave.pdf')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button('Remove cure-cycle.pdf')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button('Dismiss the message about setup.exe')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  name: 'A size keeps its unit behind it where text runs from right to left',
  globals: { direction: 'rtl' },
  args: { items: files },
  play: async ({ canvas }) => {
    const facts = canvas.getByText(/Waiting/);
    await expect(drawnOrder(facts, ['421', 'kB', 'Waiting'])).toEqual(['Waiting', '421', 'kB']);
  },
};

export const Invalid: Story = { args: { error: 'Add at least one data sheet', required: true } };

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors'],
  render: (args) => (
    <StoryList
      variants={{
        rest: <FileDrop {...args} />,
        'one file': <FileDrop {...args} label="Logo" maxFiles={1} accept={['image/png', 'image/jpeg']} />,
        invalid: <FileDrop {...args} error="Add at least one data sheet" />,
        disabled: <FileDrop {...args} disabled />,
        ...Object.fromEntries(
          FILE_STATES.map((state) => [
            state,
            <FileDrop key={state} {...args} items={files.filter((item) => item.state === state)} />,
          ]),
        ),
      }}
    />
  ),
};
