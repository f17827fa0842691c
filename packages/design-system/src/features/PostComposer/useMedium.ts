import type { PostFile } from '@millrace/api-client';
import { type FileMediaKind, POST_MEDIA, postFileKind, postFileProblem } from '@millrace/domain';
import { type ClipboardEvent, type DragEvent, useCallback, useState } from 'react';
import { fileSize } from '../../internal/file-size';
import { useMessages } from '../../messages/MessagesContext';
import type { Messages } from '../../messages/messages';

interface UseMediumOptions {
  isOff: boolean;
  /** The same function at each drawing. */
  onTake: (medium: PostFile) => void;
}

/** Where the file comes in: chosen, dropped or pasted. What is no file for a post is refused in words. @see FEED-017 */
export function useMedium({ isOff, onTake }: UseMediumOptions) {
  const messages = useMessages();
  const [problem, setProblem] = useState<string>();
  const [isTarget, setIsTarget] = useState(false);

  const take = useCallback(
    (files: readonly File[]) => {
      const [file] = files;
      if (isOff || !file) return;
      const found = files.length > 1 ? messages.format('postComposer.oneFile') : problemOf(file, messages);
      setProblem(found);
      const kind = postFileKind(file);
      if (found === undefined && kind !== null) onTake({ kind, file });
    },
    [isOff, onTake, messages],
  );
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
      // Text processors add a picture of the text that they copy: the text is meant.
      if (files.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      take([...files]);
    },
  };
}

function problemOf(file: File, messages: Messages): string | undefined {
  const found = postFileProblem(file);
  const { name } = file;
  if (found === 'type') return messages.format('postComposer.wrongType');
  if (found === 'empty') return messages.format('postComposer.emptyFile', { name });
  if (found === null) return undefined;
  const kind = postFileKind(file) ?? 'image';
  const size = fileSize(file.size, messages);
  const limit = fileSize(POST_MEDIA[kind].maxBytes, messages);
  return messages.format('postComposer.tooLarge', { name, size, limit });
}

/** What a browser's own choice of a file offers for a kind. */
export const acceptOf = (kind: FileMediaKind): string =>
  [...POST_MEDIA[kind].types, ...POST_MEDIA[kind].extensions].join(',');
