import { fileSize } from '../../internal/file-size';
import { useMessages } from '../../messages/MessagesContext';
import { kindNames } from './check-files';
import { fileDropMessages } from './FileDrop.messages';
import type { FileDropItem, RefusedFile } from './file-drop-props';

interface FileTextOptions {
  accept: readonly string[];
  maxSize: number | undefined;
  maxFiles: number;
}

/** Returns texts about files: their sizes, their states, and the reason for a rejection. */
export function useFileTexts({ accept, maxSize, maxFiles }: FileTextOptions) {
  const messages = useMessages(fileDropMessages);
  const formatSize = (bytes: number) => fileSize(bytes, messages);
  const names = kindNames(accept);
  const kinds = messages.list(names, 'or');
  const refusals: Record<RefusedFile['reason'], (file: RefusedFile) => string> = {
    type: () =>
      kinds === ''
        ? messages.format('fileDrop.anyWrongType')
        : messages.format('fileDrop.wrongType', { kinds }),
    size: ({ size = 0 }) =>
      messages.format('fileDrop.tooLarge', { size: formatSize(size), limit: formatSize(maxSize ?? 0) }),
    empty: () => messages.format('fileDrop.empty'),
    folder: () => messages.format('fileDrop.folder'),
    count: () => messages.format('fileDrop.tooMany', { max: maxFiles }),
  };
  return {
    formatSize,
    refusalText: (file: RefusedFile) => refusals[file.reason](file),
    itemStateText: ({ state, error }: FileDropItem) =>
      (state === 'failed' && error) || messages.format(`fileDrop.${state}`),
    /** Returns the limits in one line, or undefined without any. */
    limits: () => {
      const size = maxSize === undefined ? '' : formatSize(maxSize);
      if (kinds === '') return size && messages.format('fileDrop.size', { size });
      return size
        ? messages.format('fileDrop.kindsAndSize', { kinds, size })
        : messages.format('fileDrop.kinds', { kinds });
    },
  };
}

export type FileTexts = ReturnType<typeof useFileTexts>;
