import { aPost, aPrivatePost, aProduct, aUser, failing, handlers, huge } from '@millrace/api-mocks';
import { holdTimeouts, sentRequests, typingRests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, useMemo, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { FeedContainer } from '.';

const { id, name } = aProduct();
const viewer = { id: aUser().id };

const meta = {
  title: 'Feed/FeedContainer',
  tags: ['!autodocs'],
  component: FeedContainer,
  ...withApi,
  args: { about: { kind: 'global' }, viewer, signInHref: '?login=true', onSignInRequired: fn() },
} satisfies Meta<typeof FeedContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = () => sentRequests().filter((request) => /\/api\/v2\/feed\/(?!post\/)/.test(request));

export const Default: Story = {
  name: 'Shows one’s feed, the liked posts marked, with the composer above [FEED-015]',
  play: async ({ canvas }) => {
    const feed = await canvas.findByRole('feed');
    const first = within(feed).getAllByRole('article')[0] as HTMLElement;
    await expect(first).toHaveTextContent('Our second sintering furnace is running');
    await expect(within(first).getByRole('button', { name: /^Like/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const other = within(feed).getAllByRole('article')[1] as HTMLElement;
    await expect(within(other).getByRole('button', { name: /^Like/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(canvas.getByRole('button', { name: 'Post' })).toBeDisabled();
  },
};

export const LoadsMore: Story = {
  name: 'Reads ten posts from 0 on, and adds ten to the start for the next [FEED-012]',
  parameters: { api: { scenarios: [huge()] } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('feed');
    await userEvent.click(canvas.getByRole('button', { name: 'Load more posts' }));
    await waitFor(() =>
      expect(reads().slice(0, 2)).toEqual(
        ['/api/v2/feed/global?start=0&size=10', '/api/v2/feed/global?start=10&size=10'].map(
          (path) => `GET ${path}`,
        ),
      ),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Load more posts' })).not.toHaveAttribute('aria-busy'),
    );
  },
};

export const SeenAgain: Story = {
  name: 'A feed that has grown is not read anew whenever its window is looked at again; a short one is',
  parameters: { api: { scenarios: [huge()] } },
  play: async ({ canvas, userEvent }) => {
    const look = async () => {
      window.dispatchEvent(new Event('visibilitychange'));
      await typingRests();
    };
    await canvas.findByRole('feed');
    await look();
    await waitFor(() => expect(reads().filter((read) => read.includes('start=0&'))).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Load more posts' }));
    await waitFor(() => expect(reads()).toHaveLength(3));
    await waitFor(() => expect(canvas.getByText(/^20 of/)).toBeVisible());
    await look();
    await expect(reads()).toHaveLength(3);
  },
};

/** Remounts the feed with an empty cache, as a reload does. */
function Reloaded(props: ComponentProps<typeof FeedContainer>) {
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a client for each time
  const queries = useMemo(() => new QueryClient(), [times]);
  return (
    <QueryClientProvider key={times} client={queries}>
      <button type="button" style={{ position: 'fixed', zIndex: 9 }} onClick={() => setTimes(times + 1)}>
        Reload
      </button>
      <FeedContainer {...props} />
    </QueryClientProvider>
  );
}

export const PlaceKept: Story = {
  name: 'After a reload its reader is where they were, with as many posts loaded as it takes',
  tags: ['no-visual'], // It ends with a button that reloads, far down in a feed as any other.
  args: { visit: 'a-visit' },
  parameters: { api: { scenarios: [huge()] } },
  beforeEach: () => sessionStorage.clear(),
  render: (args) => <Reloaded {...args} />,
  play: async ({ canvas, userEvent }) => {
    const feed = await canvas.findByRole('feed');
    for (const many of ['20', '30']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more posts' }));
      await canvas.findByText(new RegExp(`^${many} of`));
    }
    const post = () => canvas.getByRole('feed').querySelector('[aria-posinset="25"]');
    await waitFor(() => {
      window.scrollBy(0, 1000);
      expect(feed.querySelector('[aria-posinset="25"]')).not.toBeNull();
    });
    post()?.scrollIntoView({ block: 'start' });
    window.scrollBy(0, 40);
    await typingRests();
    const words = post()?.textContent ?? '';
    const topPx = () => post()?.getBoundingClientRect().top ?? 0;
    const before = topPx();
    // Scrolled by script: a press would count as user interaction and stop the restoration.
    canvas.getByRole('button', { name: 'Reload' }).click();
    window.scrollTo(0, 0);
    await waitFor(() => expect(post()).toHaveTextContent(words.slice(0, 40)), { timeout: 5_000 });
    await waitFor(() => expect(Math.abs(topPx() - before)).toBeLessThan(2));
    await typingRests();
    await expect(Math.abs(topPx() - before)).toBeLessThan(2);
    await expect(
      reads()
        .slice(3)
        .map((read) => /start=\d+/.exec(read)?.[0]),
    ).toEqual(['start=0', 'start=10', 'start=20']);
  },
};

export const KeepsWhatIsTyped: Story = {
  name: 'Keeps comments open, and what is typed there, of a post that was out of sight',
  tags: ['no-visual'], // Ends with ninety posts.
  parameters: { api: { scenarios: [huge()] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const view = canvasElement.ownerDocument.defaultView as Window;
    const [first] = within(await canvas.findByRole('feed')).getAllByRole('article');
    const card = within(first as HTMLElement);
    await userEvent.click(card.getByRole('button', { name: /comment/i }));
    await userEvent.type(await card.findByRole('textbox'), 'Which furnace is it?');
    for (let page = 2; page <= 9; page += 1) {
      const more = await canvas.findByRole('button', { name: 'Load more posts' });
      await waitFor(() => expect(more).not.toHaveAttribute('aria-busy'));
      await userEvent.click(more);
      await waitFor(() => expect(reads()).toHaveLength(page));
    }
    const typed = () => canvas.queryByDisplayValue('Which furnace is it?');
    // The post that had the focus last stays mounted.
    within(canvas.getByRole('feed')).getAllByRole('article').at(-1)?.focus();
    await waitFor(() => {
      view.scrollTo({ top: canvasElement.ownerDocument.documentElement.scrollHeight, behavior: 'instant' });
      expect(typed()).not.toBeInTheDocument();
    });
    view.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(typed()).toBeInTheDocument());
  },
};

export const RemovesAndReadsAnew: Story = {
  name: 'Reads the feed anew from the start two seconds after a change, with a line that goes 400 ms after it came [FEED-014, FEED-016]',
  args: { about: { kind: 'user', id: viewer.id, name: 'Linnea Ekström' } },
  play: async ({ canvas, userEvent }) => {
    const feed = await canvas.findByRole('feed');
    const before = within(feed).getAllByRole('article').length;
    const [mine] = within(feed).getAllByRole('article');
    await userEvent.click(within(mine as HTMLElement).getByRole('button', { name: 'Post options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const dialog = await screen.findByRole('alertdialog');
    const asked = reads().length;
    const held = holdTimeouts(2000, 400);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryAllByRole('article')).toHaveLength(before - 1));
    // The next post takes its place.
    await waitFor(() => expect(within(feed).getAllByRole('article')[0]).toHaveFocus());
    await waitFor(() => expect(held.count(2000)).toBe(1));
    await expect(reads()).toHaveLength(asked);
    held.end(2000);
    await waitFor(() => expect(reads().length).toBeGreaterThan(asked));
    await canvas.findByRole('progressbar');
    await waitFor(() => expect(held.count(400)).toBe(1));
    await expect(canvas.getByRole('progressbar')).toBeInTheDocument();
    held.end(400);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
  },
};

export const PostsAndReadsAnew: Story = {
  name: 'Begins with the first ten again two seconds after something was posted [FEED-016]',
  parameters: { api: { scenarios: [huge()] } },
  tags: ['no-visual'], // Ends during a refetch, with a transient line.
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('feed');
    await userEvent.click(canvas.getByRole('button', { name: 'Load more posts' }));
    await waitFor(() => expect(reads()).toHaveLength(2));
    await userEvent.type(canvas.getByRole('textbox'), 'Hello');
    const held = holdTimeouts(2000);
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(held.count(2000)).toBe(1));
    await expect(sentRequests()).toContain('POST /api/v1/feed/post');
    await expect(reads()).toHaveLength(2);
    held.end(2000);
    await waitFor(() => expect(reads()).toHaveLength(3));
    await expect(reads()[2]).toBe('GET /api/v2/feed/global?start=0&size=10');
  },
};

export const UpdateFailed: Story = {
  name: 'Says that it could not be brought up to date, and tries again',
  args: { about: { kind: 'user', id: viewer.id, name: 'Linnea Ekström' } },
  tags: ['no-visual'], // Ends like RemovesAndReadsAnew, with a line and a toast that go.
  play: async ({ canvas, userEvent, msw }) => {
    const feed = await canvas.findByRole('feed');
    msw.use(...handlers({ scenarios: [failing('server', { operations: ['getUserFeed'], times: 1 })] }));
    const [mine] = within(feed).getAllByRole('article');
    await userEvent.click(within(mine as HTMLElement).getByRole('button', { name: 'Post options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await canvas.findByText(/^We couldn’t update the feed\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/could not be brought/)).not.toBeInTheDocument());
  },
};

export const LinkedPostFailed: Story = {
  name: 'Says that the post of a link did not load, and reads it again',
  args: { about: { kind: 'product', id, name }, postId: aPost().id },
  parameters: { api: { scenarios: [failing('server', { operations: ['getPost'], times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We couldn’t load the linked post.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Congratulations! Is the muffle graphite or silica?')).toBeVisible();
  },
};

export const Guest: Story = {
  name: 'Guests have no composer, and are told to log in at the end [FEED-003]',
  args: { about: { kind: 'product', id, name }, viewer: null },
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('feed');
    await expect(canvas.getByText(/Sign in to see the complete list/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** A member's own feed with a selectable filter. */
function Filtered(props: ComponentProps<typeof FeedContainer>) {
  const [from, setFrom] = useState<'products'>();
  return (
    <FeedContainer
      {...props}
      about={{ kind: 'global', from }}
      filters={
        <button type="button" onClick={() => setFrom('products')}>
          Products
        </button>
      }
    />
  );
}

export const FilterChosen: Story = {
  name: 'Whoever chooses a filter by keyboard keeps the focus, and what they wrote',
  tags: ['no-visual'], // It shows a feed as any other.
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, userEvent }) => {
    const before = await canvas.findByRole('feed');
    await userEvent.type(canvas.getByRole('textbox'), 'Hello');
    const filter = canvas.getByRole('button', { name: 'Products' });
    filter.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(reads().some((read) => read.includes('from=products'))).toBe(true));
    await waitFor(() => expect(before).not.toBeInTheDocument());
    await canvas.findByRole('feed');
    await expect(filter).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('Hello');
  },
};

export const LinkedPost: Story = {
  name: 'A post that a link leads to stands first, once, with its comments',
  args: { about: { kind: 'product', id, name }, postId: aPost().id },
  play: async ({ canvas }) => {
    await canvas.findByRole('feed');
    const posts = await canvas.findAllByText(/^Our second sintering furnace is running/);
    await expect(posts).toHaveLength(1);
    await expect(await canvas.findByText('Congratulations! Is the muffle graphite or silica?')).toBeVisible();
  },
};

const own = aPrivatePost();

export const LinkedPostRemoved: Story = {
  name: 'A post that a link leads to is gone once its author removes it, and there again once that is undone',
  args: { about: { kind: 'product', id, name }, postId: own.id, viewer: { id: own.user_id } },
  tags: ['no-visual'], // It ends like LinkedPost, with a toast that goes.
  parameters: { api: { viewer: 'premium' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(own.text);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Post options' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    const gone = await canvas.findByText('The linked post was removed, or you don’t have access to it.');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(gone).not.toBeInTheDocument());
    await expect(await canvas.findByText(own.text)).toBeVisible();
  },
};

export const LinkedPostGone: Story = {
  name: 'Says that the post of a link is gone',
  args: { about: { kind: 'product', id, name }, postId: '00000000-0000-4000-8000-000000000000' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The linked post was removed, or you don’t have access to it.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('feed')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error: says so, and reads the posts anew when asked to [GAP-073]',
  parameters: { api: { scenarios: [failing('offline', { operations: ['getGlobalFeed'], times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('feed');
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
