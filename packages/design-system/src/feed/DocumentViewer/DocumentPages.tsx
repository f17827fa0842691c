import { WindowedRows, type WindowedRowsHandle } from '@millrace/ui/hooks';
import { type Ref, type RefObject, useMemo } from 'react';
import { DocumentPage } from './DocumentPage';
import { pageRow } from './DocumentViewer.css';
import type { OpenDocument } from './open-document';

interface DocumentPagesProps {
  document: OpenDocument;
  scale: number;
  scroller: RefObject<HTMLElement | null>;
  handle: Ref<WindowedRowsHandle>;
}

/** Space between pages, in pixels. */
const GAP_PX = 12;

/** All pages, one under the other, of which only those are drawn that are near. */
export function DocumentPages({ document, scale, scroller, handle }: DocumentPagesProps) {
  const { pageCount, firstPage } = document;
  const keys = useMemo(() => Array.from({ length: pageCount }, (_, at) => String(at + 1)), [pageCount]);
  return (
    <WindowedRows
      keys={keys}
      estimatePx={firstPage.height * scale + GAP_PX}
      handle={handle}
      renderRow={(index) => (
        <div className={pageRow}>
          <DocumentPage document={document} number={index + 1} scale={scale} scroller={scroller} />
        </div>
      )}
    />
  );
}
