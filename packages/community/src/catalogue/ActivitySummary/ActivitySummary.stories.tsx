import { activities, anActivity, aProduct } from '@millrace/api-mocks';
import { errorStory, loadingStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ActivitySummary } from '.';

const product = aProduct();

const meta = {
  title: 'Catalogue/ActivitySummary',
  component: ActivitySummary,
  args: {
    about: product,
    feedHref: `/networkFeed/product/${product.id}`,
    state: { status: 'ready', rows: activities(9), total: 9, more: 'idle' },
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActivitySummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the newest five of nine [PROD-010]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[0]).toHaveTextContent('Astrid Hallberg, Kvarnholm Silica AB');
    await expect(items[0]).toHaveTextContent('Our second sintering furnace is running');
    await expect(canvas.getByRole('link', { name: /Preform silica glass feed/ })).toHaveAttribute(
      'href',
      `/networkFeed/product/${product.id}`,
    );
  },
};

export const Loading: Story = loadingStory;

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No posts about Preform silica glass yet')).toBeVisible();
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

const long =
  'Our second sintering furnace is running: hydroxyl content below 0.3 ppb over the whole of a 3 m preform, measured at 21 points.';

export const CutsText: Story = {
  name: 'Cuts texts at 100 characters, and at 90 beside media [PROD-010, GAP-018]',
  args: {
    state: {
      status: 'ready',
      rows: [
        anActivity({ id: 'a', text: long }),
        anActivity({ id: 'b', text: long, pdf: { data: '/files/furnace.pdf', name: 'furnace.pdf' } }),
        anActivity({ id: 'c', text: 'x'.repeat(100) }),
      ],
      total: 3,
      more: 'idle',
    },
  },
  play: async ({ canvas }) => {
    const texts = canvas
      .getAllByRole('listitem')
      .map((item) => item.querySelector('[data-part="text"]')?.textContent ?? '');
    await expect(texts[0]).toMatch(/^Our second .*…$/);
    await expect(texts[0]?.length).toBeGreaterThan(90);
    await expect(texts[0]?.length).toBeLessThanOrEqual(100);
    await expect(texts[1]).toMatch(/^Our second .*…$/);
    await expect(texts[1]?.length).toBeGreaterThan(80);
    await expect(texts[1]?.length).toBeLessThanOrEqual(90);
    await expect(texts[2]).toBe('x'.repeat(100));
  },
};

/** One activity with a text and the given overrides. */
function only(media: Parameters<typeof anActivity>[0]): Story['args'] {
  const rows = [anActivity({ text: 'Cross section before drawing.', ...media })];
  return { state: { status: 'ready', rows, total: 1, more: 'idle' } };
}

export const Image: Story = {
  name: 'Shows an image that opens large [PROD-011]',
  args: only({
    image: { data: '/art/v1/optical-fiber/plate/trench-profile.svg', name: 'trench-profile.png' },
  }),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Picture: trench-profile.png' });
    await expect(link).toHaveAttribute('href', '/art/v1/optical-fiber/plate/trench-profile.svg');
    await expect(canvas.getByRole('img', { name: 'Picture: trench-profile.png' })).toBeVisible();
    await expect(canvas.getByText('Cross section before drawing.')).toBeVisible();
  },
};

export const Video: Story = {
  name: 'Leads to a video [PROD-011]',
  args: only({ video: { data: '/files/start-of-draw.mp4', name: 'start-of-draw.mp4' } }),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Video: start-of-draw.mp4' });
    await expect(link).toHaveAttribute('href', '/files/start-of-draw.mp4');
  },
};

export const Pdf: Story = {
  name: 'Leads to a PDF [PROD-011]',
  args: only({ pdf: { data: '/files/preform-150-rev4.pdf', name: 'preform-150-rev4.pdf' } }),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'PDF: preform-150-rev4.pdf' });
    await expect(link).toHaveAttribute('href', '/files/preform-150-rev4.pdf');
  },
};

export const Presentation: Story = {
  name: 'Leads to a presentation [PROD-011]',
  args: only({ ppt: { data: '/files/helium-recovery.pptx', name: 'helium-recovery.pptx' } }),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Presentation: helium-recovery.pptx' });
    await expect(link).toHaveAttribute('href', '/files/helium-recovery.pptx');
  },
};

export const Youtube: Story = {
  name: 'Leads to a video on YouTube [PROD-011]',
  args: only({ youtube: 'M7lc1UVf-VE' }),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Watch on YouTube' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=M7lc1UVf-VE');
  },
};

export const FormerMember: Story = {
  args: only({ user: null, user_id: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Former member')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: [
        anActivity({
          text: `https://example.com/${'a'.repeat(200)}`,
          pdf: { data: '/files/x.pdf', name: `${'Datenblatt-der-Vorform-Revision-'.repeat(6)}.pdf` },
          user: {
            user_name: 'Hubertus-Maximilian Wolfeschlegelsteinhausenbergerdorff',
            image: null,
            user_company_name:
              'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
            user_company_id: null,
          },
        }),
      ],
      total: 1,
      more: 'idle',
    },
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
