import type { Post } from '@millrace/api-client';
import { MediaFrame } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { AttachedMedia } from './AttachedMedia';
import { postCardMessages } from './PostCard.messages';

/** What was sent along with a post, or the video that its text links to. @see FEED-036 */
export function PostMedia({ post }: { post: Post }) {
  const messages = useMessages(postCardMessages);
  const { media, imageContent, video, user, visibility, hidden } = post;
  const title = messages.format('post.video', { name: user.user_name });
  // What a moderator hid is public no more, and nobody else's viewer may fetch it.
  const isPublic = visibility === 'public' && !hidden;
  return (
    <>
      <AttachedMedia media={media} imageContent={imageContent} isPublic={isPublic} />
      {video && <MediaFrame media={{ kind: video.provider, id: video.id, title }} />}
    </>
  );
}
