import { aChatMessage } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { ChatPane, type ChatPaneProps, toChatMessage } from '.';
import { conversation, inRoom, otherId, ready, Talking, talk, viewerId } from './story-conversation';

const meta = {
  title: 'Messaging/ChatPane',
  // Its page is that of the others.
  tags: ['!autodocs'],
  component: ChatPane,
  args: conversation,
  argTypes: { actions: { control: false } },
  decorators: inRoom,
} satisfies Meta<typeof ChatPane>;

export default meta;
type Story = StoryObj<typeof meta>;

const added = (minute: number) => `2026-09-15T10:${minute}:00.000Z`;
const art = (name: string) => `/art/v1/photovoltaic/plate/${name}.svg`;
const picture = { data: art('draw-tower'), name: 'Draw tower.jpg' };

export const Files: Story = {
  name: 'Shows pictures in their shape, plays videos, and opens documents, with words or without',
  args: {
    state: ready([
      ...talk.slice(0, 2),
      toChatMessage(
        aChatMessage({
          id: 'f1',
          sender: otherId,
          message: 'The tower at work.',
          added: added(20),
          media: { image: picture },
          imageContent: { width: 1600, height: 1000, thumb: picture.data },
        }),
      ),
      toChatMessage(
        aChatMessage({
          id: 'f2',
          sender: viewerId,
          message: '',
          added: added(21),
          media: { pdf: { data: '/files/sheet.pdf', name: 'F300-data-sheet.pdf' } },
        }),
      ),
      toChatMessage(
        aChatMessage({
          id: 'f3',
          sender: otherId,
          message: '',
          added: added(22),
          media: { ppt: { data: '/files/trials.pptx', name: 'Draw trials.pptx' } },
        }),
      ),
    ]),
  },
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Draw tower\.jpg/ })).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: /F300-data-sheet\.pdf/ })).toHaveAttribute(
      'href',
      '/files/sheet.pdf',
    );
    await expect(canvas.getByRole('link', { name: /Draw trials\.pptx/ })).toBeInTheDocument();
  },
};

const sheet = () => new File(['x'.repeat(48_000)], 'F300-data-sheet.pdf', { type: 'application/pdf' });
const findFileInput = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('[data-part="input"]');
  if (!input) throw new Error('There is no way to choose a file.');
  return input;
};

export const Chosen: Story = {
  name: 'A chosen file stands above the field, can be sent without words, and is taken away by its cross',
  render: (args) => <Talking {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.upload(findFileInput(canvasElement), sheet());
    await expect(await canvas.findByText('F300-data-sheet.pdf')).toBeVisible();
    await expect(canvas.getByText('F300-data-sheet.pdf added')).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove F300-data-sheet.pdf' }));
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.upload(findFileInput(canvasElement), sheet());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('');
    await expect(canvas.queryByRole('button', { name: 'Remove F300-data-sheet.pdf' })).toBeNull();
  },
};

export const ChosenStays: Story = {
  name: 'What is chosen goes along with what is written',
  args: { file: { kind: 'pdf', file: sheet() }, text: 'The sheet of the F300.' },
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

const transfer = (...files: File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return dataTransfer;
};

const drag = (pane: HTMLElement, type: string, dataTransfer: DataTransfer) =>
  fireEvent(pane, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));

export const Dropped: Story = {
  name: 'A file is dropped anywhere on the pane, and a picture is pasted into the field',
  tags: ['no-visual'], // Ends as Default does.
  play: async ({ args, canvas, canvasElement }) => {
    const pane = canvasElement.querySelector('[data-component="ChatPane"]') as HTMLElement;
    drag(pane, 'dragover', transfer(sheet()));
    await expect(await canvas.findByText('Drop to add')).toBeVisible();
    drag(pane, 'drop', transfer(sheet()));
    await expect(args.onFileChange).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'pdf' }));
    await waitFor(() => expect(canvas.queryByText('Drop to add')).toBeNull());
    const shot = new File(['x'], 'image.png', { type: 'image/png' });
    fireEvent(
      canvas.getByRole('textbox'),
      new ClipboardEvent('paste', { clipboardData: transfer(shot), bubbles: true, cancelable: true }),
    );
    await expect(args.onFileChange).toHaveBeenLastCalledWith({ kind: 'image', file: shot });
  },
};

export const Refused: Story = {
  name: 'Says why a file is not taken, and takes none where one cannot write',
  play: async ({ args, canvas, canvasElement }) => {
    const pane = canvasElement.querySelector('[data-component="ChatPane"]') as HTMLElement;
    drag(pane, 'drop', transfer(new File(['x'], 'a.zip', { type: 'application/zip' })));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file type isn’t supported.');
    drag(pane, 'drop', transfer(sheet(), sheet()));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('You can attach one file.'));
    await expect(args.onFileChange).not.toHaveBeenCalled();
  },
};

const at = Date.parse('2026-09-15T10:20:30.000Z');
const file = { kind: 'pdf', name: 'F300-data-sheet.pdf', size: 48_000 } as const;
const pending: ChatPaneProps['pending'] = [
  { id: 'a', text: 'The sheet', at, state: 'sending', file, share: 0.42 },
  { id: 'b', text: '', at, state: 'failed', file, error: { code: 'cancelled', text: null } },
  {
    id: 'c',
    text: 'And the film',
    at,
    state: 'failed',
    file: { ...file, kind: 'video', name: 'Tower.mp4' },
    error: { code: 'file_lost', text: null },
  },
];

export const OnTheirWay: Story = {
  name: 'A file on its way says how much has gone out and can be stopped; what failed keeps its words',
  args: { pending },
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('value', '0.42');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledWith('a');
    const [stopped, lost] = canvas.getAllByRole('group', { name: 'Not sent' });
    await expect(stopped).toHaveTextContent('Canceled before it was sent.');
    await userEvent.click(within(stopped as HTMLElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onResend).toHaveBeenCalledWith('b');
    // There is nothing to resend.
    await expect(lost).toHaveTextContent('no longer has the file');
    await expect(within(lost as HTMLElement).queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByText('And the film')).toBeVisible();
  },
};

export const WaitingFile: Story = {
  name: 'Offline, a file waits with its message, and can be stopped',
  args: {
    connection: 'offline',
    pending: [{ id: 'a', text: '', at, state: 'sending', file }],
    onCancel: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Waiting to reconnect' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
