import { Link } from '@millrace/ui';
import { latePart } from '@millrace/ui/hooks';
import { attachedMedium } from '../../feed/Attachment';
import type { ChatFileProps, PendingFileProps } from './ChatFile';
import { file, place } from './LateChatFile.css';

/** Pictures, players and documents are loaded with the first message that has a file. */
const chatFile = latePart(() => import('./ChatFile'));

/** The file of a message that was said; its name until the part that shows it is loaded. */
export function LateChatFile(props: ChatFileProps) {
  const part = chatFile.usePart();
  if (part) return <part.ChatFile {...props} />;
  const { media, imageContent } = props;
  const medium = attachedMedium(media);
  return (
    <div data-part="file" className={file}>
      {imageContent && (
        // As high as the picture will be, so that nothing moves.
        <svg
          className={place}
          viewBox={`0 0 ${imageContent.width} ${imageContent.height}`}
          width={imageContent.width}
          height={imageContent.height}
          aria-hidden="true"
        />
      )}
      {medium && (
        <Link href={medium.data} target="_blank" rel="noopener">
          <bdi>{medium.name}</bdi>
        </Link>
      )}
    </div>
  );
}

/** A file on its way; its name until the part that shows it is loaded. */
export function LatePendingFile(props: PendingFileProps) {
  const part = chatFile.usePart();
  if (part) return <part.PendingFile {...props} />;
  return (
    <div data-part="file" className={file}>
      <bdi>{props.file.name}</bdi>
    </div>
  );
}
