import type { Comment, Post } from '@millrace/api-client';
import { CommentThread, PostCard } from '@millrace/design-system';
import { AlertDialog } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { SampleReport, SampleShare } from './SampleDialogs';
import { SAMPLE_COMMENTS, SAMPLE_MEMBER } from './sample-content';

interface SamplePostProps {
  post: Post;
  href: string;
  onChange: (post: Post) => void;
  onRemove: () => void;
  onBlock: () => void;
}

/** Whoever reads the sample, among the authors of comments. */
const READER = 'sample-reader';

/** A post of the sample, with its menu. @see MOCK-003 */
export function SamplePost({ post, href, onChange, onRemove, onBlock }: SamplePostProps) {
  const messages = useMessages();
  const [dialog, setDialog] = useState<'share' | 'block' | 'remove' | 'report' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [comments, setComments] = useState<readonly Comment[]>(() =>
    SAMPLE_COMMENTS.filter(({ parent_id }) => parent_id === post.id),
  );
  const { displayName: name } = SAMPLE_MEMBER;
  const close = () => setDialog(null);
  const setThread = (next: readonly Comment[]) => {
    setComments(next);
    onChange({ ...post, comment_count: next.length });
  };
  return (
    <>
      <PostCard
        post={post}
        viewerId={READER}
        onLikedChange={(liked) =>
          onChange({ ...post, liked, like_count: post.like_count + (liked ? 1 : -1) })
        }
        commentsOpen={isOpen}
        onCommentsOpenChange={setOpen}
        onShare={() => setDialog('share')}
        comments={
          <CommentThread
            state={
              comments.length === 0
                ? { status: 'empty' }
                : { status: 'ready', rows: comments, total: comments.length, more: 'idle' }
            }
            viewerId={READER}
            postAuthorId={post.user_id}
            status="idle"
            onCreate={async (text) => {
              const user = {
                ...post.user,
                user_name: messages.format('sampleProfile.you'),
                user_company_name: null,
              };
              const id = `said-${comments.length}`;
              const added = new Date().toISOString();
              setThread([{ id, parent_id: post.id, user_id: READER, user, text, added }, ...comments]);
              return true;
            }}
            onRemove={({ id }) => setThread(comments.filter((one) => one.id !== id))}
            onLoadMore={() => undefined}
            onRetry={() => undefined}
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
