import { aComment, aPost, aUser, empty, failing, slow } from '@millrace/api-mocks';
import { sentRequests, typingRests, withApi } from '@millrace/story-kit';
import { Button } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useApiClient } from '../../shell/ApiClient';
import { CommentThreadContainer, type CommentThreadContainerProps } from '.';

const post = aPost();
const address = `/api/v2/feed/post/${post.id}/comments`;

const meta = {
  title: 'Feed/CommentThreadContainer',
  tags: ['!autodocs'],
  component: CommentThreadContainer,
  ...withApi,
  args: { post, viewerId: aUser().id, onSignInRequired: fn() },
} satisfies Meta<typeof CommentThreadContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Asks for five comments, then for five more [FEED-047]',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
    await userEvent.click(canvas.getByRole('button', { name: 'View 2 more comments' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(7));
    await expect(canvas.queryByRole('button', { name: /^View/ })).toBeNull();
    // The next Tab continues from the end of the comments, not from the top of the page.
    await expect(canvas.getAllByRole('list')[0]?.parentElement).toContainElement(
      canvasElement.ownerDocument.activeElement as HTMLElement,
    );
    const [first, second] = sentRequests();
    await expect(first).toBe(`GET ${address}?limit=5`);
    await expect(second).toMatch(/comments\?limit=5&cursor=/);
  },
};

export const Gone: Story = {
  name: 'Error',
  parameters: { api: { scenarios: [empty()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Writes: Story = {
  name: 'Puts a new comment last and clears the field [FEED-049]',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Write a comment' });
    await userEvent.type(field, 'Which lamp?');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('Which lamp?'));
    await expect(field).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'View 2 more comments' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(8));
  },
};

const say: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
  await userEvent.type(canvas.getByRole('textbox'), 'Which lamp?');
  await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
};

export const Sending: Story = {
  name: 'Shows a comment at once, while it is sent',
  args: { author: aComment().user },
  parameters: {
    api: { scenarios: [slow({ operations: ['joinDiscussion'], delayMs: 'infinite' })] },
  },
  tags: ['no-visual'], // Looks like Sending of CommentThread.
  play: async (context) => {
    const { canvas, userEvent } = context;
    await say(context);
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('Which lamp?'));
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('Sending…');
    // The field keeps the text until the comment is created, so that nothing is lost if the page is left.
    await expect(canvas.getByRole('textbox')).toHaveValue('Which lamp?');
    // A second press, as in a double click, does nothing.
    await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(sentRequests().filter((line) => line.startsWith('POST'))).toHaveLength(1);
  },
};

/** A thread that can be unmounted and mounted again, as a feed does while scrolling. */
function AwayAndBack(props: CommentThreadContainerProps) {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown && <CommentThreadContainer {...props} />}
      <Button onClick={() => setIsShown(!isShown)}>{isShown ? 'Scroll away' : 'Scroll back'}</Button>
    </>
  );
}

const awayAndBack = {
  args: { author: aComment().user },
  render: (args) => <AwayAndBack {...args} />,
  tags: ['no-visual'], // Looks like Sending of CommentThread.
} satisfies Story;

const leaveAndReturn: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Scroll away' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Scroll back' }));
};

export const SendingMeanwhileAway: Story = {
  ...awayAndBack,
  name: 'Shows what is sent again where the post was off the page meanwhile, and sends it once',
  parameters: { api: { scenarios: [slow({ operations: ['joinDiscussion'], delayMs: 1_500 })] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await say(context);
    await leaveAndReturn(context);
    await expect(canvas.getByRole('textbox')).toHaveValue('Which lamp?');
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('Sending…');
    await userEvent.type(canvas.getByRole('textbox'), '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''), { timeout: 4_000 });
    await expect(canvas.getAllByRole('listitem').filter(isOfLamp)).toHaveLength(1);
    await expect(sentRequests().filter((line) => line.startsWith('POST'))).toHaveLength(1);
  },
};

export const WritingMeanwhileAway: Story = {
  ...awayAndBack,
  name: 'Keeps what is written on while the comment is on its way and its post comes and goes',
  parameters: { api: { scenarios: [slow({ operations: ['joinDiscussion'], delayMs: 1_500 })] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await say(context);
    await leaveAndReturn(context);
    await userEvent.type(canvas.getByRole('textbox'), ' A deuterium one?');
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).not.toHaveTextContent('Sending…'), {
      timeout: 4_000,
    });
    await leaveAndReturn(context);
    await expect(canvas.getByRole('textbox')).toHaveValue('Which lamp? A deuterium one?');
  },
};

export const RefusedMeanwhileAway: Story = {
  ...awayAndBack,
  name: 'Says what failed while the post was off the page',
  parameters: { api: { scenarios: [failing('server', { operations: ['joinDiscussion'], times: 1 })] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await say(context);
    await leaveAndReturn(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Which lamp?');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
    await expect(canvas.getAllByRole('listitem').filter(isOfLamp)).toHaveLength(1);
  },
};

const isOfLamp = (item: HTMLElement): boolean => item.textContent?.includes('Which lamp?') === true;

export const SendingFailed: Story = {
  name: 'Takes a comment out of the list again, with a message, when the server refuses it',
  args: { author: aComment().user },
  parameters: { api: { scenarios: [failing('server', { operations: ['joinDiscussion'], times: 1 })] } },
  tags: ['no-visual'], // Ends like WritingFailed of CommentThread.
  play: async (context) => {
    const { canvas, userEvent } = context;
    await say(context);
    const field = canvas.getByRole('textbox');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('Which lamp?');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(/Which lamp.*/));
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).not.toHaveTextContent('Sending…'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(field).toHaveValue('');
  },
};

export const WritingFailed: Story = {
  name: 'Keeps what was typed when the server refuses, and sends it on the next try [FEED-049]',
  parameters: { api: { scenarios: [failing('server', { operations: ['joinDiscussion'], times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, 'Which lamp?');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('Which lamp?');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const PostGone: Story = {
  name: 'Says of a post that is gone meanwhile that it is, and keeps what was typed',
  parameters: { api: { scenarios: [failing('not-found', { operations: ['joinDiscussion'] })] } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, 'Which lamp?');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^This post was removed, or you no longer have access to it\.$/,
    );
    await expect(field).toHaveValue('Which lamp?');
  },
};

export const SignedOut: Story = {
  name: 'Leads to the login when the session has ended meanwhile',
  parameters: { api: { scenarios: [failing('signed-out', { operations: ['joinDiscussion'] })] } },
  tags: ['no-visual'], // Ends like WritingFailed of CommentThread.
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Which lamp?');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(args.onSignInRequired).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('textbox')).toHaveValue('Which lamp?');
  },
};

/** A post that is refetched after somebody else has commented. */
function CommentedMeanwhile({ post: first, ...props }: CommentThreadContainerProps) {
  const client = useApiClient();
  const [post, setPost] = useState(first);
  const comment = async () => {
    const params = { path: { id: post.id }, header: { 'Idempotency-Key': crypto.randomUUID() } };
    await client.POST('/api/v1/feed/post/{id}/comment', { params, body: { text: 'Which lamp?' } });
    setPost({ ...post, comment_count: post.comment_count + 1 });
  };
  return (
    <>
      <CommentThreadContainer {...props} post={post} />
      <Button onClick={() => void comment()}>Comment as somebody else</Button>
    </>
  );
}

export const CommentedElsewhere: Story = {
  name: 'Is read anew when its post arrives with another count of comments',
  tags: ['no-visual'], // Looks like Writes.
  args: { post: { ...post, comment_count: 7 } },
  render: (args) => <CommentedMeanwhile {...args} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'View 2 more comments' });
    await userEvent.click(canvas.getByRole('button', { name: 'Comment as somebody else' }));
    await canvas.findByRole('button', { name: 'View 3 more comments' });
    await expect(canvas.getAllByRole('listitem').filter(isOfLamp)).toHaveLength(1);
    await expect(sentRequests().filter((line) => line.startsWith('GET'))).toHaveLength(2);
  },
};

export const GrownAndCommentedElsewhere: Story = {
  name: 'Grown beyond its first page it shows what is new, and is not read anew page by page',
  tags: ['no-visual'], // Looks like Default.
  args: { post: { ...post, comment_count: 7 } },
  render: (args) => <CommentedMeanwhile {...args} />,
  play: async ({ canvas, userEvent }) => {
    const reads = () => sentRequests().filter((line) => line.startsWith('GET'));
    await userEvent.click(await canvas.findByRole('button', { name: 'View 2 more comments' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(7));
    await userEvent.click(canvas.getByRole('button', { name: 'Comment as somebody else' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(8));
    await expect(canvas.getAllByRole('listitem').filter(isOfLamp)).toHaveLength(1);
    // The client is told that the window has the focus again.
    window.dispatchEvent(new Event('visibilitychange'));
    await typingRests();
    await expect(reads()).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const Replies: Story = {
  name: 'Answers a comment, and the answer stands with it',
  tags: ['no-visual'], // Looks like Replies of CommentThread.
  play: async ({ canvas, userEvent }) => {
    const [reply] = await canvas.findAllByRole('button', { name: /^Reply to/ });
    if (!reply) throw new Error('It can be answered.');
    await userEvent.click(reply);
    await userEvent.keyboard('Which flow?{Control>}{Enter}{/Control}');
    const replies = await canvas.findByRole('list', { name: /^Replies to/ });
    await expect(replies).toHaveTextContent('Which flow?');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /^Reply to/ })).toBeNull());
    // It can be liked once the server has it.
    const like = await waitFor(() => {
      const stored = canvas.getByRole('list', { name: /^Replies to/ });
      return within(stored).getByRole('button', { name: /^Like/ });
    });
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
    await expect(sentRequests().at(-1)).toMatch(/^PUT .*\/comments\/[^/]+\/like$/);
  },
};

export const LikeRefused: Story = {
  name: 'Takes a like of a comment back when the server refuses it',
  tags: ['no-visual'], // Ends like Default.
  parameters: { api: { scenarios: [failing('server', { operations: ['likeComment'] })] } },
  play: async ({ canvas, userEvent }) => {
    const [like] = await canvas.findAllByRole('button', { name: /^Like the comment/ });
    if (!like) throw new Error('It can be liked.');
    await userEvent.click(like);
    await waitFor(() => expect(sentRequests().at(-1)).toMatch(/^PUT /));
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
  },
};

export const Removes: Story = {
  name: 'Removes a comment of one’s own once confirmed [GAP-053]',
  play: async ({ canvas, userEvent }) => {
    const bin = await canvas.findByRole('button', { name: 'Remove the comment by Linnea Ekström' });
    const place = canvas.getAllByRole('listitem').findIndex((comment) => comment.contains(bin));
    await userEvent.click(bin);
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove this comment?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByText('Congratulations! Is the muffle graphite or silica?')).toBeNull();
    // It was the last comment: the previous one gets the focus.
    await waitFor(() => expect(canvas.getAllByRole('listitem')[place - 1]?.firstElementChild).toHaveFocus());
    await expect(sentRequests().at(-1)).toMatch(/^DELETE /);
  },
};
