import type { FileMediaKind } from '@millrace/domain';
import { Icon, IconButton, MediaFrame, Text } from '@millrace/ui';
import { fileSize, useObjectUrl } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { X } from 'lucide-react';
import { useState } from 'react';
import { fileName, picture, preview, root, sign } from './Attachment.css';
import { attachmentMessages } from './Attachment.messages';
import { ATTACHMENT_ICONS } from './attachment-icons';

/** An attachment: a newly chosen file, or one that a post already has. */
export interface ShownFile {
  kind: FileMediaKind;
  name: string;
  /** File that was chosen here. */
  file?: File;
  /** URL of a picture that the post already has. */
  pictureUrl?: string | undefined;
}

export interface AttachmentProps {
  shown: ShownFile;
  disabled: boolean;
  onRemove: () => void;
}

/** Preview of the attachment with a remove button. */
export function Attachment({ shown: { kind, name, file, pictureUrl }, disabled, onRemove }: AttachmentProps) {
  const messages = useMessages(attachmentMessages);
  const ownUrl = useObjectUrl(
    kind === 'image' || kind === 'video' ? file : undefined,
    // Browsers that can play QuickTime files do so only when these are declared as MP4.
    file?.type === 'video/quicktime' ? 'video/mp4' : undefined,
  );
  const picturedBy = pictureUrl ?? (kind === 'image' ? ownUrl : undefined);
  // No picture, or a format that this browser does not decode: the server will report it.
  const [undrawn, setUndrawn] = useState<string>();
  return (
    <div data-component="Attachment" data-kind={kind} className={root}>
      {kind === 'video' && ownUrl && (
        <div data-part="preview" className={preview}>
          <MediaFrame fit="contain" media={{ kind: 'video', src: ownUrl, title: name }} />
        </div>
      )}
      {picturedBy && picturedBy !== undrawn ? (
        <img
          alt=""
          src={picturedBy}
          width={96}
          height={72}
          className={picture}
          onError={() => setUndrawn(picturedBy)}
        />
      ) : (
        <span className={sign}>
          <Icon icon={ATTACHMENT_ICONS[kind]} size="medium" />
        </span>
      )}
      <span>
        <bdi title={name} className={fileName}>
          {name}
        </bdi>
        {file && <Text variant="caption">{fileSize(file.size, messages)}</Text>}
      </span>
      <IconButton
        tone="quiet"
        icon={X}
        disabled={disabled}
        label={messages.format('attachment.remove', { name })}
        onClick={onRemove}
      />
    </div>
  );
}
