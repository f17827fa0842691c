import { MediaFrame } from '@millrace/ui';
import { type ReactNode, useRef, useState } from 'react';
import { LazyDocumentViewer } from '../DocumentViewer';

interface PostPdfProps {
  href: string;
  name: string;
}

/** A PDF that opens where it stands; without script, and with a key held down, in a tab of its own. @see FEED-037 */
export function PostPdf({ href, name }: PostPdfProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const tile = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsOpen(false);
    tile.current?.querySelector('a')?.focus();
  };
  const onOpen = () => (isOpen ? close() : setIsOpen(true));
  return (
    <>
      <MediaFrame ref={tile} media={{ kind: 'pdf', href, name, opens: 'tab', isOpen, onOpen }} />
      {isOpen && <LazyDocumentViewer name={name} href={href} onClose={close} />}
    </>
  );
}
