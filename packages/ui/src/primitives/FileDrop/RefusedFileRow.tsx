import { FileX, X } from 'lucide-react';
import { useMessages } from '../../messages/MessagesContext';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { acts, facts, name as nameClass, row, thumb } from './FileDrop.css';
import type { RefusedFile } from './file-drop-props';
import type { FileTexts } from './useFileTexts';
import { useMoveRowFocusOnUnmount } from './useMoveRowFocusOnUnmount';

interface RefusedFileRowProps {
  file: RefusedFile;
  texts: FileTexts;
  onDismiss: () => void;
}

/** A file that was not taken, and why. */
export function RefusedFileRow({ file, texts, onDismiss }: RefusedFileRowProps) {
  const messages = useMessages();
  return (
    <li ref={useMoveRowFocusOnUnmount()} data-part="refused" data-state="failed" className={row}>
      <span className={thumb}>
        <Icon icon={FileX} size="medium" />
      </span>
      <div>
        <span title={file.name} className={nameClass}>
          {file.name}
        </span>
        <span data-part="facts" className={facts}>
          {texts.refusalText(file)}
        </span>
      </div>
      <div data-part="acts" className={acts}>
        <IconButton
          icon={X}
          tone="quiet"
          size="small"
          label={messages.format('fileDrop.dismiss', { name: file.name })}
          onClick={onDismiss}
        />
      </div>
    </li>
  );
}
