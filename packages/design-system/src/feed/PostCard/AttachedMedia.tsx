import { MediaFrame } from '@millrace/ui';
import { type ReactNode, useRef, useState } from 'react';
import { LazyDocumentViewer, useDocuments, viewerAddress } from '../DocumentViewer/lazy';
import type { AttachedFile } from './attached-file';
import { PostPicture } from './PostPicture';

export interface AttachedMediaProps {
  file: AttachedFile;
  /** True if everybody may read it: others' viewers can open it then. */
  isPublic: boolean;
}

/** The one file that was sent along with a post or a message. @see FEED-036 */
export function AttachedMedia({ file, isPublic }: AttachedMediaProps) {
  const { kind, href, name } = file;
  switch (kind) {
    case 'image':
      return <PostPicture file={file} />;
    case 'video':
      return <MediaFrame media={{ kind, src: href, title: name }} fit="contain" />;
    default:
      return <PostDocument kind={kind} href={href} name={name} isPublic={isPublic} />;
  }
}

interface PostDocumentProps {
  kind: 'pdf' | 'ppt';
  href: string;
  name: string;
  /** True if everybody may read it. */
  isPublic: boolean;
}

/**
 * A document of a post or a message. A PDF opens where it stands; a presentation is downloaded, or opened in the viewer that the host
 * names: of a public post only, as that viewer fetches the file.
 *
 * @see FEED-037, GAP-020
 */
function PostDocument({ kind, href, name, isPublic }: PostDocumentProps) {
  const { presentationViewer } = useDocuments();
  if (kind === 'pdf') return <PostPdf href={href} name={name} />;
  const isOffered = presentationViewer !== null && isPublic;
  return (
    <MediaFrame
      media={{
        kind,
        href,
        name,
        opens: 'download',
        ...(isOffered && { viewerHref: viewerAddress(presentationViewer, href) }),
      }}
    />
  );
}

interface PostPdfProps {
  href: string;
  name: string;
}

/**
 * A PDF that opens where it stands; without script, without a worker of pdf.js, and with a key held down, in a tab of its
 * own. @see FEED-037
 */
function PostPdf({ href, name }: PostPdfProps): ReactNode {
  const { pdfjsUrl, pdfWorkerUrl } = useDocuments();
  const opensHere = pdfjsUrl !== null || pdfWorkerUrl !== null;
  const [isOpen, setIsOpen] = useState(false);
  const tile = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsOpen(false);
    tile.current?.querySelector('a')?.focus();
  };
  const onOpen = () => (isOpen ? close() : setIsOpen(true));
  return (
    <>
      <MediaFrame
        ref={tile}
        media={{ kind: 'pdf', href, name, opens: 'tab', ...(opensHere && { isOpen, onOpen }) }}
      />
      {isOpen && <LazyDocumentViewer name={name} href={href} onClose={close} />}
    </>
  );
}
