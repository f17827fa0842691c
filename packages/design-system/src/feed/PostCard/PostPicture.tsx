import type { Media, Post } from '@millrace/api-client';
import { MediaFrame } from '@millrace/ui';
import { latePart } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useRef, useState } from 'react';
import type { PictureDialogProps } from './PictureDialog';
import { enlarge, picture } from './PostPicture.css';

/** The dialog is loaded once somebody is about to open the first picture. */
const pictureDialog = latePart(() => import('./PictureDialog'));

interface PostPictureProps {
  media: Media;
  /** Its size, which keeps its place, and a smaller copy. */
  size: Post['imageContent'];
}

/** A picture in its own shape, which opens over the page in full. */
export function PostPicture({ media, size }: PostPictureProps) {
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const { data, name } = media;
  const label = messages.format('post.picture', { name });
  const own = size && { width: size.width, height: size.height };
  return (
    <>
      <div className={picture}>
        <MediaFrame
          ratio={size ? 'own' : '16:9'}
          fit="contain"
          media={{ kind: 'image', src: size?.thumb ?? data, alt: label, ...own }}
        />
        <button
          ref={trigger}
          type="button"
          data-state={isOpen ? 'open' : 'closed'}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={messages.format('post.enlarge', { name })}
          className={enlarge}
          onPointerEnter={pictureDialog.preload}
          onFocus={pictureDialog.preload}
          onClick={() => setIsOpen(true)}
        />
      </div>
      {isOpen && (
        <LatePictureDialog
          src={data}
          name={name}
          label={label}
          size={own}
          onClose={() => setIsOpen(false)}
          trigger={trigger}
        />
      )}
    </>
  );
}

function LatePictureDialog(props: PictureDialogProps) {
  const part = pictureDialog.usePart();
  return part && <part.PictureDialog {...props} />;
}
