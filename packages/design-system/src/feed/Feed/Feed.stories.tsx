import type { Post } from '@millrace/api-client';
import { aPost, posts } from '@millrace/api-mocks';
import { errorStory, loadingStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Feed, type FeedPlace, type FeedProps } from '.';

/** The card has stories of its own; these show the behaviour of the feed with any card. */
function Card({ post, place }: { post: Post; place: FeedPlace }) {
  return (
    <article
      tabIndex={-1}
      aria-posinset={place.position}
      aria-setsize={place.setSize}
      aria-label={`Post by ${post.user.user_name}`}
      style={{ padding: '16px 0', borderBottom: '1px solid' }}
    >
      <strong>{post.user.user_name}</strong>
      <p>{post.text || post.title}</p>
    </article>
  );
}

const ready = (rows: readonly Post[], total = rows.length): FeedProps<Post>['state'] => ({
  status: 'ready',
  rows,
  total,
  more: 'idle',
});

const meta = {
  title: 'Feed/Feed',
  component: Feed<Post>,
  args: {
    about: { kind: 'global' },
    state: ready(posts(10), 37),
    renderPost: (post: Post, place: FeedPlace) => <Card post={post} place={place} />,
    onLoadMore: fn(),
    onRetry: fn(),
    onShowNew: fn(),
  },
  argTypes: { renderPost: { control: false } },
} satisfies Meta<typeof Feed<Post>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your network feed' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Atom feed' })).not.toBeInTheDocument();
    // Low windows render fewer posts than are loaded.
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(5);
    await expect(canvas.getByText('10 of 37 shown')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more posts' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = loadingStory;

export const Empty: Story = {
  args: { about: { kind: 'product', name: 'Preform silica glass' }, state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No posts yet')).toBeVisible();
    await expect(canvas.getByText('Posts about Preform silica glass will appear here.')).toBeVisible();
  },
};

export const ErrorState: Story = errorStory;

export const AllSeen: Story = {
  name: 'Is finished once as many posts came as there are [FEED-013]',
  args: { state: ready(posts(3)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have seen all posts.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Guest: Story = {
  name: 'Tells guests at the end to log in for the complete list [FEED-003]',
  args: {
    about: { kind: 'company', name: 'Kvarnholm Silica AB' },
    state: ready(posts(10)),
    signInHref: '?login=true',
  },
  play: async ({ canvas }) => {
    const end = canvas.getByText(/Sign in to see the complete list/);
    await expect(end).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '?login=true');
    await expect(canvas.queryByRole('button', { name: 'Load more posts' })).not.toBeInTheDocument();
  },
};

export const ForFeedReaders: Story = {
  name: 'Leads to the same for feed readers, where there is such a feed',
  args: {
    about: { kind: 'product', name: 'Preform silica glass' },
    atomHref: 'https://www.millrace.example/feed/product/1/atom.xml',
  },
  tags: ['phone'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Atom feed' })).toHaveAttribute('href', args.atomHref);
  },
};

export const Updating: Story = {
  args: { update: 'fetching' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Updating feed' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  },
};

export const NewPosts: Story = {
  name: 'Keeps posts that came meanwhile until they are asked for',
  args: { hasNew: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show new posts' }));
    await expect(args.onShowNew).toHaveBeenCalledOnce();
  },
};

export const NewPostsCounted: Story = {
  name: 'Says how many came meanwhile, where that is known',
  tags: ['no-visual'], // Looks like NewPosts.
  args: { hasNew: true, newCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 new posts' })).toBeVisible();
  },
};

export const EmptyFeed: Story = {
  name: 'Leads from one’s own empty feed to where products are chosen [FEED-006]',
  args: { about: { kind: 'global' }, state: { status: 'empty' }, emptyHref: '/networkFeed/new' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose products' })).toHaveAttribute(
      'href',
      '/networkFeed/new',
    );
  },
};

export const EmptyUnderFilter: Story = {
  name: 'Says that a filter leaves nothing, and leads nowhere else',
  args: { ...EmptyFeed.args, isFiltered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No posts match this filter')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Choose products' })).toBeNull();
  },
};

export const TenThousandPosts: Story = {
  args: { state: ready(posts(10_000)) },
  play: async ({ canvas, canvasElement }) => {
    const newest = () => canvas.queryByText(/^Our second sintering furnace is running/);
    const view = canvasElement.ownerDocument.defaultView;
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(60));
    await expect(newest()).toBeInTheDocument();
    view?.scrollTo({ top: 600_000, behavior: 'instant' });
    await waitFor(() => expect(newest()).not.toBeInTheDocument());
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
    view?.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(newest()).toBeInTheDocument());
  },
};

const placed = (canvasElement: HTMLElement, position: number) =>
  canvasElement.querySelector<HTMLElement>(`[aria-posinset="${position}"]`);

export const Keyboard: Story = {
  name: 'Page Down and Page Up go from post to post, Control with End and Home leave the feed',
  tags: ['no-visual'], // As Default, but for the button before the feed.
  args: { children: <button type="button">Before the feed</button> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = placed(canvasElement, 1);
    await expect(first).toHaveAttribute('aria-setsize', '37');
    first?.focus();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(placed(canvasElement, 3)).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(placed(canvasElement, 2)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Load more posts' })).toHaveFocus();
    first?.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Before the feed' })).toHaveFocus();
  },
};

export const KeyboardFarDown: Story = {
  name: 'Goes on to a post that was not drawn, and leaves the keys of a text to the text',
  tags: ['no-visual'], // Its posts are longer than a picture, and only a test has them.
  args: {
    state: ready(posts(100)),
    renderPost: (post, place) => (
      <article tabIndex={-1} aria-posinset={place.position} aria-setsize={place.setSize} aria-label={post.id}>
        <p style={{ blockSize: '4000px' }}>{post.user.user_name}</p>
        <textarea aria-label="Comment" />
      </article>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    placed(canvasElement, 1)?.focus();
    for (const position of [2, 3, 4]) {
      await userEvent.keyboard('{PageDown}');
      await waitFor(() => expect(placed(canvasElement, position)).toHaveFocus());
    }
    const [text] = canvas.getAllByRole('textbox');
    text?.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(text).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    about: {
      kind: 'company',
      name: 'Gesellschaft für hochreine Quarzglasvorformen und Faserziehanlagen Mitteldeutschland mbH & Co. KG',
    },
    state: ready([aPost({ text: 'Word '.repeat(400) }), aPost({ id: 'b', text: 'x'.repeat(300) })]),
  },
  tags: ['phone'],
};
