import { EVENT_PICTURE_RATIO, EVENT_PICTURE_WIDTH_PX } from '@millrace/domain';
import { Button, FieldGroup, Inline } from '@millrace/ui';
import { useObjectUrl } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { SelectPhotoDialog } from '../../account/SelectPhotoDialog';
import { picture as pictureClass } from './EventForm.css';

/** Picture of an event in its form: stored, new, or none. */
export interface EventPicture {
  /** URL of the stored picture. */
  stored: string | null;
  chosen: File | undefined;
}

export interface EventPictureFieldProps {
  picture: EventPicture;
  onPictureChange: (picture: EventPicture) => void;
  error?: string | undefined;
  disabled: boolean;
}

const IDLE = { status: undefined, failure: null } as const;

/** Picture field that crops to an aspect ratio of 16 to 6.75. @see EVT-020 */
export function EventPictureField({ picture, onPictureChange, error, disabled }: EventPictureFieldProps) {
  const messages = useMessages();
  const [isChoosing, setIsChoosing] = useState(false);
  const chosenUrl = useObjectUrl(picture.chosen);
  const shown = picture.chosen ? chosenUrl : (picture.stored ?? undefined);
  const hasPicture = picture.chosen !== undefined || picture.stored !== null;
  return (
    <FieldGroup
      label={messages.format('eventForm.picture')}
      hint={messages.format('eventForm.pictureHint', { height: 16 / EVENT_PICTURE_RATIO })}
      error={error}
    >
      {shown && <img src={shown} alt="" className={pictureClass} />}
      <Inline gap="xs">
        <Button icon={ImagePlus} disabled={disabled} onClick={() => setIsChoosing(true)}>
          {messages.format(hasPicture ? 'eventForm.changePicture' : 'eventForm.choosePicture')}
        </Button>
        {hasPicture && (
          <Button
            tone="quiet"
            disabled={disabled}
            onClick={() => onPictureChange({ stored: null, chosen: undefined })}
          >
            {messages.format('eventForm.removePicture')}
          </Button>
        )}
      </Inline>
      <SelectPhotoDialog
        open={isChoosing}
        onOpenChange={setIsChoosing}
        aspect={EVENT_PICTURE_RATIO}
        initialShare={1}
        maxEdge={EVENT_PICTURE_WIDTH_PX}
        saving={IDLE}
        onSelect={({ original, crop }) => {
          onPictureChange({ ...picture, chosen: new File([crop], original.name, { type: crop.type }) });
          setIsChoosing(false);
        }}
      />
    </FieldGroup>
  );
}
