import { MediaFrame } from '@millrace/ui';
import { latePart } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useRef, useState } from 'react';
import type { AttachedFile } from './attached-file';
import type { PictureDialogProps } from './PictureDialog';
import { postCardMessages } from './PostCard.messages';
import { enlarge, picture } from './PostPicture.css';

/** Lazy dialog, preloaded when the user is about to open the first picture. */
const pictureDialog = latePart(() => import('./PictureDialog'));

interface PostPictureProps {
  file: AttachedFile;
}

/** Picture in its aspect ratio, which opens in full in a dialog. */
export function PostPicture({ file: { href, name, width, height, thumb = href } }: PostPictureProps) {
  const messages = useMessages(postCardMessages);
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const label = messages.format('post.picture', { name });
  const own = width !== undefined && height !== undefined ? { width, height } : null;
  return (
    <>
      <div className={picture}>
        <MediaFrame
          ratio={own ? 'own' : '16:9'}
          fit="contain"
          media={{ kind: 'image', src: thumb, alt: label, ...own }}
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
          src={href}
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
