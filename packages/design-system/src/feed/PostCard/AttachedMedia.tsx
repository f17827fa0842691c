import type { Media, Post } from '@millrace/api-client';
import { MediaFrame } from '@millrace/ui';
import { type ReactNode, useRef, useState } from 'react';
import { LazyDocumentViewer, useDocuments, viewerAddress } from '../DocumentViewer/lazy';
import { PostPicture } from './PostPicture';

export interface AttachedMediaProps {
  media: Post['media'] | undefined;
  /** The size of a picture, which keeps its place, and a smaller copy. */
  imageContent: Post['imageContent'] | undefined;
  /** True if everybody may read it: others' viewers can open it then. */
  isPublic: boolean;
}

/** The one file that was sent along with a post or a message. @see FEED-036 */
export function AttachedMedia({ media, imageContent = null, isPublic }: AttachedMediaProps) {
  return (
    <>
      {media?.image && <PostPicture media={media.image} size={imageContent} />}
      {media?.video && (
        <MediaFrame media={{ kind: 'video', src: media.video.data, title: media.video.name }} fit="contain" />
      )}
      {media?.pdf && <PostDocument kind="pdf" media={media.pdf} isPublic={isPublic} />}
      {media?.ppt && <PostDocument kind="ppt" media={media.ppt} isPublic={isPublic} />}
    </>
  );
}

interface PostDocumentProps {
  kind: 'pdf' | 'ppt';
  media: Media;
  /** True if everybody may read it. */
  isPublic: boolean;
}

/**
 * A document of a post or a message. A PDF opens where it stands; a presentation is downloaded, or opened in the viewer that the host
 * names: of a public post only, as that viewer fetches the file.
 *
 * @see FEED-037, GAP-020
 */
function PostDocument({ kind, media: { data, name }, isPublic }: PostDocumentProps) {
  const { presentationViewer } = useDocuments();
  if (kind === 'pdf') return <PostPdf href={data} name={name} />;
  const isOffered = presentationViewer !== null && isPublic;
  return (
    <MediaFrame
      media={{
        kind,
        href: data,
        name,
        opens: 'download',
        ...(isOffered && { viewerHref: viewerAddress(presentationViewer, data) }),
      }}
    />
  );
}

interface PostPdfProps {
  href: string;
  name: string;
}

/** A PDF that opens where it stands; without script, and with a key held down, in a tab of its own. @see FEED-037 */
function PostPdf({ href, name }: PostPdfProps): ReactNode {
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
