import {
  type Comment,
  CommentThread,
  MemberHeader,
  type Post,
  PostCard,
  toListState,
} from '@millrace/design-system';
import {
  AlertDialog,
  Button,
  EmptyState,
  Inline,
  Menu,
  Notice,
  Tabs,
  TextArea,
  useToasts,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { SampleMessage, SampleReport, SampleShare, useCopiedLink } from './SampleDialogs';
import { column, composer, root, send } from './SampleProfile.css';
import { SAMPLE_COMMENTS, SAMPLE_MEMBER, SAMPLE_POSTS, samplePost } from './sample-content';

const PLACEHOLDERS = ['articles', 'videos', 'image'] as const;

export interface SampleProfileProps {
  /** Absolute URL of the page, which sharing uses. */
  href: string;
}

/** Sample profile with invented content: nothing is sent or stored. @see MOCK-001 to MOCK-005 */
export function SampleProfile({ href }: SampleProfileProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const [posts, setPosts] = useState<readonly Post[]>(SAMPLE_POSTS);
  const [isBlocked, setBlocked] = useState(false);
  const shown = isBlocked ? [] : posts;
  const write = (text: string) =>
    setPosts((before) => [samplePost(`written-${before.length}`, text, new Date().toISOString()), ...before]);
  // Invented members and companies have no pages.
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (!link) return;
    event.preventDefault();
    toasts.show(messages.format('sampleProfile.noPage'));
  };
  return (
    <div data-component="SampleProfile" className={root}>
      <Notice role="note">{messages.format('sampleProfile.sample')}</Notice>
      <MemberHeader member={SAMPLE_MEMBER} actions={<SampleActions href={href} />} />
      <div className={column}>
        <SampleComposer onWrite={write} />
        <Tabs.Root defaultValue="top">
          <Tabs.List aria-label={messages.format('sampleProfile.tabs')}>
            <Tabs.Trigger value="top">{messages.format('sampleProfile.top')}</Tabs.Trigger>
            {PLACEHOLDERS.map((name) => (
              <Tabs.Trigger key={name} value={name}>
                {messages.format(`sampleProfile.${name}`)}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value="top" onClickCapture={stay}>
            {shown.map((post) => (
              <SamplePost
                key={post.id}
                post={post}
                href={href}
                onChange={(changed) =>
                  setPosts((before) => before.map((one) => (one.id === changed.id ? changed : one)))
                }
                onRemove={() => setPosts((before) => before.filter(({ id }) => id !== post.id))}
                onBlock={() => setBlocked(true)}
              />
            ))}
            {shown.length === 0 && (
              <EmptyState
                title={messages.format('sampleProfile.empty')}
                description={messages.format('sampleProfile.emptyHint')}
              />
            )}
          </Tabs.Content>
          {PLACEHOLDERS.map((name) => (
            <Tabs.Content key={name} value={name}>
              <EmptyState
                title={messages.format('sampleProfile.placeholder')}
                description={messages.format('sampleProfile.placeholderHint')}
              />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </div>
    </div>
  );
}

/** Adds a post to the page only. @see MOCK-002 */
function SampleComposer({ onWrite }: { onWrite: (text: string) => void }) {
  const messages = useMessages();
  const [text, setText] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onWrite(text.trim());
    setText('');
  };
  return (
    <form className={composer} data-part="composer" onSubmit={handleSubmit}>
      <TextArea
        label={messages.format('sampleProfile.write')}
        rows={3}
        maxRows={10}
        value={text}
        onValueChange={setText}
      />
      <Button type="submit" tone="primary" disabled={text.trim() === ''} className={send}>
        {messages.format('sampleProfile.post')}
      </Button>
    </form>
  );
}

/** "Send Message", and the menu of the profile. @see MOCK-001 */
function SampleActions({ href }: { href: string }) {
  const messages = useMessages();
  const [dialog, setDialog] = useState<'message' | 'share' | 'report' | null>(null);
  const copy = useCopiedLink(href);
  const close = () => setDialog(null);
  return (
    <Inline>
      <Button onClick={() => setDialog('message')}>{messages.format('sampleProfile.send')}</Button>
      <Menu
        label={messages.format('sampleProfile.menu')}
        items={[
          {
            id: 'share',
            name: messages.format('sampleProfile.share'),
            onAction: () => setDialog('share'),
          },
          { id: 'copy', name: messages.format('sampleProfile.copy'), onAction: copy },
          {
            id: 'report',
            name: messages.format('sampleProfile.report'),
            startsGroup: true,
            onAction: () => setDialog('report'),
          },
        ]}
      />
      {dialog === 'message' && <SampleMessage onClose={close} />}
      {dialog === 'share' && <SampleShare href={href} onClose={close} />}
      {dialog === 'report' && <SampleReport kind="member" onClose={close} />}
    </Inline>
  );
}

interface SamplePostProps {
  post: Post;
  href: string;
  onChange: (post: Post) => void;
  onRemove: () => void;
  onBlock: () => void;
}

/** Id of the sample's reader, as the author of new comments. */
const READER = 'sample-reader';

/** Sample post with its menu. @see MOCK-003 */
function SamplePost({ post, href, onChange, onRemove, onBlock }: SamplePostProps) {
  const messages = useMessages();
  const [dialog, setDialog] = useState<'share' | 'block' | 'remove' | 'report' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [comments, setComments] = useState<readonly Comment[]>(() =>
    post.id === SAMPLE_POSTS[0]?.id ? SAMPLE_COMMENTS : [],
  );
  const { name } = SAMPLE_MEMBER;
  const close = () => setDialog(null);
  const setThread = (next: readonly Comment[]) => {
    setComments(next);
    const count = next.reduce((sum, { replies = [] }) => sum + 1 + replies.length, 0);
    onChange({ ...post, commentCount: count });
  };
  return (
    <>
      <PostCard
        post={post}
        viewerId={READER}
        onLikedChange={(liked) =>
          onChange({ ...post, liked, likeCount: (post.likeCount ?? 0) + (liked ? 1 : -1) })
        }
        commentsOpen={isOpen}
        onCommentsOpenChange={setOpen}
        onShare={() => setDialog('share')}
        comments={
          <CommentThread
            state={toListState(comments)}
            viewerId={READER}
            postAuthorId={post.author.id}
            onCreate={async (text, replyTo) => {
              const author = { id: READER, name: messages.format('sampleProfile.you') };
              const said = { id: crypto.randomUUID(), author, text, added: new Date().toISOString() };
              setThread(
                replyTo === undefined
                  ? [...comments, said]
                  : comments.map((one) =>
                      one.id === replyTo ? { ...one, replies: [...(one.replies ?? []), said] } : one,
                    ),
              );
              return true;
            }}
            onRemove={({ id }) =>
              setThread(
                comments
                  .filter((one) => one.id !== id)
                  .map((one) => ({ ...one, replies: one.replies?.filter((reply) => reply.id !== id) })),
              )
            }
          />
        }
        menuItems={[
          {
            id: 'share',
            name: messages.format('sampleProfile.sharePost'),
            onAction: () => setDialog('share'),
          },
          { id: 'block', name: messages.format('block.feed'), onAction: () => setDialog('block') },
          {
            id: 'remove',
            name: messages.format('sampleProfile.removePost'),
            tone: 'danger',
            onAction: () => setDialog('remove'),
          },
          {
            id: 'report',
            name: messages.format('sampleProfile.report'),
            onAction: () => setDialog('report'),
          },
        ]}
      />
      {dialog === 'share' && <SampleShare href={href} onClose={close} />}
      {dialog === 'report' && <SampleReport kind="post" onClose={close} />}
      <AlertDialog
        open={dialog === 'remove'}
        onOpenChange={(open) => !open && close()}
        title={messages.format('sampleProfile.removeTitle')}
        description={messages.format('sampleProfile.removeHint')}
        confirmLabel={messages.format('sampleProfile.yes')}
        cancelLabel={messages.format('sampleProfile.no')}
        onConfirm={onRemove}
      />
      <AlertDialog
        open={dialog === 'block'}
        onOpenChange={(open) => !open && close()}
        title={messages.format('block.title', { name })}
        description={messages.format('sampleProfile.blockHint', { name })}
        confirmLabel={messages.format('block.confirm')}
        onConfirm={onBlock}
      />
    </>
  );
}
