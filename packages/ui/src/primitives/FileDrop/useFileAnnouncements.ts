import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import type { FileDropItem, RefusedFile } from './file-drop-props';
import type { FileTexts } from './useFileTexts';

/** Returns the announcement for a live region about the files: what was added, refused, uploaded, or failed. */
export function useFileAnnouncements(
  items: readonly FileDropItem[],
  refused: readonly RefusedFile[],
  texts: FileTexts,
): string {
  const messages = useMessages();
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
