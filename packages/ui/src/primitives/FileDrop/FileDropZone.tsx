import { Upload } from 'lucide-react';
import { type ChangeEvent, type ClipboardEvent, type RefObject, useRef } from 'react';
import { type DropItem, useDrop } from 'react-aria';
import { controlState } from '../../internal/control-state';
import { useMessages } from '../../messages/MessagesContext';
import type { FieldControlProps } from '../Field';
import { Icon } from '../Icon';
import { choose, input, more, zone } from './FileDrop.css';

interface FileDropZoneProps {
  control: FieldControlProps;
  accept: readonly string[];
  multiple: boolean;
  disabled: boolean;
  onFiles: (files: File[], folders: string[]) => void;
}

/** Takes files that are dropped, pasted or chosen. The input is the browser's own, so that keys and readers know it. */
export function FileDropZone({ control, accept, multiple, disabled, onFiles }: FileDropZoneProps) {
  const messages = useMessages();
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
  // Not react-aria's clipboard, which leaves out pictures that come from no file, such as of the screen.
  const handlePaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length > 0) onFiles(files, []);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Else the same file chosen once more would be no change.
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
