import type { Post } from '@millrace/api-client';
import { MediaFrame } from '@millrace/ui';
import { PostDocument } from './PostDocument';
import { PostPicture } from './PostPicture';

export interface AttachedMediaProps {
  media: Post['media'] | undefined;
  /** The size of a picture, which keeps its place, and a smaller copy. */
  imageContent: Post['imageContent'] | undefined;
  /** True if everybody may read it: others' viewers can open it then. */
  isPublic: boolean;
}

/** The one file that was sent along with a post or a message. @see FEED-036 */
export function AttachedMedia({ media, imageContent = null, isPublic }: AttachedMediaProps) {
  return (
    <>
      {media?.image && <PostPicture media={media.image} size={imageContent} />}
      {media?.video && (
        <MediaFrame media={{ kind: 'video', src: media.video.data, title: media.video.name }} fit="contain" />
      )}
      {media?.pdf && <PostDocument kind="pdf" media={media.pdf} isPublic={isPublic} />}
      {media?.ppt && <PostDocument kind="ppt" media={media.ppt} isPublic={isPublic} />}
    </>
  );
}
