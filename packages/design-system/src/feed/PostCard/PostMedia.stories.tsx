import { anImagePost, aPost, aPrivatePost, aUser } from '@millrace/api-mocks';
import { pdfFile } from '@millrace/story-kit';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pdfWorkerUrl } from '../../pdf-worker';
import { DocumentsProvider } from '../DocumentViewer/lazy';
import { PostCard, toPost } from '.';

const picture = '/art/v1/optical-fiber/plate/preform-silica-glass-cross-section.svg';
const plain = { mentions: [], media: null, imageContent: null, video: null };

const FILES = 'https://api.millrace.example/files';
const pdf = { data: `${FILES}/preform-150-rev4.pdf`, name: 'preform-150-rev4.pdf' };
const presentation = { data: `${FILES}/helium-recovery.pptx`, name: 'helium-recovery.pptx' };

const meta = {
  title: 'Feed/PostCard/PostMedia',
  component: PostCard,
  args: {
    post: toPost(aPost()),
    viewerId: aUser().id,
    sector: 'optical-fiber',
    commentsOpen: false,
    comments: null,
    onLikedChange: fn(),
    onCommentsOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows a picture in its place, and large over the page [FEED-036]',
  args: { post: toPost(anImagePost()) },
  tags: ['phone'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frame = canvasElement.querySelector('[data-kind="image"]');
    // Its size reserves the space before it is loaded.
    const { width = 0, height = 1 } = frame?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(1600 / 1000, 1);
    const open = canvas.getByRole('button', { name: 'Enlarge trench-profile.png' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const viewer = within(await screen.findByRole('dialog', { name: 'trench-profile.png' }));
    await expect(viewer.getByRole('img', { name: 'Picture: trench-profile.png' })).toHaveAttribute(
      'src',
      picture,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(open).toHaveFocus();
  },
};

/** Returns a drawing of a given size in pixels. */
const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#20455f"/></svg>`,
  )}`;

export const SmallPicture: Story = {
  name: 'Shows a small picture no larger than it is, in the midst of its frame, which has room for a press',
  args: { post: toPost(anImagePost({ imageContent: { width: 16, height: 16, thumb: drawn(16, 16) } })) },
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    const image = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLImageElement>('img[data-state="ready"]');
      if (!found) throw new Error('It is not there yet');
      return found;
    });
    const frame = image.closest('[data-component="MediaFrame"]');
    const { width, height } = image.getBoundingClientRect();
    await expect({ width, height }).toEqual({ width: 16, height: 16 });
    await expect(frame?.getBoundingClientRect().height).toBe(96);
  },
};

export const PictureThatIsGone: Story = {
  name: 'Says that a picture did not load, and tries again',
  args: {
    post: toPost(
      anImagePost({ imageContent: { width: 1600, height: 1000, thumb: 'data:image/png;base64,broken' } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the picture.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Enlarge/ })).toBeNull();
  },
};

export const Video: Story = {
  name: 'Plays a video file, beginning at seven tenths of full volume [FEED-036, FEED-045]',
  args: {
    post: toPost(
      aPost({
        ...plain,
        text: 'First draw.',
        media: { video: { data: '/never.mp4', name: 'first-draw.mp4' } },
      }),
    ),
  },
  tags: ['no-visual'], // The browser draws its controls as it likes, until the answer comes.
  play: async ({ canvasElement }) => {
    const video = canvasElement.querySelector('video');
    await expect(video).toHaveAccessibleName('first-draw.mp4');
    await expect(video).toHaveAttribute('controls');
    await expect(video).toHaveAttribute('preload', 'metadata');
    await expect(video?.volume).toBe(0.7);
  },
};

const youtubePost = toPost(
  aPost({
    ...plain,
    text: 'How MCVD works: https://www.youtube.com/watch?v=M7lc1UVf-VE',
    video: { provider: 'youtube', id: 'M7lc1UVf-VE' },
  }),
);

export const Youtube: Story = {
  name: 'Asks YouTube for nothing before it is played [FEED-036]',
  args: { post: youtubePost },
  tags: ['phone'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    const asked = performance.getEntriesByType('resource').filter(({ name }) => /youtube|ytimg/.test(name));
    await expect(asked).toEqual([]);
    const play = canvas.getByRole('button', { name: 'Play Video by Astrid Hallberg Loads from YouTube' });
    await expect(play).toBeVisible();
    await userEvent.tab();
  },
};

export const YoutubePlayed: Story = {
  name: 'Plays a video of YouTube once it is pressed, from the address without cookies [FEED-036]',
  args: { post: youtubePost },
  tags: ['no-visual'], // It ends with the frame of a player that has nothing in it.
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    const player = canvasElement.querySelector('iframe');
    // The URL suffices; tests send no requests to third parties.
    const address = player?.src;
    player?.removeAttribute('src');
    await expect(address).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE\?/);
  },
};

export const Vimeo: Story = {
  name: 'Plays a video of Vimeo once it is pressed [FEED-036]',
  args: {
    post: toPost(
      aPost({
        ...plain,
        text: 'Test floor: https://vimeo.com/76979871',
        video: { provider: 'vimeo', id: '76979871' },
      }),
    ),
  },
  tags: ['no-visual'], // It ends with the frame of a player that has nothing in it.
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    const player = canvasElement.querySelector('iframe');
    // The URL suffices; tests send no requests to third parties.
    const address = player?.src;
    player?.removeAttribute('src');
    await expect(address).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1');
  },
};

export const PdfInTab: Story = {
  name: 'Leads to a PDF in a tab of its own where the host has no worker of pdf.js',
  args: { post: toPost(aPost({ ...plain, text: 'Data sheet, revision 4.', media: { pdf } })) },
  tags: ['no-visual'], // Looks like Pdf.
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open preform-150-rev4.pdf' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).not.toHaveAttribute('aria-expanded');
  },
};

/** Configures inline documents as a host does. */
const withPdfWorker: Decorator = (Story) => (
  <DocumentsProvider pdfWorkerUrl={pdfWorkerUrl}>
    <Story />
  </DocumentsProvider>
);

export const Pdf: Story = {
  decorators: [withPdfWorker],
  name: 'Names a PDF, and leads to it where no script runs [FEED-036]',
  args: { post: toPost(aPost({ ...plain, text: 'Data sheet, revision 4.', media: { pdf } })) },
  tags: ['phone'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open preform-150-rev4.pdf' });
    await expect(link).toHaveAttribute('href', pdf.data);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('aria-expanded', 'false');
  },
};

export const PdfInPlace: Story = {
  decorators: [withPdfWorker],
  name: 'Opens a PDF where it stands, with the reader’s session and by nobody else, and closes it [FEED-037, GAP-020]',
  args: { post: toPost(aPrivatePost({ ...plain, text: 'Data sheet, revision 4.', media: { pdf } })) },
  tags: ['no-visual'], // Closed at the end, it looks like Pdf.
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(pdf.data, ({ request }) =>
        request.credentials === 'include'
          ? HttpResponse.arrayBuffer(pdfFile(3).buffer, { headers: { 'Content-Type': 'application/pdf' } })
          : new HttpResponse(null, { status: 404 }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Open preform-150-rev4.pdf' });
    await userEvent.click(link);
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    // pdf.js and its worker are two megabytes, so the timeout allows for a busy machine.
    await canvas.findByText('Draw tower, sheet 1', {}, { timeout: 10_000 });
    await expect(canvas.getByRole('region', { name: 'Pages of preform-150-rev4.pdf' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('Draw tower, sheet 3')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Close preform-150-rev4.pdf' }));
    await expect(canvas.queryByRole('region', { name: /^Pages of/ })).toBeNull();
    await expect(link).toHaveFocus();
  },
};

export const Presentation: Story = {
  name: 'Downloads a presentation; a post may be nothing but its file [FEED-036, GAP-020]',
  args: { post: toPost(aPost({ ...plain, text: '', media: { ppt: presentation } })) },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Download helium-recovery.pptx' });
    await expect(link).toHaveAttribute('download', 'helium-recovery.pptx');
    await expect(canvas.queryByRole('link', { name: /viewer/ })).toBeNull();
    await expect(canvasElement.querySelector('[data-part="text"]')).toBeNull();
  },
};

const presentationViewer = 'https://viewer.example/?src={url}';

export const PresentationViewer: Story = {
  name: 'Offers the viewer that the host names for the presentation of a public post [FEED-037, GAP-020]',
  tags: ['phone'],
  args: { post: toPost(aPost({ ...plain, text: 'Recovery of helium.', media: { ppt: presentation } })) },
  render: (args) => (
    <DocumentsProvider presentationViewer={presentationViewer}>
      <PostCard {...args} />
    </DocumentsProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: 'Open in viewer of another site: helium-recovery.pptx',
    });
    await expect(link).toHaveAttribute(
      'href',
      `https://viewer.example/?src=${encodeURIComponent(presentation.data)}`,
    );
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: 'Download helium-recovery.pptx' })).toBeVisible();
  },
};

export const PrivatePresentation: Story = {
  ...PresentationViewer,
  name: 'Names the presentation of a private post to nobody else [GAP-020]',
  tags: ['no-visual'], // Like PresentationViewer, but private, and without the viewer.
  args: {
    post: toPost(aPrivatePost({ ...plain, text: 'Recovery of helium.', media: { ppt: presentation } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Download helium-recovery.pptx' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /viewer/ })).toBeNull();
  },
};
