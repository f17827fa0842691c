import type { Post } from '@millrace/api-client';
import { useMessages } from '../../messages/MessagesContext';
import { MediaFrame } from '../../primitives/MediaFrame';
import { PostDocument } from './PostDocument';
import { PostPicture } from './PostPicture';

/** What was sent along with a post, or the video that its text links to. @see FEED-036 */
export function PostMedia({ post }: { post: Post }) {
  const messages = useMessages();
  const { media, imageContent, video, user, visibility } = post;
  const title = messages.format('post.video', { name: user.user_name });
  return (
    <>
      {media?.image && <PostPicture media={media.image} size={imageContent} />}
      {media?.video && (
        <MediaFrame media={{ kind: 'video', src: media.video.data, title: media.video.name }} fit="contain" />
      )}
      {media?.pdf && <PostDocument kind="pdf" media={media.pdf} visibility={visibility} />}
      {media?.ppt && <PostDocument kind="ppt" media={media.ppt} visibility={visibility} />}
      {video && <MediaFrame media={{ kind: video.provider, id: video.id, title }} />}
    </>
  );
}
