import { POST_MEDIA, postFileKind, postFileProblem } from '@millrace/domain';
import { fileSize } from '@millrace/ui/hooks';
import type { Messages } from '@millrace/ui/messages';
import { useMessages } from '@millrace/ui/messages';
import { type ClipboardEvent, type DragEvent, useCallback, useState } from 'react';
import { attachmentMessages } from './Attachment.messages';
import type { ChosenFile } from './chosen-file';
import { useWindowFileDrop } from './useWindowFileDrop';

interface UseFileIntakeOptions {
  isOff: boolean;
  /** Must be referentially stable. */
  onTake: (file: ChosenFile) => void;
  /** Called when a file was rejected; must be referentially stable. */
  onRefuse?: (() => void) | undefined;
}

/**
 * Accepts a file by file dialog, paste or drop, also a drop anywhere in the window if this is its only drop target.
 * Shows an error for files of any other than the four kinds.
 *
 * @see FEED-017
 */
export function useFileIntake({ isOff, onTake, onRefuse }: UseFileIntakeOptions) {
  const messages = useMessages(attachmentMessages);
  const [problem, setProblem] = useState<string>();
  const [isTarget, setIsTarget] = useState(false);

  const take = useCallback(
    (files: readonly File[]) => {
      const [file] = files;
      if (isOff || !file) return;
      const found = files.length > 1 ? messages.format('attachment.one') : fileProblem(file, messages);
      setProblem(found);
      const kind = postFileKind(file);
      if (found !== undefined) onRefuse?.();
      else if (kind !== null) onTake({ kind, file });
    },
    [isOff, onTake, onRefuse, messages],
  );
  useWindowFileDrop({
    isOff,
    onOver: () => setIsTarget(true),
    onLeave: () => setIsTarget(false),
    onDrop: take,
  });
  const holdsFiles = ({ dataTransfer }: DragEvent) => !isOff && dataTransfer.types.includes('Files');
  return {
    problem,
    isTarget,
    take,
    forgive: () => setProblem(undefined),
    dropProps: {
      onDragOver: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsTarget(true);
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const { relatedTarget } = event;
        if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget)))
          setIsTarget(false);
      },
      onDrop: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsTarget(false);
        take([...event.dataTransfer.files]);
      },
    },
    handlePaste: (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData;
      // Word processors also copy a picture of the text; the user wants the text.
      if (files.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      take([...files]);
    },
  };
}

function fileProblem(file: File, messages: Messages<keyof typeof attachmentMessages>): string | undefined {
  const found = postFileProblem(file);
  const { name } = file;
  if (found === 'type') return messages.format('attachment.wrongType');
  if (found === 'empty') return messages.format('attachment.empty', { name });
  if (found === null) return undefined;
  const kind = postFileKind(file) ?? 'image';
  const size = fileSize(file.size, messages);
  const limit = fileSize(POST_MEDIA[kind].maxBytes, messages);
  return messages.format('attachment.tooLarge', { name, size, limit });
}
