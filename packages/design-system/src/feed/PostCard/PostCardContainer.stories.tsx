import { feedQueries } from '@millrace/api-client';
import { aPost, aPrivatePost, aUser, failing, slow } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useInfiniteQuery } from '@tanstack/react-query';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useApiClient } from '../../shell/ApiClient';
import { PostCardContainer, type PostCardContainerProps } from '.';

const post = aPost();
const own = aPrivatePost();

/** A post read from the feed cache, so that cache updates are visible. */
function InFeed(props: PostCardContainerProps) {
  const feed = useInfiniteQuery(feedQueries(useApiClient()).global());
  const found = feed.data?.items.find(({ id }) => id === props.post.id);
  return found ? <PostCardContainer {...props} post={found} /> : <p>{feed.data?.count ?? 'No'} posts</p>;
}

const meta = {
  title: 'Feed/PostCardContainer',
  tags: ['!autodocs'],
  component: PostCardContainer,
  ...withApi,
  args: {
    post,
    viewerId: aUser().id,
    renderComments: () => <p>What others say</p>,
    onRemoved: fn(),
    onRestored: fn(),
    onSignInRequired: fn(),
  },
  render: (args) => <InFeed {...args} />,
} satisfies Meta<typeof PostCardContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Likes: Story = {
  name: 'Unlikes and likes at once, and then as the server counts [FEED-046]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like 14', pressed: true }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Like 13', pressed: false }));
    await expect(await canvas.findByRole('button', { name: 'Like 14', pressed: true })).toBeVisible();
    await waitFor(() =>
      expect(sentRequests().slice(1)).toEqual([
        `PUT /api/v1/feed/post/${post.id}/unlike`,
        `PUT /api/v1/feed/post/${post.id}/like`,
      ]),
    );
  },
};

export const LikeOnItsWay: Story = {
  name: 'Shows a like before the server has answered [FEED-046]',
  parameters: { api: { scenarios: [slow({ delayMs: 'infinite', operations: ['unlikePost'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like 14' }));
    await expect(await canvas.findByRole('button', { name: 'Like 13', pressed: false })).toBeVisible();
  },
};

export const LikeFailed: Story = {
  name: 'Takes a like back that did not arrive, and says so',
  parameters: { api: { scenarios: [failing('server', { operations: ['unlikePost'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like 14' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again.');
    await expect(canvas.getByRole('button', { name: 'Like 14', pressed: true })).toBeVisible();
  },
};

export const LikeGone: Story = {
  name: 'Says of a post that is gone meanwhile that it is, when it is liked',
  parameters: { api: { scenarios: [failing('not-found', { operations: ['unlikePost'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like 14' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^This post was removed, or you no longer have access to it\.$/,
    );
  },
};

export const LikeLimited: Story = {
  name: 'Says when one may like again, who has liked too much [GAP-101]',
  parameters: { api: { scenarios: [failing('rate-limited', { operations: ['unlikePost'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like 14' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many requests.');
    await expect(canvas.getByRole('button', { name: 'Like 14', pressed: true })).toBeVisible();
  },
};

export const SignedOut: Story = {
  name: 'Leads to the login when the session has ended meanwhile',
  parameters: { api: { scenarios: [failing('signed-out', { operations: ['unlikePost'] })] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like 14' }));
    await waitFor(() => expect(args.onSignInRequired).toHaveBeenCalledOnce());
  },
};

export const Comments: Story = {
  name: 'Shows the comments when asked',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comment 7' }));
    await expect(canvas.getByText('What others say')).toBeVisible();
  },
};

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Removes the post by its menu and answers the confirmation dialog. */
async function remove(userEvent: UserEvent) {
  await userEvent.click(await screen.findByRole('button', { name: 'Post options' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this post?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  return question;
}

export const Removes: Story = {
  name: 'Removes a post of one’s own once confirmed, and brings it back [FEED-039]',
  args: { post: own },
  play: async ({ args, canvas, userEvent }) => {
    await remove(userEvent);
    await expect(await canvas.findByText('36 posts')).toBeVisible();
    await expect(args.onRemoved).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('article')).toBeVisible();
    await waitFor(() => expect(args.onRestored).toHaveBeenCalledOnce());
  },
};

export const RemovalFailed: Story = {
  name: 'Keeps a post that could not be removed, and says so',
  args: { post: own },
  parameters: { api: { scenarios: [failing('server', { operations: ['removePost'] })] } },
  tags: ['no-visual'], // Its question is gone at the end, and a post is left as in Removes.
  play: async ({ userEvent }) => {
    const question = await remove(userEvent);
    await expect(await question.findByRole('alert')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByRole('article')).toBeVisible();
  },
};
