import { artPath } from '@millrace/domain';
import { MediaFrame } from '@millrace/ui';
import { useArtSource } from '@millrace/ui/bare';
import { useMessages } from '@millrace/ui/messages';
import { AttachedMedia } from './AttachedMedia';
import { postCardMessages } from './PostCard.messages';
import type { Post } from './post';

export interface PostMediaProps {
  post: Pick<Post, 'author' | 'tags' | 'attachment' | 'video' | 'visibility' | 'hiddenReason'>;
}

/** The attachment of a post, or the video that its text links to. @see FEED-036 */
export function PostMedia({ post }: PostMediaProps) {
  const messages = useMessages(postCardMessages);
  const { attachment, video, author, visibility = 'public', hiddenReason } = post;
  const subject = post.tags?.find((tag) => tag.sector) ?? post.tags?.[0] ?? author;
  const sector = ('sector' in subject && subject.sector) || null;
  // No thumbnail from the video provider, which could track the readers of the post.
  const poster = useArtSource(artPath({ name: subject.name, sector, kind: 'plate' }));
  const title = messages.format('post.video', { name: author.name });
  // A hidden post is not public, so third-party viewers cannot fetch its file.
  const isPublic = visibility === 'public' && hiddenReason === undefined;
  return (
    <>
      {attachment && <AttachedMedia file={attachment} isPublic={isPublic} />}
      {video && <MediaFrame media={{ kind: video.provider, id: video.id, title, poster }} />}
    </>
  );
}
