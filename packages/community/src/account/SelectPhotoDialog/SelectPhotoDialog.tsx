import type { SavingState } from '@millrace/design-system';
import {
  Button,
  type CropArea,
  cropPicture,
  Dialog,
  FileDrop,
  ImageCropper,
  Notice,
  Stack,
} from '@millrace/ui';
import { useObjectUrl } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { PHOTO_KINDS, PHOTO_MAX_BYTES } from './photo-limits';

/** A photo and its cropped part. */
export interface SelectedPhoto {
  /** Original file. */
  original: File;
  /** Cropped file of the same type. */
  crop: Blob;
}

export interface SelectPhotoDialogProps extends SelectPhotoProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface SelectPhotoProps {
  /** Preselected file. Default: the dialog asks for one. */
  file?: File | undefined;
  /** Aspect ratio of the crop, width by height. Default 1. @see PROD-026 */
  aspect?: number;
  /** Initial crop, as a share of the largest possible one. Default 0.5. @see PROD-026 */
  initialShare?: number;
  /** Maximum edge length of the cropped image in pixels. Default 1024. */
  maxEdge?: number;
  /** Upload state; the photo is kept after a failure, for a retry. */
  saving: SavingState;
  onSelect: (photo: SelectedPhoto) => void;
}

/**
 * "Select a Photo": takes one `.jpeg` or `.png` and lets the user crop it; returns both original and crop.
 *
 * @see PROD-023, PROD-024, PROD-025
 */
export function SelectPhotoDialog({ open, onOpenChange, ...rest }: SelectPhotoDialogProps) {
  const messages = useMessages();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('selectPhoto.title')}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <SelectPhoto {...rest} onCancel={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Mounted only while the dialog is open, so that its state is reset each time. */
function SelectPhoto({
  file: chosenElsewhere,
  aspect = 1,
  initialShare = 0.5,
  maxEdge = 1024,
  saving,
  onSelect,
  onCancel,
}: SelectPhotoProps & { onCancel: () => void }) {
  const messages = useMessages();
  const [file, setFile] = useState(chosenElsewhere);
  const [area, setArea] = useState<CropArea>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const src = useObjectUrl(file);
  const { status, failure } = saving;
  const choose = (next: File | undefined) => {
    setFile(next);
    setArea(undefined);
    setIsUnreadable(false);
  };
  const handleUse = () => {
    if (!file || !area) return;
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    cropPicture(file, area, { type, maxEdge }).then(
      (crop) => onSelect({ original: file, crop }),
      () => setIsUnreadable(true),
    );
  };
  return (
    <>
      <Dialog.Body data-state={status ?? 'idle'}>
        <Stack gap="md">
          {file ? (
            src && (
              <ImageCropper
                key={src}
                label={messages.format('selectPhoto.area')}
                src={src}
                aspect={aspect}
                initialShare={initialShare}
                onValueChange={setArea}
                disabled={status !== undefined}
              />
            )
          ) : (
            <FileDrop
              label={messages.format('selectPhoto.file')}
              items={[]}
              accept={PHOTO_KINDS}
              maxSize={PHOTO_MAX_BYTES}
              maxFiles={1}
              onFilesAdd={([first]) => choose(first)}
              onRemove={() => choose(undefined)}
            />
          )}
          {isUnreadable && <Notice tone="danger">{messages.format('selectPhoto.unreadable')}</Notice>}
          {failure && (
            <Notice tone="danger">
              {messages.format('account.uploadFailed')} {Object.values(failure.fields)[0] ?? failure.text}
            </Notice>
          )}
          {status === 'COMPLETED' && <Notice tone="success">{messages.format('account.uploaded')}</Notice>}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        {file && status === undefined && (
          <Button tone="quiet" onClick={() => choose(undefined)}>
            {messages.format('selectPhoto.other')}
          </Button>
        )}
        <Button onClick={onCancel}>{messages.format('account.cancel')}</Button>
        <Button
          tone="primary"
          disabled={!area || status === 'COMPLETED'}
          loading={status === 'IN_PROGRESS'}
          onClick={handleUse}
        >
          {messages.format('selectPhoto.use')}
        </Button>
      </Dialog.Footer>
    </>
  );
}
