import { aPost, slow } from '@millrace/api-mocks';
import { postPath } from '@millrace/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { expect, within } from 'storybook/test';
import { expectPage } from '../../testing/expect-page';
import { onPage, phoneViewport } from '../../testing/on-page';
import { useStoryPage } from '../../testing/StoryRouter';
import { PostPage } from './PostPage';

const post = aPost({
  text: `${'A long account of the second sintering furnace and what it took to run it. '.repeat(8)}\n\nThe end of it.`,
});

function PostOverMocks() {
  const { session } = useStoryPage();
  return <PostPage {...session} post={post} onPhotoChange={action('uploaded a photo')} />;
}

const meta = {
  title: 'Screens/Post',
  tags: ['!autodocs'],
  component: PostOverMocks,
  ...onPage(postPath(post.id)),
} satisfies Meta<typeof PostOverMocks>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = /^Post by/;

export const Default: Story = {
  name: 'Shows all of the post, where it belongs, and what is related to it [PAGE-014]',
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading });
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Network Feed' })).toHaveAttribute(
      'href',
      '/networkFeed/global',
    );
    const article = canvas.getByRole('article', { name: heading });
    const text = article.querySelector('[data-part="text"]');
    await expect(text).toHaveAttribute('data-state', 'open');
    await expect(within(article).queryByRole('button', { name: 'Show less' })).toBeNull();
    await expect(await canvas.findByRole('region', { name: 'About the product' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: /^More about/ })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { api: { scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvasElement }) => {
    await expectPage(canvasElement, { heading });
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expectPage(canvasElement, { heading });
  },
};

export const Phone: Story = {
  tags: ['phone-only'],
  globals: phoneViewport,
  play: async ({ canvasElement }) => {
    await expectPage(canvasElement, { heading });
  },
};
