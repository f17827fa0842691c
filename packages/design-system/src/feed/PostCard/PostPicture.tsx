import type { Media, Post } from '@millrace/api-client';
import { Dialog, Link, MediaFrame } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { postCardMessages } from './PostCard.messages';
import { enlarge, picture, stage, whole } from './PostPicture.css';

interface PostPictureProps {
  media: Media;
  /** Its size, which keeps its place, and a smaller copy. */
  size: Post['imageContent'];
}

/** A picture in its own shape, which opens over the page in full. */
export function PostPicture({ media, size }: PostPictureProps) {
  const messages = useMessages(postCardMessages);
  const { data, name } = media;
  const label = messages.format('post.picture', { name });
  const own = size && { width: size.width, height: size.height };
  return (
    <Dialog.Root>
      <div className={picture}>
        <MediaFrame
          ratio={size ? 'own' : '16:9'}
          fit="contain"
          media={{ kind: 'image', src: size?.thumb ?? data, alt: label, ...own }}
        />
        <Dialog.Trigger className={enlarge} aria-label={messages.format('post.enlarge', { name })} />
      </div>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content size="full" aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>
              <bdi>{name}</bdi>
            </Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body className={stage}>
            <img src={data} alt={label} {...own} className={whole} />
          </Dialog.Body>
          <Dialog.Footer>
            <Link href={data} target="_blank" rel="noopener">
              {messages.format('post.original')}
            </Link>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
