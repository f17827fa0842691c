import { aPost, aPrivatePost, aUser } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PostCard, type PostCardProps, toPost } from '.';

const viewer = aUser();
const plain = { mentions: [], media: null, imageContent: null, video: null };

/** Simulates a page with optimistic likes and comments. */
function Live(props: PostCardProps) {
  const [post, setPost] = useState(props.post);
  const [open, setOpen] = useState(props.commentsOpen ?? false);
  return (
    <PostCard
      {...props}
      post={post}
      commentsOpen={open}
      onCommentsOpenChange={(now) => {
        setOpen(now);
        props.onCommentsOpenChange?.(now);
      }}
      onLikedChange={(liked) => {
        setPost({ ...post, liked, likeCount: (post.likeCount ?? 0) + (liked ? 1 : -1) });
        props.onLikedChange?.(liked);
      }}
    />
  );
}

const meta = {
  title: 'Feed/PostCard',
  component: PostCard,
  args: {
    post: toPost(aPost()),
    viewerId: viewer.id,
    sector: 'optical-fiber',
    commentsOpen: false,
    comments: <p>What others say</p>,
    onLikedChange: fn(),
    onCommentsOpenChange: fn(),
    onShare: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onTag: fn(),
  },
  render: (args) => <Live {...args} />,
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
  name: 'Shows who says what, when, about which products and companies',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas }) => {
    const post = within(canvas.getByRole('article', { name: 'Post by Astrid Hallberg' }));
    await expect(post.getByRole('link', { name: 'Astrid Hallberg' })).toHaveAttribute(
      'href',
      '/networkFeed/user/a26fc5a1-47b1-522c-9cc2-0704999b623c',
    );
    const company = '/company/kvarnholm-silica-ab/a8899a0b-0d32-538f-9678-7b8c6a589106';
    for (const link of post.getAllByRole('link', { name: 'Kvarnholm Silica AB' })) {
      await expect(link).toHaveAttribute('href', company);
    }
    const tags = within(post.getByRole('list', { name: 'Tagged products and companies' }));
    await expect(tags.getByRole('link', { name: 'Preform silica glass' })).toHaveAttribute(
      'href',
      '/product/preform-silica-glass/d53ae804-391b-573e-ba6d-76a128774728',
    );
  },
};

export const Clamped: Story = {
  name: 'Clamps a long text to three lines until it is opened [FEED-035]',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = canvasElement.querySelector<HTMLElement>('[data-part="text"]');
    if (!text) throw new Error('There is no text');
    const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(text.clientHeight / lineHeight).toBeCloseTo(3, 0);

    const more = canvas.getByRole('button', { name: 'Show more' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(text.clientHeight / lineHeight).toBeGreaterThan(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
    await expect(text.clientHeight / lineHeight).toBeCloseTo(3, 0);
  },
};

export const KeepsPlace: Story = {
  name: 'Shows more below what is read, and less where it is pressed, on a phone as well [FEED-035]',
  args: { post: toPost(aPost({ ...plain, text: 'The muffle is of graphite. '.repeat(120) })) },
  tags: ['no-visual'], // Its room is measured by the window, which grows for a picture.
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <div style={{ paddingBlock: '60vh 200vh' }}>
      <Live {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const elementTop = (element: Element | null) =>
      Math.round(element?.getBoundingClientRect().top ?? Number.NaN);
    const text = canvasElement.querySelector('[data-part="text"]');
    const button = canvas.getByRole('button', { name: 'Show more' });
    button.scrollIntoView({ block: 'center' });
    const before = elementTop(text);
    await userEvent.click(button);
    await expect(elementTop(text)).toBe(before);
    button.scrollIntoView({ block: 'center' });
    await expect(elementTop(text)).toBeLessThan(0);
    const pressed = elementTop(button);
    await userEvent.click(button);
    await expect(Math.abs(elementTop(button) - pressed)).toBeLessThanOrEqual(1);
    await expect(elementTop(text)).toBeGreaterThan(0);
  },
};

export const Fits: Story = {
  name: 'Offers nothing more of a text that fits, and measures anew when the width changes [FEED-035]',
  args: {
    post: toPost(
      aPost({
        ...plain,
        text: 'We have free capacity from November, and ship samples of 80 to 200 mm within two weeks, with a certificate.',
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    const card = canvasElement.querySelector<HTMLElement>('[data-component="PostCard"]');
    if (!card) throw new Error('There is no post');
    card.style.inlineSize = '200px';
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toBeVisible();
    card.style.inlineSize = '';
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull());
  },
};

export const KeyboardInText: Story = {
  name: 'Opens the text when the keyboard reaches a link in a line that is cut away',
  args: {
    post: toPost(
      aPost({
        ...plain,
        text: `One line.\nTwo lines.\nThree lines.\nFour lines.\nThe report: https://kvarnholm.example/report`,
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByText('https://kvarnholm.example/report');
    link.focus();
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="text"]')).toHaveAttribute('data-state', 'open'),
    );
    await expect(link).toHaveFocus();
  },
};

export const Links: Story = {
  name: 'Leads from mentions and addresses',
  args: {
    post: toPost(
      aPost({
        ...plain,
        text: 'Kvarnholm Silica AB says more at https://kvarnholm.example/notes?no=4.',
        mentions: [{ start: 0, length: 19, kind: 'company', id: 'a8899a0b-0d32-538f-9678-7b8c6a589106' }],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const links = [...canvasElement.querySelectorAll<HTMLAnchorElement>('[data-part="text"] a')];
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Kvarnholm Silica AB', '/company/kvarnholm-silica-ab/a8899a0b-0d32-538f-9678-7b8c6a589106'],
      ['https://kvarnholm.example/notes?no=4', 'https://kvarnholm.example/notes?no=4'],
    ]);
    await expect(links[1]).toHaveAttribute('rel', 'nofollow ugc noopener');
  },
};

export const Liking: Story = {
  name: 'Toggles between like and unlike [FEED-046]',
  args: { post: toPost(aPost({ liked: false, like_count: 13 })) },
  play: async ({ args, canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: 'Like 13' });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(like);
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'Like 14' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Like 14' }));
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Like 13' })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Actions: Story = {
  name: 'Has like, comment and share [FEED-038]',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Like 14' })).toBeVisible();
    const comment = canvas.getByRole('button', { name: 'Comment 7' });
    await expect(comment).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(comment);
    await expect(canvas.getByText('What others say')).toBeVisible();
    await expect(comment).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

export const WithoutShare: Story = {
  name: 'Has no share button where nothing shares',
  args: { onShare: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Error',
  args: { likeFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again.');
  },
};

export const Own: Story = {
  name: 'Offers edit, remove and tag to its author [FEED-039]',
  args: { post: toPost(aPrivatePost()) },
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post options' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Tag products or companies',
      'Remove',
    ]);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Post options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tag products or companies' }));
    await expect(args.onTag).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Post options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Private')).toBeVisible();
  },
};

export const OfOthers: Story = {
  name: 'Has no menu for others, but for what the page adds [FEED-039]',
  render: (args) => (
    <>
      <Live {...args} />
      <Live {...args} menuItems={[{ id: 'copy', name: 'Copy link' }]} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post options' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Copy link']);
    await userEvent.keyboard('{Escape}');
  },
};

export const Guest: Story = {
  name: 'Leads a guest who likes or shares to the login',
  args: { viewerId: null, signInHref: '?login=true' },
  play: async ({ canvas }) => {
    for (const [name, reason] of [
      ['Like 14', 'like'],
      ['Share', 'share'],
    ] as const) {
      const href = expect.stringMatching(
        new RegExp(`^\\?login=true&target=post%3A[\\w-]+&reason=${reason}$`),
      );
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(canvas.queryByRole('button', { name: 'Post options' })).toBeNull();
  },
};

export const JustPosted: Story = {
  name: 'Says how long ago it was posted, and that it was edited [CONST-001]',
  args: {
    post: toPost(
      aPost({
        ...plain,
        text: 'Just in.',
        added: '2026-03-02T08:57:00Z',
        edited: '2026-03-02T08:58:00Z',
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('3 mins ago')).toHaveAttribute('title', 'March 2, 2026 at 8:57 AM');
    await expect(canvasElement.querySelector('[data-part="facts"]')).toHaveTextContent('3 mins ago, edited');
  },
};

export const WithoutPicture: Story = {
  name: 'Shows the initials of an author without a picture, and the picture from LinkedIn before that',
  render: (args) => (
    <>
      <Live {...args} post={{ ...args.post, author: { ...args.post.author, picture: null } }} />
      <Live
        {...args}
        post={{
          ...args.post,
          author: { ...args.post.author, picture: '/art/v1/none/seal/a.svg' },
        }}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [without, linkedin] = canvasElement.querySelectorAll('[data-component="Avatar"]');
    await expect(without?.getAttribute('data-initials')).toMatch(/^A/);
    await expect(without?.querySelector('img')).toBeNull();
    await expect(linkedin?.querySelector('img')).toHaveAttribute('src', '/art/v1/none/seal/a.svg');
  },
};

export const LongText: Story = {
  args: {
    post: toPost(
      aPost({
        ...plain,
        text: `https://example.com/${'a'.repeat(300)}`,
        media: { pdf: { data: '/files/x.pdf', name: `${'Datenblatt-der-Vorform-Revision-'.repeat(6)}.pdf` } },
        user: {
          user_name: 'Hubertus-Maximilian Wolfeschlegelsteinhausenbergerdorff',
          image: null,
          linkedinImage: null,
          user_company_name:
            'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
          user_company_id: null,
        },
        tagged_product_names: [
          'Vorform aus synthetischem Quarzglas mit grabenförmig abgesenktem Brechungsindexprofil',
        ],
        like_count: 1_234_567,
        comment_count: 98_765,
      }),
    ),
  },
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-component="PostCard"]');
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
};
