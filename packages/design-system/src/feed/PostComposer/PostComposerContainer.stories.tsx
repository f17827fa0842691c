import { browserStore, type Upload } from '@millrace/api-client';
import { failing, slow } from '@millrace/api-mocks';
import { holdTimeouts, photoFile, sentRequests, typingRests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test';
import { ApiClientProvider, useApiClient } from '../../shell/ApiClient';
import { PostComposerContainer } from '.';

const MEMBER = 'e5ee4e22-aca0-59dc-aa6c-d4a80af0609d';
const SILICA = 'd53ae804-391b-573e-ba6d-76a128774728';

const meta = {
  title: 'Feed/PostComposerContainer',
  tags: ['!autodocs', 'no-visual'], // PostComposer and MentionField have similar stories.
  component: PostComposerContainer,
  ...withApi,
  beforeEach: (context) => {
    localStorage.clear();
    return withApi.beforeEach(context);
  },
  args: { memberId: MEMBER, place: 'global', onCreated: fn() },
  parameters: { api: { viewer: 'premium' } },
  decorators: [
    ...withApi.decorators,
    (Story) => (
      <div style={{ maxInlineSize: 680, minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostComposerContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const text = (canvas: Canvas) => canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Post text' });
const post = (canvas: Canvas) => canvas.getByRole('button', { name: 'Post' });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('millrace.post.'));

/** Sends upload progress events, which browsers do not fire for requests handled by a service worker. */
function TellingClient({ children }: { children: ReactNode }) {
  const client = useApiClient();
  const [telling] = useState(() => {
    const sendForm = async (request: Request, _: FormData, { onProgress }: Upload) => {
      onProgress?.(0.5);
      await typingRests();
      onProgress?.(1);
      await typingRests();
      return client.fetchAnywhere(request);
    };
    return { ...client, sendForm, withoutRetries: { ...client.withoutRetries, sendForm } };
  });
  return <ApiClientProvider client={telling}>{children}</ApiClientProvider>;
}

export const Default: Story = {
  name: 'Is uploading, uploaded, creating, then created [FEED-029]',
  render: (args) => (
    <TellingClient>
      <PostComposerContainer {...args} />
    </TellingClient>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const composer = canvasElement.querySelector('[data-component="PostComposer"]');
    if (!composer) throw new Error('No composer');
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(composer.getAttribute('data-state') ?? ''));
    watch.observe(composer, { attributeFilter: ['data-state'] });
    fireEvent.change(canvas.getByLabelText('Choose a file'), { target: { files: [await photoFile()] } });
    await userEvent.type(text(canvas), 'A new profile');
    await userEvent.click(post(canvas));
    await waitFor(() => expect(composer).toHaveAttribute('data-state', 'created'));
    watch.disconnect();
    await expect([...new Set(seen)]).toEqual(['uploading', 'uploaded', 'creating', 'created']);
    await expect(sentRequests()).toEqual(['POST /api/v1/feed/post']);
    const created = args.onCreated?.mock.calls[0]?.[0];
    await expect(created?.media?.image?.name).toBe('photo.png');
  },
};

export const Clears: Story = {
  name: 'Once created, text, tags, file and draft are gone, and the feed is told [FEED-030]',
  args: { context: { kind: 'product', id: SILICA, name: 'Preform silica glass' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(text(canvas), 'Free capacity from November');
    await waitFor(() => expect(kept()).toHaveLength(1));
    fireEvent.change(canvas.getByLabelText('Choose a file'), { target: { files: [await photoFile()] } });
    await userEvent.click(post(canvas));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    await waitFor(() => expect(text(canvas)).toHaveValue(''));
    await expect(canvasElement.querySelector('[data-component="Attachment"]')).toBeNull();
    await expect(kept()).toEqual([]);
    await expect(args.onCreated?.mock.calls[0]?.[0].tagged_product).toEqual([SILICA]);
  },
};

export const PostedByKeyboard: Story = {
  name: 'Posted by the keyboard, it leaves the focus to the text',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(text(canvas), 'Free capacity from November');
    post(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    await waitFor(() => expect(text(canvas)).toHaveFocus());
  },
};

export const LeftMeanwhile: Story = {
  name: 'Takes no focus from who has gone elsewhere while it was posted',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(text(canvas), 'Free capacity from November');
    await userEvent.click(post(canvas));
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    await waitFor(() => expect(post(canvas)).toBeDisabled());
    await expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  },
};

export const Delay: Story = {
  name: 'It is sent 20 ms after its file is in place [FEED-031]',
  play: async ({ args, canvas, canvasElement }) => {
    fireEvent.change(canvas.getByLabelText('Choose a file'), { target: { files: [await photoFile()] } });
    await waitFor(() => expect(canvasElement.querySelector('[data-component="Attachment"]')).not.toBeNull());
    fireEvent.change(text(canvas), { target: { value: 'Hello' } });
    const held = holdTimeouts(20);
    fireEvent.click(post(canvas));
    await waitFor(() => expect(held.count(20)).toBe(1));
    await expect(sentRequests()).toEqual([]);
    held.end(20);
    await waitFor(() => expect(sentRequests()).toEqual(['POST /api/v1/feed/post']));
    // Otherwise the response would arrive during the next story.
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};

export const Mentions: Story = {
  name: 'Three letters after “@” search products, companies and people [FEED-022]',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(text(canvas), 'Ask @as');
    await typingRests();
    await waitFor(() => expect(sentRequests()).toEqual(['GET /api/v2/search/suggestions?q=as&limit=20']));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(text(canvas), 't');
    await expect(await canvas.findByRole('option', { name: /Astrid Hallberg/ })).toBeVisible();
    await waitFor(() =>
      expect(sentRequests().slice(1).toSorted()).toEqual([
        'GET /api/v2/search/suggestions?q=ast&category=people&limit=10',
        'GET /api/v2/search/suggestions?q=ast&limit=20',
      ]),
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.click(post(canvas));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    const created = args.onCreated?.mock.calls[0]?.[0];
    await expect(created?.text).toBe('Ask Astrid Hallberg');
    await expect(created?.mentions).toEqual([
      { start: 4, length: 15, kind: 'person', id: expect.any(String) },
    ]);
  },
};

export const TagSearch: Story = {
  name: 'Five letters search for tags; four show a name in full alone [DIFF-019]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tag a product or company' }));
    const input = canvas.getByRole('combobox', { name: 'Products or companies' });
    await userEvent.type(input, 'sili');
    await typingRests();
    await waitFor(() => expect(sentRequests()).toHaveLength(1));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(input, 'c');
    await expect(await canvas.findByRole('option', { name: /Preform silica glass/ })).toBeVisible();
    await waitFor(() => expect(sentRequests()).toContain('GET /api/v2/search/suggestions?q=silic&limit=20'));
  },
};

export const Fails: Story = {
  name: 'A failure keeps all that was written; tried again, it is posted once',
  parameters: {
    api: { viewer: 'premium', scenarios: [failing('server', { operations: ['createPost'], times: 1 })] },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(text(canvas), 'Free capacity');
    await userEvent.click(post(canvas));
    await expect(await canvas.findByText(/^We couldn’t publish your post\./)).toBeVisible();
    await expect(text(canvas)).toHaveValue('Free capacity');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};

const film = () => new File([new Uint8Array(50_000)], 'start-of-draw.webm', { type: 'video/webm' });

export const Video: Story = {
  name: 'A video is sent before its post, and becomes its medium',
  play: async ({ args, canvas, userEvent }) => {
    fireEvent.change(canvas.getByLabelText('Choose a file'), { target: { files: [film()] } });
    await userEvent.type(text(canvas), 'The furnace draws');
    await userEvent.click(post(canvas));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    const [begun, head, part, posted, ...others] = sentRequests();
    await expect([begun, posted, others]).toEqual(['POST /api/v1/feed/video', 'POST /api/v1/feed/post', []]);
    await expect(head).toMatch(/^HEAD \/api\/v1\/feed\/video\//);
    await expect(part).toBe(head?.replace('HEAD', 'PATCH'));
    await expect(args.onCreated?.mock.calls[0]?.[0].media?.video?.name).toBe('start-of-draw.webm');
  },
};

export const VideoFails: Story = {
  name: 'A video that fails sets the status back to uploaded and is logged; all stands, and can be tried again [FEED-034]',
  parameters: {
    api: {
      viewer: 'premium',
      scenarios: [failing('server', { operations: ['createVideoUpload'], times: 1 })],
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const log = spyOn(console, 'error').mockImplementation(() => {});
    fireEvent.change(canvas.getByLabelText('Choose a file'), { target: { files: [film()] } });
    await userEvent.type(text(canvas), 'The furnace draws');
    await userEvent.click(post(canvas));
    await expect(await canvas.findByText(/^We couldn’t upload the video\./)).toBeVisible();
    await expect(canvasElement.querySelector('[data-component="PostComposer"]')).toHaveAttribute(
      'data-state',
      'uploaded',
    );
    await expect(log.mock.calls.map(([said]) => said)).toEqual(['The video could not be uploaded.']);
    await expect(text(canvas)).toHaveValue('The furnace draws');
    await expect(canvasElement.querySelector('[data-component="Attachment"]')).toHaveAttribute(
      'data-kind',
      'video',
    );
    // The preview shows an error of its own, as no browser can play this file.
    const failure = within(canvas.getByText(/^We couldn’t upload the video\./));
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};

export const Cancels: Story = {
  name: 'It can be stopped on its way, and what was written stands',
  parameters: {
    api: { viewer: 'premium', scenarios: [slow({ operations: ['createPost'], delayMs: 2000 })] },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(text(canvas), 'Free capacity');
    await userEvent.click(post(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('Upload canceled. Your text is still here.')).toBeVisible();
    await expect(text(canvas)).toHaveValue('Free capacity');
    await expect(post(canvas)).toHaveFocus();
    await expect(args.onCreated).not.toHaveBeenCalled();
  },
};

export const KeepsDrafts: Story = {
  name: 'A draft outlives a reload, for its member and place alone',
  beforeEach: () => {
    const draft = { text: 'Half a sentence', mentions: [], visibility: 'private', tags: [] };
    localStorage.setItem(`millrace.post.${MEMBER}.global`, JSON.stringify(draft));
    localStorage.setItem(`millrace.post.${MEMBER}.product:1`, JSON.stringify({ ...draft, text: 'Another' }));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(text(canvas)).toHaveValue('Half a sentence'));
    await expect(canvas.getByRole('combobox', { name: 'Visibility' })).toHaveValue('private');
    await expect(canvas.getByText('Draft saved')).toBeVisible();
  },
};

/** Remounts the composer, as a reload does. */
function Reloaded(props: ComponentProps<typeof PostComposerContainer>) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <PostComposerContainer key={times} {...props} />
      <button type="button" onClick={() => setTimes(times + 1)}>
        Reload
      </button>
    </>
  );
}

export const KeepsFiles: Story = {
  name: 'The file of a draft outlives a reload, until it is taken away or posted',
  render: (args) => <Reloaded {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const choose = async () =>
      fireEvent.change(canvas.getByLabelText('Choose a file'), { target: { files: [await photoFile()] } });
    const reload = async () => {
      // Wait until it is written to IndexedDB.
      await typingRests();
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    };
    const remove = () => canvas.queryByRole('button', { name: /^Remove / });
    await choose();
    await expect(remove()).toBeVisible();
    await reload();
    await waitFor(() => expect(remove()).toBeVisible());
    await expect(canvas.getByText('Draft saved')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove / }));
    await reload();
    await typingRests();
    await expect(remove()).toBeNull();
    await choose();
    await reload();
    await waitFor(() => expect(remove()).toBeVisible());
    await userEvent.click(post(canvas));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    await expect(args.onCreated?.mock.calls[0]?.[0].media).toHaveProperty('image');
    await reload();
    await typingRests();
    await expect(remove()).toBeNull();
  },
};

const KEY = `millrace.post.${MEMBER}.global`;
const PICTURE = { id: 'p1c7', name: 'furnace.png' };
const storedDraft = (written: string, file: typeof PICTURE | null = null) =>
  JSON.stringify({ text: written, mentions: [], visibility: 'public', tags: [], file });

/** Simulates a change of the draft by another window; null removes it. */
const writeElsewhere = (newValue: string | null) => {
  const oldValue = localStorage.getItem(KEY);
  if (newValue === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, newValue);
  dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue, newValue }));
};

const files = browserStore('millrace.drafts', (found): found is unknown => found !== undefined);
/** Stores the picture as another window does; removed afterwards, or the next story would find it. */
const keepPicture = async () => {
  await files.put(PICTURE.id, { kind: 'image', file: await photoFile(), keptAt: Date.now() });
  return () => files.remove(PICTURE.id);
};

const chooseFile = async (canvas: Canvas) =>
  fireEvent.change(canvas.getByLabelText('Choose a file'), { target: { files: [await photoFile()] } });
const removeFile = (canvas: Canvas) => canvas.queryByRole('button', { name: /^Remove / });

export const SentElsewhereWithFile: Story = {
  name: 'A draft that another window has sent with its file is gone here, too',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(text(canvas), 'Free capacity');
    await chooseFile(canvas);
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('"file":{'));
    await expect(removeFile(canvas)).toBeVisible();
    writeElsewhere(null);
    await waitFor(() => expect(text(canvas)).toHaveValue(''));
    await expect(removeFile(canvas)).toBeNull();
  },
};

export const SentElsewhereWithoutFile: Story = {
  name: 'A draft that another window has sent stays where its file could not be kept for that',
  play: async ({ canvas, userEvent }) => {
    const full = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    await userEvent.type(text(canvas), 'Free capacity');
    await chooseFile(canvas);
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('"file":{'));
    full.mockRestore();
    writeElsewhere(null);
    await typingRests();
    await expect(text(canvas)).toHaveValue('Free capacity');
    await expect(removeFile(canvas)).toBeVisible();
  },
};

export const FileFromElsewhere: Story = {
  name: 'A draft of another window comes with its file, and is gone with it once it is sent or taken away there',
  beforeEach: keepPicture,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(text(canvas), 'Free capacity');
    await userEvent.click(post(canvas));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    await waitFor(() => expect(text(canvas)).toHaveValue(''));
    writeElsewhere(storedDraft('With a picture', PICTURE));
    await waitFor(() => expect(text(canvas)).toHaveValue('With a picture'));
    await waitFor(() => expect(removeFile(canvas)).toBeVisible());
    // Nothing was written here, so the other window's draft is adopted.
    writeElsewhere(storedDraft('With a picture of the muffle', PICTURE));
    await waitFor(() => expect(text(canvas)).toHaveValue('With a picture of the muffle'));
    await expect(removeFile(canvas)).toBeVisible();
    writeElsewhere(storedDraft('Without one'));
    await waitFor(() => expect(text(canvas)).toHaveValue('Without one'));
    await expect(removeFile(canvas)).toBeNull();
    writeElsewhere(storedDraft('With it after all', PICTURE));
    await waitFor(() => expect(removeFile(canvas)).toBeVisible());
    writeElsewhere(null);
    await waitFor(() => expect(text(canvas)).toHaveValue(''));
    await expect(removeFile(canvas)).toBeNull();
  },
};

export const WrittenElsewhere: Story = {
  name: 'What another window writes is told of, and what is written here stays',
  play: async ({ canvas, userEvent }) => {
    const notice = () => canvas.queryByText(/^You have another draft of this in a different tab/);
    await userEvent.type(text(canvas), 'Mine');
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('Mine'));
    await userEvent.type(text(canvas), ', and more');
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('and more'));
    await expect(notice()).toBeNull();
    writeElsewhere(storedDraft('Theirs'));
    await waitFor(() => expect(notice()).toBeVisible());
    await expect(text(canvas)).toHaveValue('Mine, and more');
    writeElsewhere(null);
    await waitFor(() => expect(notice()).toBeNull());
    await expect(text(canvas)).toHaveValue('Mine, and more');
  },
};

export const NobodysDraft: Story = {
  name: 'Without a member nothing is kept',
  args: { memberId: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(text(canvas), 'Half a sentence');
    await typingRests();
    await expect(localStorage).toHaveLength(0);
    await expect(canvas.queryByText('Draft saved')).toBeNull();
  },
};

/** Unmounts the composer, as navigation does. */
function Leaving(props: ComponentProps<typeof PostComposerContainer>) {
  const [isLeft, setLeft] = useState(false);
  if (isLeft) return <p>Elsewhere</p>;
  return (
    <>
      <PostComposerContainer {...props} />
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
    </>
  );
}

export const Left: Story = {
  name: 'Says while a post is on its way, so that its page can ask, and stops it where the page is left',
  args: { onPendingChange: fn() },
  parameters: {
    api: { viewer: 'premium', scenarios: [slow({ operations: ['createPost'], delayMs: 2_000 })] },
  },
  render: (args) => <Leaving {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(text(canvas), 'Draw tower 3 runs.');
    await userEvent.click(post(canvas));
    await waitFor(() => expect(args.onPendingChange).toHaveBeenLastCalledWith(true));
    await waitFor(() => expect(sentRequests()).toContain('POST /api/v1/feed/post'));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(canvas.getByText('Elsewhere')).toBeVisible();
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(false);
    // Wait past the time at which the response would have arrived.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await expect(args.onCreated).not.toHaveBeenCalled();
    await expect(kept()).toHaveLength(1);
  },
};
