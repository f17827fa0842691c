import { searchHits } from '@millrace/api-mocks';
import { POST_MEDIA } from '@millrace/domain';
import { photoFile } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { toSearchHit } from '../../shell/SiteSearch';
import { PostComposer } from '.';
import { NO_POST } from './post-values';

const mentionSearch = { candidates: [], status: 'idle', onQueryChange: fn() } as const;
const tagSearch = {
  text: '',
  onTextChange: fn(),
  search: { hits: searchHits(3).map(toSearchHit), status: 'ready' },
} as const;

const glass = {
  kind: 'product',
  id: 'p1',
  name: 'Preform silica glass',
  sector: 'optical-fiber',
} as const;

const written = {
  ...NO_POST,
  text: 'Our second sintering furnace is running. Kvarnholm Silica AB has free capacity from November.',
  mentions: [{ start: 41, length: 19, kind: 'company', id: 'kvarnholm' }],
  tags: [glass],
} as const;

const deck = new File(['%PDF-1.7'], 'drape-limits.pdf', { type: 'application/pdf' });

/** Holds the values as a container does. */
function Example(props: ComponentProps<typeof PostComposer>) {
  const [values, setValues] = useState(props.values ?? NO_POST);
  const [tagText, setTagText] = useState('');
  return (
    <PostComposer
      {...props}
      values={values}
      onValuesChange={(change) => {
        setValues((before) => ({ ...before, ...change }));
        props.onValuesChange?.(change);
      }}
      tagSearch={{ ...tagSearch, ...props.tagSearch, text: tagText, onTextChange: setTagText }}
    />
  );
}

const meta = {
  title: 'Feed/PostComposer',
  component: PostComposer,
  render: (args) => <Example {...args} />,
  args: {
    values: NO_POST,
    onValuesChange: fn(),
    mentionSearch,
    tagSearch,
    state: { status: 'editing' },
    onSubmit: fn(),
    onCancel: fn(),
  },
  argTypes: { values: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostComposer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const choose = (canvas: Canvas, ...files: File[]) =>
  fireEvent.change(canvas.getByLabelText('Choose a file'), { target: { files } });
const post = (canvas: Canvas) => canvas.getByRole('button', { name: 'Post' });
const text = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Post text' });

export const Default: Story = {
  name: 'Nothing can be posted while text and media are empty [FEED-025]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('form', { name: 'New post' })).toBeVisible();
    await expect(post(canvas)).toBeDisabled();
    await userEvent.type(text(canvas), ' {Enter}');
    await expect(post(canvas)).toBeDisabled();
    await userEvent.type(text(canvas), 'Hello');
    await userEvent.click(post(canvas));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.clear(text(canvas));
    await expect(post(canvas)).toBeDisabled();
    choose(canvas, deck);
    await expect(post(canvas)).toBeEnabled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove drape-limits.pdf' }));
    await expect(post(canvas)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Add PDF' })).toHaveFocus();
  },
};

export const Rows: Story = {
  name: 'The text has 5 rows [FEED-024]',
  tags: ['no-visual'], // Looks as Default does.
  play: async ({ canvas }) => {
    await expect(text(canvas)).toHaveAttribute('rows', '5');
  },
};

export const Visibility: Story = {
  name: 'Public is the default, for anyone in the network [FEED-018, FEED-020]',
  tags: ['no-visual'], // Ends like Private, but without a text.
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Visibility' });
    await expect(select).toHaveValue('public');
    await expect(select).toHaveAccessibleDescription('Anyone in the network can see it.');
    await userEvent.selectOptions(select, 'Private');
    await expect(args.onValuesChange).toHaveBeenCalledWith({ visibility: 'private' });
  },
};

export const Private: Story = {
  name: 'Private says who sees it, and who may edit it [FEED-019]',
  args: { values: { ...written, visibility: 'private' } },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Visibility' });
    await expect(select).toHaveAccessibleDescription(
      'Only you, people you mention and members of companies you tag can see it. Only you can edit it.',
    );
  },
};

export const Written: Story = {
  name: 'With text, mention, tag and a kept draft',
  tags: ['phone', 'rtl'],
  args: { values: written, isKept: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft saved')).toBeVisible();
  },
};

export const KeptWithoutFile: Story = {
  name: 'Says of a file that is too large to be kept that it is not',
  args: {
    values: { ...written, medium: { kind: 'pdf', file: new File(['%PDF'], 'limits.pdf') } },
    isKept: true,
    isFileKept: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft saved without its file')).toBeVisible();
  },
};

export const Context: Story = {
  name: 'What the feed is about is tagged, and stays so [FEED-028]',
  args: { context: glass },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preform silica glass')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const Tags: Story = {
  name: 'Products and companies can be tagged, and untagged [FEED-021]',
  tags: ['no-visual'], // Ends like Default, with the field that Folded of TagPicker draws.
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tag a product or company' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Products or companies' }), 'silica');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const [hit] = args.tagSearch?.search.hits ?? [];
    const name = hit?.name;
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      tags: [expect.objectContaining({ id: hit?.id, name })],
    });
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ tags: [] });
  },
};

export const Media: Story = {
  name: 'One file goes along: an image, a video, a PDF or a presentation [FEED-017]',
  tags: ['no-visual'], // Ends like Picture, but without a text.
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Choose a file');
    const opened = fn();
    input.click = opened;
    for (const [name, kind] of [
      ['Add image', 'image'],
      ['Add video', 'video'],
      ['Add PDF', 'pdf'],
      ['Add PPT', 'ppt'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(input.accept).toContain(POST_MEDIA[kind].extensions[0]);
    }
    await expect(opened).toHaveBeenCalledTimes(4);
    const medium = () => canvasElement.querySelector('[data-component="Attachment"]');
    choose(canvas, deck);
    await expect(medium()).toHaveAttribute('data-kind', 'pdf');
    const photo = await photoFile();
    choose(canvas, photo);
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ medium: { kind: 'image', file: photo } });
    await expect(medium()).toHaveAttribute('data-kind', 'image');
    await waitFor(() => expect(medium()?.querySelector('img')?.src).toMatch(/^blob:/));
  },
};

export const Picture: Story = {
  name: 'Previews a picture, with the cross that takes it away',
  tags: ['phone'],
  args: { values: written },
  play: async ({ canvas, canvasElement }) => {
    choose(canvas, await photoFile());
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-component="Attachment"] img')).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Remove photo.png' })).toBeVisible();
  },
};

export const Dropped: Story = {
  name: 'A file can be dropped on it, and a picture pasted',
  play: async ({ args, canvas, canvasElement }) => {
    const box = canvasElement.querySelector('[data-part="box"]');
    if (!box) throw new Error('No box');
    const carrying = (file: File, words?: string) => {
      const transfer = new DataTransfer();
      transfer.items.add(file);
      if (words) transfer.setData('text/plain', words);
      return transfer;
    };
    const drag = (type: string) =>
      fireEvent(box, new DragEvent(type, { dataTransfer: carrying(deck), bubbles: true, cancelable: true }));
    const paste = (clipboardData: DataTransfer) =>
      fireEvent(
        text(canvas),
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    drag('dragover');
    await expect(await canvas.findByText('Drop to add')).toBeVisible();
    drag('drop');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ medium: { kind: 'pdf', file: deck } });
    const photo = await photoFile();
    paste(carrying(photo));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ medium: { kind: 'image', file: photo } });
    // Word processors also copy a picture of the text; the user wants the text.
    paste(carrying(await photoFile(), 'Some words'));
    await expect(args.onValuesChange).toHaveBeenCalledTimes(2);
  },
};

export const DroppedBeside: Story = {
  name: 'A file that is dropped beside it is taken all the same, and opens in place of no page; a text goes its own way',
  play: async ({ args, canvas }) => {
    const transfer = new DataTransfer();
    transfer.items.add(deck);
    const drag = (type: string, dataTransfer: DataTransfer) =>
      fireEvent(document.body, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    // False: the default action was prevented.
    await expect(drag('dragover', transfer)).toBe(false);
    await expect(await canvas.findByText('Drop to add')).toBeVisible();
    fireEvent(document.body, new DragEvent('dragleave', { bubbles: true }));
    await waitFor(() => expect(canvas.queryByText('Drop to add')).toBeNull());
    await expect(drag('drop', transfer)).toBe(false);
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ medium: { kind: 'pdf', file: deck } });
    const words = new DataTransfer();
    words.setData('text/plain', 'Some words');
    await expect([drag('dragover', words), drag('drop', words)]).toEqual([true, true]);
    await expect(args.onValuesChange).toHaveBeenCalledOnce();
  },
};

export const DroppedWhileSent: Story = {
  name: 'A file that is dropped while it is sent is not taken, and opens in place of no page',
  args: { state: { status: 'creating' } },
  tags: ['no-visual'], // As it is while it is sent.
  play: async ({ args }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(deck);
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    await expect(fireEvent(document.body, drop)).toBe(false);
    await expect(args.onValuesChange).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'A file that no post takes is refused in words',
  play: async ({ args, canvas }) => {
    choose(canvas, new File(['text'], 'notes.txt', { type: 'text/plain' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This file type isn’t supported\./);
    choose(canvas, deck, deck);
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can attach one file.');
    const large = new File([new Uint8Array(POST_MEDIA.image.maxBytes + 1)], 'large.png', {
      type: 'image/png',
    });
    choose(canvas, large);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^large\.png is 10.MB\. The limit is 10.MB\./);
    await expect(args.onValuesChange).not.toHaveBeenCalledWith({ medium: expect.anything() });
  },
};

export const Uploading: Story = {
  name: 'While its file goes out it says how much of it, and can be stopped',
  tags: ['phone', 'rtl'],
  args: {
    values: { ...written, medium: { kind: 'pdf', file: deck } },
    state: { status: 'uploading', share: 0.42 },
  },
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading drape-limits.pdf' });
    await expect(bar).toHaveAttribute('value', '0.42');
    await expect(canvas.getByText('42%')).toBeVisible();
    await expect(text(canvas)).toHaveAttribute('readonly');
    await userEvent.click(post(canvas));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Uploaded: Story = {
  args: { ...Uploading.args, state: { status: 'uploaded' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploaded' })).toBeVisible();
  },
};

export const Creating: Story = {
  args: { values: written, state: { status: 'creating' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Posting' })).toBeVisible();
  },
};

export const Created: Story = {
  args: { state: { status: 'created' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Posted')).toBeVisible();
  },
};

export const OtherWindow: Story = {
  name: 'Says that another window has a draft for the same place',
  tags: ['phone'],
  args: { values: written, isKept: true, hasConflict: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You have another draft of this in a different tab/)).toBeVisible();
  },
};

export const Cancelled: Story = { args: { values: written, state: { status: 'cancelled' } } };

export const ErrorState: Story = {
  name: 'A failure says why, keeps what was written, and can be tried again',
  args: {
    values: written,
    state: { status: 'failed', reason: 'We couldn’t reach the server.', fields: {} },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We couldn’t publish your post. We couldn’t reach the server. Your text is still here.',
    );
    await expect(text(canvas)).toHaveValue(written.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const RefusedFields: Story = {
  name: 'What the server says of single fields stands beside them, and the first has the focus',
  args: {
    values: { ...written, medium: { kind: 'pdf', file: deck } },
    state: {
      status: 'failed',
      reason: 'Check the marked field.',
      fields: {
        text: 'A text has at most 10,000 characters.',
        taggedProduct: 'We couldn’t find this product.',
        pdf: 'The file is damaged.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(text(canvas)).toHaveAccessibleDescription('A text has at most 10,000 characters.');
    await waitFor(() => expect(text(canvas)).toHaveFocus());
    await expect(canvas.getByText('The file is damaged.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Products or companies' })).toHaveAccessibleDescription(
      'We couldn’t find this product.',
    );
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

const sentence =
  'Kvarnholm Silica AB measured the hydroxyl content at twenty-one points of the preform, twice. ';
const long = sentence.repeat(53);

export const LongText: Story = {
  name: 'A text of 5,000 characters with 50 mentions grows, then scrolls with its marks',
  args: {
    values: {
      ...written,
      text: long,
      mentions: Array.from({ length: 50 }, (_, index) => ({
        start: index * sentence.length,
        length: 19,
        kind: 'company' as const,
        id: `kvarnholm-${index}`,
      })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const area = text(canvas);
    const layer = canvasElement.querySelector('[data-part="layer"]') as HTMLElement;
    const marks = [...layer.querySelectorAll('mark')];
    await expect(marks).toHaveLength(50);
    await expect(layer.clientWidth).toBe(area.clientWidth);
    // Otherwise the highlights would not align with the names.
    const whole = layer.cloneNode() as HTMLElement;
    whole.textContent = long;
    layer.after(whole);
    await expect(whole.scrollHeight).toBe(area.scrollHeight);
    const name = document.createRange();
    name.setStart(whole.firstChild as Text, 49 * sentence.length);
    name.setEnd(whole.firstChild as Text, 49 * sentence.length + 19);
    const place = name.getBoundingClientRect();
    whole.remove();
    await expect(marks[49]?.getBoundingClientRect().top).toBeCloseTo(place.top, 0);
    await expect(marks[49]?.getBoundingClientRect().left).toBeCloseTo(place.left, 0);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    area.scrollTop = 300;
    await waitFor(() => expect(marks[49]?.getBoundingClientRect().top).toBeCloseTo(place.top - 300, 0));
  },
};
