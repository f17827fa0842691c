import { aPost, aUser, comments } from '@millrace/api-mocks';
import { errorStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type Comment, CommentThread, type CommentThreadProps, toComment } from '.';

const aThread = (overrides: Parameters<typeof comments>[1] = {}) => {
  const [thread] = comments(1, overrides);
  if (!thread) throw new Error('One is known.');
  return thread;
};

/** Sorted as in the thread, newest last. */
const inOrder = (count: number) => comments(count).map(toComment).toReversed();

const toOne = (overrides: Partial<Comment>) => ({ ...toComment(aThread()), ...overrides });

const meta = {
  title: 'Feed/CommentThread',
  component: CommentThread,
  args: {
    state: { status: 'ready', rows: inOrder(5), total: 12, more: 'idle' },
    viewerId: aUser().id,
    postAuthorId: aPost().user_id,
    status: 'idle',
    onCreate: fn(async () => true),
    onRemove: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the newest five in the order of time, and above them the way to five more [FEED-047]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    const times = items.map((item) => item.querySelector('time')?.dateTime ?? '');
    await expect(times).toEqual(times.toSorted());
    const more = canvas.getByRole('button', { name: 'View 5 more comments' });
    await expect(more.compareDocumentPosition(items[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(more);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No comments yet.')).toBeVisible();
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const LastOne: Story = {
  name: 'Says how many are left, and that they did not load',
  args: { state: { status: 'ready', rows: inOrder(5), total: 6, more: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'View 1 more comment' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load more comments.');
  },
};

/** Simulates a page: the server answers after a delay, with success or failure. */
function Sent({ answer, ...props }: CommentThreadProps & { answer: boolean }) {
  const [status, setStatus] = useState<CommentThreadProps['status']>('idle');
  const create = async (text: string) => {
    setStatus('creating');
    await props.onCreate?.(text);
    await new Promise((resolve) => setTimeout(resolve, 100));
    setStatus(answer ? 'idle' : 'failed');
    return answer;
  };
  return <CommentThread {...props} status={status} onCreate={create} />;
}

export const Writes: Story = {
  name: 'Sends a comment that is not empty, and clears the field once it is created [FEED-048, FEED-049]',
  render: (args) => <Sent {...args} answer />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Write a comment' });
    const send = canvas.getByRole('button', { name: 'Comment' });
    await expect(send).toBeDisabled();
    await userEvent.type(field, '  ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(send).toBeDisabled();
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.type(field, 'Which lamp? ');
    await userEvent.click(send);
    await expect(args.onCreate).toHaveBeenLastCalledWith('Which lamp?');
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const Keyboard: Story = {
  name: 'Sends with Control and Enter; Enter alone begins a line',
  render: (args) => <Sent {...args} answer />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'One{Enter}two');
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onCreate).toHaveBeenLastCalledWith('One\ntwo');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  },
};

export const Sending: Story = {
  name: 'Shows a comment that is on its way last, with nothing to be done about it yet',
  args: { sending: toOne({ id: '', text: 'Which lamp?' }), status: 'creating' },
  tags: ['rtl', 'forced-colors'],
  play: async ({ canvas }) => {
    const [before, last] = canvas.getAllByRole('listitem').slice(-2);
    await expect(last).toHaveTextContent('Which lamp?');
    await expect(last).toHaveTextContent('Sending…');
    await expect(last?.querySelector('button')).not.toBeVisible();
    await expect(last?.firstElementChild).toHaveAttribute('inert');
    await expect(before?.firstElementChild).not.toHaveAttribute('inert');
  },
};

export const SendingFirst: Story = {
  name: 'Shows the first of all comments while it is on its way',
  args: { state: { status: 'empty' }, sending: toOne({ id: '', text: 'Which lamp?' }) },
  tags: ['no-visual'], // Looks like Sending.
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Which lamp?');
    await expect(canvas.queryByText('No comments yet.')).toBeNull();
  },
};

export const SendingUnread: Story = {
  name: 'Shows a comment that is on its way while the others are not there yet',
  args: { state: { status: 'loading' }, sending: toOne({ id: '', text: 'Which lamp?' }) },
  tags: ['no-visual'], // Looks like Sending above Loading.
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Which lamp?');
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
  },
};

export const Arrived: Story = {
  name: 'Shows a comment once where it has arrived and is not put away yet',
  args: { sending: inOrder(5).at(-1) },
  tags: ['no-visual'], // Looks like Default.
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.queryByText('Sending…')).toBeNull();
  },
};

export const WritingFailed: Story = {
  name: 'Keeps what was typed when it was not sent [FEED-049]',
  render: (args) => <Sent {...args} answer={false} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Which lamp?');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your text is still here. Try again.');
    await expect(field).toHaveValue('Which lamp?');
  },
};

export const TooLong: Story = {
  name: 'Counts down near the limit, and sends nothing beyond it [GAP-102]',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const send = canvas.getByRole('button', { name: 'Comment' });
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(1700));
    await expect(canvas.queryByText(/of 2,000/)).toBeNull();
    await userEvent.paste('x'.repeat(200));
    await expect(canvas.getByText('1,900 of 2,000')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(send).toBeEnabled();
    await userEvent.paste('x'.repeat(101));
    await expect(send).toBeDisabled();
  },
};

const withReplies = (): Comment[] =>
  inOrder(3).map((comment, at) =>
    at === 0
      ? {
          ...comment,
          likeCount: 2,
          replies: [
            toOne({ id: 'r1', text: 'By three inlets.', replyTo: comment.id, likeCount: 1, liked: true }),
          ],
        }
      : comment,
  );

export const Replies: Story = {
  name: 'Shows replies with the comment that they answer; a reply is written there, and Escape closes its field',
  tags: ['phone', 'rtl', 'forced-colors'],
  args: { state: { status: 'ready', rows: withReplies(), total: 3, more: 'idle' }, onLikedChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = withReplies();
    if (!first) throw new Error('One is known.');
    const replies = within(canvas.getByRole('list', { name: `Replies to ${first.author.name}` }));
    await expect(replies.getByRole('listitem')).toHaveTextContent('By three inlets.');
    const answer = canvas.getAllByRole('button', { name: `Reply to ${first.author.name}` })[0];
    if (!answer) throw new Error('It can be answered.');
    await userEvent.click(answer);
    const field = canvas.getByRole('textbox', { name: `Reply to ${first.author.name}` });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('textbox', { name: /^Reply to/ })).toBeNull();
    await expect(answer).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Which flow?{Control>}{Enter}{/Control}');
    await expect(args.onCreate).toHaveBeenLastCalledWith('Which flow?', first.id);
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /^Reply to/ })).toBeNull());
  },
};

export const Likes: Story = {
  name: 'Likes a comment and a reply, or no longer; a guest is told how many do',
  tags: ['no-visual'], // Looks like Replies.
  args: { state: { status: 'ready', rows: withReplies(), total: 3, more: 'idle' }, onLikedChange: fn() },
  render: (args) => (
    <>
      <CommentThread {...args} />
      <CommentThread {...args} viewerId={null} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const likes = canvas.getAllByRole('button', { name: /^Like the comment by/ });
    // In the guest's thread these are plain text.
    await expect(likes).toHaveLength(4);
    await expect(likes[0]).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(likes[0] as HTMLElement);
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ likeCount: 2 }),
      true,
    );
    await expect(likes[1]).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(likes[1] as HTMLElement);
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'r1' }), false);
    // In the member's thread these are for screen readers only.
    await expect(canvas.getAllByText('2 likes').at(-1)).toBeVisible();
  },
};

export const Removable: Story = {
  name: 'Offers to remove one’s own comments, and all on one’s own post [GAP-053]',
  render: (args) => (
    <>
      <CommentThread {...args} />
      <CommentThread {...args} viewerId={args.postAuthorId} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getAllByRole('button', { name: /^Remove the comment/ });
    // One of the five is the viewer's; the author of the post may remove all of them.
    await expect(remove).toHaveLength(1 + 5);
    for (const own of canvas.getAllByRole('button', { name: 'Remove the comment by Linnea Ekström' })) {
      await userEvent.click(own);
    }
    await expect(args.onRemove).toHaveBeenLastCalledWith(toComment(aThread()));
  },
};

export const Guest: Story = {
  name: 'Leads a guest to the login',
  args: { viewerId: null, signInHref: '?login=true' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sign in to comment' })).toHaveAttribute(
      'href',
      '?login=true&reason=comment',
    );
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: [
        toComment(
          aThread({
            text: `https://example.com/${'a'.repeat(200)}\n${'A long remark on the muffle. '.repeat(20)}`,
            user: {
              user_name: 'Hubertus-Maximilian Wolfeschlegelsteinhausenbergerdorff',
              image: null,
              linkedinImage: null,
              user_company_name:
                'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
              user_company_id: null,
            },
          }),
        ),
      ],
      total: 1,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
