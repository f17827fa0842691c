import { File as FileIcon, FileText, FileX, RotateCcw, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useMoveFocusOnUnmount } from '../../internal/useMoveFocusOnUnmount';
import { useObjectUrl } from '../../internal/useObjectUrl';
import { useMessages } from '../../messages/MessagesContext';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { bar } from '../Progress/Progress.css';
import { acts, facts, name as nameClass, progress as progressClass, row, thumb } from './FileDrop.css';
import { fileDropMessages } from './FileDrop.messages';
import type { FileDropItem } from './file-drop-props';
import type { FileTexts } from './useFileTexts';
import { useMoveRowFocusOnUnmount } from './useMoveRowFocusOnUnmount';

export interface FileActs {
  onRemove: (id: string) => void;
  onCancel?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
}

interface FileDropRowProps extends FileActs {
  item: FileDropItem;
  texts: FileTexts;
}

/** Renders an accepted file: its name, upload state and actions. */
export function FileDropRow({ item, texts, onRemove, onCancel, onRetry }: FileDropRowProps) {
  const { id, name, size, state, progress = 0 } = item;
  const messages = useMessages(fileDropMessages);
  const nameId = useId();
  const isUploading = state === 'uploading';
  const stateText = isUploading
    ? `${texts.itemStateText(item)} ${messages.number(progress, { style: 'percent' })}`
    : texts.itemStateText(item);
  return (
    <li ref={useMoveRowFocusOnUnmount()} data-part="file" data-state={state} className={row}>
      <FileThumb item={item} />
      <div>
        <span id={nameId} title={name} className={nameClass}>
          {name}
        </span>
        <span data-part="facts" className={facts}>
          {texts.formatSize(size)} · {stateText}
        </span>
        {isUploading && (
          <span className={progressClass}>
            <progress aria-labelledby={nameId} max={1} value={progress} className={bar} />
          </span>
        )}
      </div>
      <div data-part="acts" className={acts}>
        {state === 'failed' && onRetry && (
          <RetryButton label={messages.format('fileDrop.retry', { name })} onClick={() => onRetry(id)} />
        )}
        {isUploading && onCancel ? (
          <IconButton
            icon={X}
            tone="quiet"
            size="small"
            label={messages.format('fileDrop.cancel', { name })}
            onClick={() => onCancel(id)}
          />
        ) : (
          <IconButton
            icon={X}
            tone="quiet"
            size="small"
            label={messages.format('fileDrop.remove', { name })}
            onClick={() => onRemove(id)}
          />
        )}
      </div>
    </li>
  );
}

/** Renders the retry button, which is removed once pressed; the focus moves to the cancel button next to it. */
function RetryButton(props: { label: string; onClick: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useMoveFocusOnUnmount(ref, (going) => going.parentElement?.querySelector<HTMLElement>('button:last-child'));
  return <IconButton {...props} ref={ref} icon={RotateCcw} tone="quiet" size="small" />;
}

/** Renders the image itself, or an icon for the file type. Decorative: the name is next to it. */
function FileThumb({ item }: { item: FileDropItem }) {
  const ownUrl = useObjectUrl(item.file?.type.startsWith('image/') ? item.file : undefined);
  const [failed, setFailed] = useState<string>();
  const url = item.pictureUrl ?? ownUrl;
  if (url && url !== failed) {
    return <img alt="" src={url} width={40} height={40} className={thumb} onError={() => setFailed(url)} />;
  }
  const isText = /\.(pdf|docx?|txt|pptx?|xlsx?|csv)$/i.test(item.name);
  return (
    <span data-part="thumb" className={thumb}>
      <Icon icon={item.state === 'failed' ? FileX : isText ? FileText : FileIcon} size="medium" />
    </span>
  );
}
