import type { FileMediaKind } from '@millrace/domain';
import { FileText, Image, Presentation, Video, X } from 'lucide-react';
import { fileSize } from '../../internal/file-size';
import { useObjectUrl } from '../../internal/useObjectUrl';
import { useMessages } from '../../messages/MessagesContext';
import { Icon, type LucideIcon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { MediaFrame } from '../../primitives/MediaFrame';
import { Text } from '../../primitives/Text';
import { fileName, medium, picture, preview, sign } from './PostBox.css';

/** The signs of the kinds, also on the buttons that add them. */
export const MEDIUM_ICONS: Record<FileMediaKind, LucideIcon> = {
  image: Image,
  video: Video,
  pdf: FileText,
  ppt: Presentation,
};

/** A file that goes along, or one that a post has already. */
export interface ShownMedium {
  kind: FileMediaKind;
  name: string;
  /** Of a file that was chosen here. */
  file?: File;
  /** Address of a picture that the post has. */
  pictureUrl?: string | undefined;
}

interface PostMediumProps {
  medium: ShownMedium;
  disabled: boolean;
  onRemove: () => void;
}

/** What goes along with a post, and the cross that takes it away. */
export function PostMedium({
  medium: { kind, name, file, pictureUrl },
  disabled,
  onRemove,
}: PostMediumProps) {
  const messages = useMessages();
  const ownUrl = useObjectUrl(kind === 'image' || kind === 'video' ? file : undefined);
  const picturedBy = pictureUrl ?? (kind === 'image' ? ownUrl : undefined);
  return (
    <div data-part="medium" data-kind={kind} className={medium}>
      {kind === 'video' && ownUrl && (
        <div data-part="preview" className={preview}>
          <MediaFrame fit="contain" media={{ kind: 'video', src: ownUrl, title: name }} />
        </div>
      )}
      {picturedBy ? (
        <img alt="" src={picturedBy} width={96} height={72} className={picture} />
      ) : (
        <span className={sign}>
          <Icon icon={MEDIUM_ICONS[kind]} size="medium" />
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
        label={messages.format('postComposer.removeFile', { name })}
        onClick={onRemove}
      />
    </div>
  );
}
