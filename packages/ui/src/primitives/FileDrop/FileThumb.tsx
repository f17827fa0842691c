import { File as FileIcon, FileText, FileX } from 'lucide-react';
import { useState } from 'react';
import { useObjectUrl } from '../../internal/useObjectUrl';
import { Icon } from '../Icon';
import { thumb } from './FileDrop.css';
import type { FileDropItem } from './file-drop-props';

/** The picture itself, or a sign for the kind of file. Decorative: the name stands beside it. */
export function FileThumb({ item }: { item: FileDropItem }) {
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
