import { Link } from '@millrace/ui';
import { latePart } from '@millrace/ui/hooks';
import type { ChatFileProps, PendingFileProps } from './ChatFile';
import { file as fileClass, place } from './LateChatFile.css';

/** Lazily loaded with the first message that has a file. */
const chatFile = latePart(() => import('./ChatFile'));

/** Lazy file of a sent message; shows its name until it is loaded. */
export function LateChatFile(props: ChatFileProps) {
  const part = chatFile.usePart();
  if (part) return <part.ChatFile {...props} />;
  const { href, name, width, height } = props.file;
  return (
    <div data-part="file" className={fileClass}>
      {width !== undefined && height !== undefined && (
        // Reserves the height of the picture.
        <svg
          className={place}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden="true"
        />
      )}
      <Link href={href} target="_blank" rel="noopener">
        <bdi>{name}</bdi>
      </Link>
    </div>
  );
}

/** Lazy file of an unsent message; shows its name until it is loaded. */
export function LatePendingFile(props: PendingFileProps) {
  const part = chatFile.usePart();
  if (part) return <part.PendingFile {...props} />;
  return (
    <div data-part="file" className={fileClass}>
      <bdi>{props.file.name}</bdi>
    </div>
  );
}
