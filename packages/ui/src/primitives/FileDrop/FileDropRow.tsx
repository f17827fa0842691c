import { RotateCcw, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useMoveFocusOnUnmount } from '../../internal/useMoveFocusOnUnmount';
import { useMessages } from '../../messages/MessagesContext';
import { IconButton } from '../IconButton';
import { bar } from '../Progress/Progress.css';
import { acts, facts, name as nameClass, progress as progressClass, row } from './FileDrop.css';
import { FileThumb } from './FileThumb';
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

/** A file that was taken: what it is, what becomes of it, and what can be done. */
export function FileDropRow({ item, texts, onRemove, onCancel, onRetry }: FileDropRowProps) {
  const { id, name, size, state, progress = 0 } = item;
  const messages = useMessages();
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

/** Goes once it is pressed; what cancels the file is beside it. */
function RetryButton(props: { label: string; onClick: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useMoveFocusOnUnmount(ref, (going) => going.parentElement?.querySelector<HTMLElement>('button:last-child'));
  return <IconButton {...props} ref={ref} icon={RotateCcw} tone="quiet" size="small" />;
}
