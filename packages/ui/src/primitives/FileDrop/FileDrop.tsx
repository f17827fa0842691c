import { FileX, Upload, X } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type DropItem, useDrop } from 'react-aria';
import { classNames } from '../../internal/class-names';
import { controlState } from '../../internal/control-state';
import { useMessages } from '../../messages/MessagesContext';
import { Field, type FieldControlProps, type FieldFrameProps } from '../Field';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { VisuallyHidden } from '../VisuallyHidden';
import { checkFiles } from './check-files';
import {
  acts,
  choose,
  facts,
  fileDrop,
  input,
  list,
  more,
  name as nameClass,
  row,
  thumb,
  zone,
} from './FileDrop.css';
import { fileDropMessages } from './FileDrop.messages';
import { type FileActs, FileDropRow } from './FileDropRow';
import type { FileDropItem, RefusedFile } from './file-drop-props';
import { type FileTexts, useFileTexts } from './useFileTexts';
import { useMoveRowFocusOnUnmount } from './useMoveRowFocusOnUnmount';

export interface FileDropProps
  extends FieldFrameProps,
    FileActs,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accepted files in display order; the host uploads them. */
  items: readonly FileDropItem[];
  /** Called with files within the limits, to be added to `items`; with `maxFiles` 1, they replace the current one. */
  onFilesAdd: (files: File[]) => void;
  /** Accepted types, as in the `accept` attribute: `.pdf`, `image/png`, `image/*`. Default: all types. */
  accept?: readonly string[];
  /** Maximum size of a file in bytes. */
  maxSize?: number;
  /** Maximum number of files. Default: unlimited. */
  maxFiles?: number;
  disabled?: boolean;
}

/**
 * Accepts files by drag and drop, paste, click or key, shows the reason for each rejected one, and the upload state of
 * the others. Without a hint it shows its limits.
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
  const messages = useMessages(fileDropMessages);
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
        // The input is emptied after each choice, so `required` would always fail on it.
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

/** Returns the announcement for a live region about the files: what was added, refused, uploaded, or failed. */
function useFileAnnouncements(
  items: readonly FileDropItem[],
  refused: readonly RefusedFile[],
  texts: FileTexts,
): string {
  const messages = useMessages(fileDropMessages);
  const before = useRef<{ items: readonly FileDropItem[]; refused: readonly RefusedFile[] }>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const last = before.current;
    before.current = { items, refused };
    if (!last) return;
    const news = items
      .filter((item) => last.items.find(({ id }) => id === item.id)?.state !== item.state)
      .filter((item) => item.state !== 'uploading')
      .map((item) =>
        item.state === 'waiting'
          ? messages.format('fileDrop.added', { name: item.name })
          : `${item.name}: ${texts.itemStateText(item)}`,
      );
    const refusals = refused === last.refused ? [] : refused;
    const lines = [...news, ...refusals.map((file) => `${file.name}: ${texts.refusalText(file)}`)];
    if (lines.length > 0) setAnnouncement(lines.join('\n'));
  });
  return announcement;
}

interface RefusedFileRowProps {
  file: RefusedFile;
  texts: FileTexts;
  onDismiss: () => void;
}

/** A rejected file, and the reason. */
function RefusedFileRow({ file, texts, onDismiss }: RefusedFileRowProps) {
  const messages = useMessages(fileDropMessages);
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

interface FileDropZoneProps {
  control: FieldControlProps;
  accept: readonly string[];
  multiple: boolean;
  disabled: boolean;
  onFiles: (files: File[], folders: string[]) => void;
}

/** Accepts files that are dropped, pasted or chosen. Uses a native input, so that keyboard and screen readers work. */
function FileDropZone({ control, accept, multiple, disabled, onFiles }: FileDropZoneProps) {
  const messages = useMessages(fileDropMessages);
  const ref = useRef<HTMLLabelElement>(null);
  const handleDrop = async (items: readonly DropItem[]) => {
    const folders = items.flatMap((item) => (item.kind === 'directory' ? [item.name] : []));
    const files = await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
    if (files.length + folders.length > 0) onFiles(files, folders);
  };
  const { dropProps, isDropTarget } = useDrop({
    ref: ref as RefObject<HTMLElement | null>,
    isDisabled: disabled,
    onDrop: ({ items }) => void handleDrop(items),
  });
  // Not react-aria's clipboard, which drops images that come from no file, such as screenshots.
  const handlePaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length > 0) onFiles(files, []);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Reset, so that choosing the same file again fires a change event.
    event.target.value = '';
    if (files.length > 0) onFiles(files, []);
  };
  const state = controlState({ disabled, invalid: control['aria-invalid'] });
  const prompt = messages.rich(multiple ? 'fileDrop.choose' : 'fileDrop.chooseOne', {
    b: (text) => <b className={choose}>{text}</b>,
    more: (text) => <span className={more}>{text}</span>,
  });
  return (
    <label
      {...dropProps}
      ref={ref}
      htmlFor={control.id}
      data-part="zone"
      data-state={isDropTarget ? 'target' : state}
      className={zone}
    >
      <input
        {...control}
        type="file"
        accept={accept.join(',') || undefined}
        multiple={multiple}
        disabled={disabled}
        className={input}
        onChange={handleChange}
        onPaste={handlePaste}
      />
      <Icon icon={Upload} size="medium" />
      <span>{isDropTarget ? messages.format('fileDrop.drop') : prompt}</span>
    </label>
  );
}
