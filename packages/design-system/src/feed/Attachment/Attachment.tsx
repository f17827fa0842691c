import type { FileMediaKind } from '@millrace/domain';
import { Icon, IconButton, MediaFrame, Text } from '@millrace/ui';
import { fileSize, useObjectUrl } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { X } from 'lucide-react';
import { useState } from 'react';
import { fileName, picture, preview, root, sign } from './Attachment.css';
import { attachmentMessages } from './Attachment.messages';
import { ATTACHMENT_ICONS } from './attachment-icons';

/** A file that goes along with a post or a message, or one that a post has already. */
export interface ShownFile {
  kind: FileMediaKind;
  name: string;
  /** Of a file that was chosen here. */
  file?: File;
  /** Address of a picture that the post has. */
  pictureUrl?: string | undefined;
}

export interface AttachmentProps {
  shown: ShownFile;
  disabled: boolean;
  onRemove: () => void;
}

/** The file that goes along, and the cross that takes it away. */
export function Attachment({ shown: { kind, name, file, pictureUrl }, disabled, onRemove }: AttachmentProps) {
  const messages = useMessages(attachmentMessages);
  const ownUrl = useObjectUrl(
    kind === 'image' || kind === 'video' ? file : undefined,
    // What browsers play of it, they play as MP4.
    file?.type === 'video/quicktime' ? 'video/mp4' : undefined,
  );
  const picturedBy = pictureUrl ?? (kind === 'image' ? ownUrl : undefined);
  // No picture, or of a kind that this browser does not draw: the server says what it is.
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
