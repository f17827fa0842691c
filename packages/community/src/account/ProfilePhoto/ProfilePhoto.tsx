import { Avatar, Button, Icon, Notice, Spinner, Text } from '@millrace/ui';
import type { MessageKey } from '@millrace/ui/messages';
import { useMessages } from '@millrace/ui/messages';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { PHOTO_KINDS, PHOTO_MAX_BYTES, SelectPhotoDialog } from '../SelectPhotoDialog';
import {
  compact,
  compactPicture,
  compactWords,
  frame,
  pictureButton,
  picture as pictureClass,
  root,
  sign,
  wheel,
  words,
} from './ProfilePhoto.css';

const NOT_SENT_YET = { status: undefined, failure: null } as const;

/** Upload state of the photo. @see ACC-055 */
export type ProfilePhotoState =
  | { status: 'idle' }
  | {
      status: 'uploading' | 'uploaded';
      /** Object URL of the upload, for the preview. */
      preview: string;
    }
  | {
      status: 'failed';
      /** The server's message; null if it has none. */
      reason: string | null;
    };

export interface ProfilePhotoProps {
  name: string;
  /** URL of the current picture. */
  picture: string | null;
  state: ProfilePhotoState;
  /** Called as soon as the photo is cropped. */
  onChange: (photo: Blob) => void;
  /** `compact` shows the picture alone, as the button that changes it. Default `full`. */
  variant?: 'full' | 'compact';
}

/** The member's own photo and the button to choose, crop and upload another. @see ACC-055, PERM-009 */
export function ProfilePhoto({ name, picture, state, onChange, variant = 'full' }: ProfilePhotoProps) {
  const messages = useMessages();
  const inputRef = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const [problem, setProblem] = useState<MessageKey>();
  const handleChoice = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Reset, or choosing the same file again would not fire a change event.
    event.target.value = '';
    if (!file) return;
    const found = photoProblem(file);
    setProblem(found);
    if (!found) setChosen(file);
  };
  const isUploading = state.status === 'uploading';
  const preview = 'preview' in state ? state.preview : undefined;
  const isCompact = variant === 'compact';
  const choose = () => inputRef.current?.click();
  const shown = (
    <>
      <Avatar
        name={name}
        src={preview ?? picture}
        size="large"
        {...(!isCompact && { label: messages.format('profilePhoto.label', { name }) })}
        className={isCompact ? compactPicture : pictureClass}
      />
      {isUploading && <Spinner label={messages.format('profilePhoto.uploading')} className={wheel} />}
    </>
  );
  return (
    <div data-component="ProfilePhoto" data-state={state.status} className={isCompact ? compact : root}>
      {isCompact ? (
        <button
          type="button"
          aria-label={messages.format('profilePhoto.change')}
          title={messages.format('profilePhoto.change')}
          disabled={isUploading}
          className={pictureButton}
          onClick={choose}
        >
          {shown}
          <span className={sign}>
            <Icon icon={Camera} />
          </span>
        </button>
      ) : (
        <div className={frame}>{shown}</div>
      )}
      <div className={isCompact ? compactWords : words}>
        {!isCompact && (
          <Button icon={Camera} loading={isUploading} onClick={choose}>
            {messages.format('profilePhoto.change')}
          </Button>
        )}
        <input
          ref={inputRef}
          type="file"
          data-part="input"
          accept={PHOTO_KINDS.join(',')}
          aria-label={messages.format('profilePhoto.choose')}
          hidden
          onChange={handleChoice}
        />
        {!isCompact && <Text variant="caption">{messages.format('profilePhoto.hint')}</Text>}
        {problem && <Notice tone="danger">{messages.format(problem)}</Notice>}
        {state.status === 'uploaded' && <Notice tone="success">{messages.format('account.uploaded')}</Notice>}
        {state.status === 'failed' && (
          <Notice tone="danger">
            {messages.format('account.uploadFailed')} {state.reason}
          </Notice>
        )}
      </div>
      {chosen && (
        <SelectPhotoDialog
          open
          file={chosen}
          initialShare={1}
          // The upload starts after the dialog closes; the preview shows its progress.
          saving={NOT_SENT_YET}
          onOpenChange={() => setChosen(undefined)}
          onSelect={({ crop }) => {
            setChosen(undefined);
            onChange(crop);
          }}
        />
      )}
    </div>
  );
}

function photoProblem({ type, size }: File): MessageKey | undefined {
  if (!PHOTO_KINDS.some((kind) => kind === type)) return 'profilePhoto.wrongKind';
  return size > PHOTO_MAX_BYTES ? 'profilePhoto.tooLarge' : undefined;
}
