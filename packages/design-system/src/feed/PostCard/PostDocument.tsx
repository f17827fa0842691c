import type { Media } from '@millrace/api-client';
import { MediaFrame } from '@millrace/ui';
import { useDocuments, viewerAddress } from '../DocumentViewer';
import { PostPdf } from './PostPdf';

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
export function PostDocument({ kind, media: { data, name }, isPublic }: PostDocumentProps) {
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
