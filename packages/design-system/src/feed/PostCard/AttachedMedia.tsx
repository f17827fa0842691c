import { MediaFrame } from '@millrace/ui';
import { type ReactNode, useRef, useState } from 'react';
import { LazyDocumentViewer, useDocuments, viewerAddress } from '../DocumentViewer/lazy';
import type { AttachedFile } from './attached-file';
import { PostPicture } from './PostPicture';

export interface AttachedMediaProps {
  file: AttachedFile;
  /** True if the post is public, so that third-party viewers can fetch the file. */
  isPublic: boolean;
}

/** The attachment of a post or a message. @see FEED-036 */
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
  /** True if the post is public. */
  isPublic: boolean;
}

/**
 * A document of a post or a message. A PDF opens inline; a presentation is downloaded, or opened in the third-party
 * viewer that the host configures: for public posts only, as that viewer fetches the file.
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
 * A PDF that opens inline. Without scripts, without a worker URL for pdf.js, and with a modifier key held, it opens in
 * a new tab. @see FEED-037
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
