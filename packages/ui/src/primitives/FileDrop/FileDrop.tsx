import { type ComponentPropsWithRef, useState } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { Field, type FieldFrameProps } from '../Field';
import { VisuallyHidden } from '../VisuallyHidden';
import { checkFiles } from './check-files';
import { fileDrop, list } from './FileDrop.css';
import { type FileActs, FileDropRow } from './FileDropRow';
import { FileDropZone } from './FileDropZone';
import type { FileDropItem, RefusedFile } from './file-drop-props';
import { RefusedFileRow } from './RefusedFileRow';
import { useFileAnnouncements } from './useFileAnnouncements';
import { useFileTexts } from './useFileTexts';

export interface FileDropProps
  extends FieldFrameProps,
    FileActs,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The files that were taken, in the order in which they are shown; sending them is the host's. */
  items: readonly FileDropItem[];
  /** Files within the limits, to be added to `items`; with `maxFiles` 1, in place of the one there is. */
  onFilesAdd: (files: File[]) => void;
  /** Kinds that are taken, as in the attribute: `.pdf`, `image/png`, `image/*`. Default: every kind. */
  accept?: readonly string[];
  /** Bytes of one file. */
  maxSize?: number;
  /** Default: as many as one likes. */
  maxFiles?: number;
  disabled?: boolean;
}

/**
 * Takes files by drag and drop, paste, click or key, says of each that is refused why, and shows what becomes of the
 * others. Without a hint it says its limits.
 */
export function FileDrop({
  label,
  hint,
  error,
  labelVisibility,
  required,
  mark = required ? 'required' : 'none',
  id,
  items,
  onFilesAdd,
  onRemove,
  onCancel,
  onRetry,
  accept = [],
  maxSize,
  maxFiles = Number.POSITIVE_INFINITY,
  disabled = false,
  className,
  ...rest
}: FileDropProps) {
  const messages = useMessages();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const texts = useFileTexts({ accept, maxSize, maxFiles });
  const announcement = useFileAnnouncements(items, refused, texts);
  const isSingle = maxFiles === 1;
  const handleFiles = (files: File[], folders: string[]) => {
    const room = isSingle ? 1 : maxFiles - items.length;
    const checked = checkFiles(files, { accept, maxSize, room });
    setRefused([...checked.refused, ...folders.map((name) => ({ name, reason: 'folder' as const }))]);
    if (checked.taken.length > 0) onFilesAdd(checked.taken);
  };
  return (
    <div data-component="FileDrop" {...rest} className={classNames(fileDrop, className)}>
      <Field
        {...{ label, error, labelVisibility, mark, id }}
        // An input that is emptied each time would always lack what it requires.
        required={required && items.length === 0}
        hint={hint ?? texts.limits()}
      >
        {(control) => (
          <FileDropZone
            control={control}
            accept={accept}
            multiple={!isSingle}
            disabled={disabled}
            onFiles={handleFiles}
          />
        )}
      </Field>
      {items.length + refused.length > 0 && (
        <ul data-part="list" aria-label={messages.format('fileDrop.list')} className={list}>
          {items.map((item) => (
            <FileDropRow key={item.id} {...{ item, texts, onRemove, onCancel, onRetry }} />
          ))}
          {refused.map((file, index) => (
            <RefusedFileRow
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list is replaced as a whole
              key={index}
              file={file}
              texts={texts}
              onDismiss={() => setRefused(refused.filter((other) => other !== file))}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
