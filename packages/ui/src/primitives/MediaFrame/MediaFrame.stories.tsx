import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Art } from '../Art';
import { MEDIA_FITS, MEDIA_RATIOS, type Media, MediaFrame } from '.';

const picture = '/art/v1/carbon-fiber/plate/carbon-fiber-prepreg.svg';
const nowhere = 'data:image/png;base64,broken';

const video: Media = {
  kind: 'youtube',
  id: 'M7lc1UVf-VE',
  title: 'Drawing a preform at 2,000 °C',
  poster: '/art/v1/optical-fiber/plate/preform-silica-glass.svg',
};

const meta = {
  title: 'UI/Media/MediaFrame',
  component: MediaFrame,
  args: {
    media: { kind: 'image', src: picture, alt: 'Twill of carbon fiber, 2 by 2', loading: 'eager' },
  },
  argTypes: {
    media: { control: false },
    placeholder: { control: false },
    ratio: { control: 'inline-radio', options: MEDIA_RATIOS },
    fit: { control: 'inline-radio', options: MEDIA_FITS },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MediaFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Twill of carbon fiber, 2 by 2' });
    await waitFor(() => expect(image).toHaveAttribute('data-state', 'ready'));
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

export const Loading: Story = {
  name: 'Keeps its shape while the picture is on its way',
  args: { media: { kind: 'image', src: '/never', alt: '' } },
  tags: ['no-visual'], // The request would fail before the screenshot.
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-component="MediaFrame"]');
    const { width = 0, height = 1 } = frame?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

export const Broken: Story = {
  name: 'Says that a picture did not load, and tries again',
  args: { media: { kind: 'image', src: nowhere, alt: 'A picture', loading: 'eager' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('We couldn’t load the picture.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('We couldn’t load the picture.')).toBeVisible();
    const frame = canvasElement.querySelector<HTMLElement>('[data-component="MediaFrame"]');
    await expect(frame).toHaveFocus();
    frame?.blur();
  },
};

export const None: Story = { args: { media: null } };

export const Placeholder: Story = {
  args: {
    media: null,
    ratio: '4:3',
    placeholder: <Art kind="plate" src={picture} alt="Twill of carbon fiber" loading="eager" />,
  },
};

export const Youtube: Story = {
  name: 'Asks the provider for nothing before the reader presses',
  tags: ['phone', 'rtl', 'forced-colors'],
  args: { media: video },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('button', {
        name: 'Play Drawing a preform at 2,000 °C Loads from YouTube',
      }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    const asked = performance.getEntriesByType('resource').filter(({ name }) => /youtube|ytimg/.test(name));
    await expect(asked).toEqual([]);
  },
};

export const Pressed: Story = {
  name: 'A press loads the player, which takes the focus',
  tags: ['no-visual'], // Ends with an empty player iframe.
  args: { media: { ...video, kind: 'vimeo', id: '76979871' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    const player = canvasElement.querySelector('iframe');
    // The URL is checked without loading it; tests make no external requests.
    const address = player?.src;
    player?.removeAttribute('src');
    await expect(address).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1');
    await expect(player).toHaveAttribute('title', 'Drawing a preform at 2,000 °C');
    await expect(player).toHaveFocus();
  },
};

export const Video: Story = {
  args: { media: { kind: 'video', src: '/never.mp4', title: 'Test floor', poster: picture } },
  tags: ['no-visual'], // Ends like Broken, but for a word.
  play: async ({ canvas, canvasElement }) => {
    const element = canvasElement.querySelector('video');
    await expect(element).toHaveAccessibleName('Test floor');
    await expect(element).toHaveAttribute('preload', 'none');
    if (element) fireEvent.error(element);
    await expect(await canvas.findByText('We couldn’t load the video.')).toBeVisible();
  },
};

export const Document: Story = {
  tags: ['phone', 'rtl'],
  args: {
    media: { kind: 'pdf', href: '/files/drape-limits.pdf', name: 'drape-limits.pdf', sizeBytes: 2_140_000 },
  },
  play: async ({ canvas }) => {
    // In right-to-left text, invisible direction marks keep number and unit in order.
    await expect(canvas.getByText(/^PDF, \u2068?2\.1 MB\u2069?$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open drape-limits.pdf' })).toHaveAttribute(
      'href',
      '/files/drape-limits.pdf',
    );
  },
};

export const Matrix: Story = {
  tags: ['phone'],
  render: () => (
    <StoryList
      columnPx={300}
      variants={{
        ...Object.fromEntries(
          MEDIA_RATIOS.flatMap((ratio) => MEDIA_FITS.map((fit) => [ratio, fit] as const))
            // A picture in its own aspect ratio is neither cropped nor framed.
            .filter(([ratio, fit]) => ratio !== 'own' || fit === 'cover')
            .map(([ratio, fit]) => [
              `${ratio}, ${fit}`,
              <MediaFrame
                key={ratio}
                ratio={ratio}
                fit={fit}
                media={{
                  kind: 'image',
                  src: picture,
                  alt: `Ratio ${ratio}`,
                  loading: 'eager',
                  ...(ratio === 'own' && { width: 1200, height: 675 }),
                }}
              />,
            ]),
        ),
        document: (
          <MediaFrame media={{ kind: 'ppt', href: '/files/a.pptx', name: 'a.pptx', sizeBytes: 840 }} />
        ),
        'video without a poster': <MediaFrame media={{ ...video, poster: undefined }} />,
      }}
    />
  ),
};

export const LongText: Story = {
  args: {
    media: {
      kind: 'ppt',
      href: '/files/1',
      name: 'Qualitätssicherungsvereinbarung_Glasfaservorformen_2026-02-28_endgültig_v7.pptx',
      sizeBytes: 24_900_000,
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
