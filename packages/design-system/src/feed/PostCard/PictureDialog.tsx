import { Dialog, Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { RefObject } from 'react';
import { postCardMessages } from './PostCard.messages';
import { stage, whole } from './PostPicture.css';

export interface PictureDialogProps {
  src: string;
  name: string;
  /** Alternative text of the picture. */
  label: string;
  size: { width: number; height: number } | null;
  /** Button that opened the dialog; gets the focus back on close. */
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Modal dialog with the full picture; open while mounted. */
export function PictureDialog({ src, name, label, size, trigger, onClose }: PictureDialogProps) {
  const messages = useMessages(postCardMessages);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content
          size="full"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            trigger.current?.focus();
          }}
        >
          <Dialog.Header>
            <Dialog.Title>
              <bdi>{name}</bdi>
            </Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body className={stage}>
            <img src={src} alt={label} {...size} className={whole} />
          </Dialog.Body>
          <Dialog.Footer>
            <Link href={src} target="_blank" rel="noopener">
              {messages.format('post.original')}
            </Link>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
