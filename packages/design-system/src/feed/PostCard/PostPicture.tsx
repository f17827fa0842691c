import { Dialog, Link, MediaFrame } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { AttachedFile } from './attached-file';
import { postCardMessages } from './PostCard.messages';
import { enlarge, picture, stage, whole } from './PostPicture.css';

interface PostPictureProps {
  file: AttachedFile;
}

/** A picture in its own shape, which opens over the page in full. */
export function PostPicture({ file: { href, name, width, height, thumb = href } }: PostPictureProps) {
  const messages = useMessages(postCardMessages);
  const label = messages.format('post.picture', { name });
  const own = width !== undefined && height !== undefined && { width, height };
  return (
    <Dialog.Root>
      <div className={picture}>
        <MediaFrame
          ratio={own ? 'own' : '16:9'}
          fit="contain"
          media={{ kind: 'image', src: thumb, alt: label, ...own }}
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
            <img src={href} alt={label} {...own} className={whole} />
          </Dialog.Body>
          <Dialog.Footer>
            <Link href={href} target="_blank" rel="noopener">
              {messages.format('post.original')}
            </Link>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
