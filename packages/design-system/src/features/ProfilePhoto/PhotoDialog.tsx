import { useState } from 'react';
import { useObjectUrl } from '../../internal/useObjectUrl';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { type CropArea, ImageCropper } from '../../primitives/ImageCropper';

interface PhotoDialogProps {
  file: File;
  onUse: (area: CropArea) => void;
  onCancel: () => void;
}

/** Chooses the part of a photo that is shown. */
export function PhotoDialog({ file, onUse, onCancel }: PhotoDialogProps) {
  const messages = useMessages();
  const [area, setArea] = useState<CropArea>();
  const src = useObjectUrl(file);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onCancel()}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('profilePhoto.title')}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            {src && (
              <ImageCropper
                label={messages.format('profilePhoto.area')}
                src={src}
                initialShare={1}
                onValueChange={setArea}
              />
            )}
          </Dialog.Body>
          <Dialog.Footer>
            <Button onClick={onCancel}>{messages.format('profilePhoto.cancel')}</Button>
            <Button tone="primary" disabled={!area} onClick={() => area && onUse(area)}>
              {messages.format('profilePhoto.use')}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
