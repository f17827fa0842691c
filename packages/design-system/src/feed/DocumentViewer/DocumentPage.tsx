import { Notice } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { canvas as canvasClass, page as pageClass, words as wordsClass } from './DocumentViewer.css';
import { documentViewerMessages } from './DocumentViewer.messages';
import type { OpenDocument } from './open-document';

interface DocumentPageProps {
  document: OpenDocument;
  /** Page number from 1. */
  number: number;
  /** Scale: CSS pixels per unit of the page. */
  scale: number;
  /** Scroll container of the pages. */
  scroller: RefObject<HTMLElement | null>;
}

/** A page: its canvas and its text layer, rendered only while the page is in or near the viewport. */
export function DocumentPage({ document, number, scale, scroller }: DocumentPageProps) {
  const messages = useMessages(documentViewerMessages);
  const page = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(document.firstPage);
  const [isNear, setNear] = useState(false);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    if (!page.current) return;
    const watch = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: '100% 0px',
    });
    watch.observe(page.current);
    return () => watch.disconnect();
  }, [scroller]);

  useEffect(() => {
    if (!isNear || !canvas.current || !words.current) return;
    const drawn = canvas.current;
    const ending = new AbortController();
    document
      .drawPage(number, { canvas: drawn, words: words.current, scale, signal: ending.signal })
      .then(setSize, () => setBroken(!ending.signal.aborted));
    return () => {
      ending.abort();
      // Browsers keep the memory of a canvas until its size is zero.
      drawn.width = 0;
      drawn.height = 0;
    };
  }, [document, number, scale, isNear]);

  const label = messages.format('documentViewer.page', { page: number, total: document.pageCount });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page is no set of fields
    <div
      ref={page}
      role="group"
      data-part="page"
      data-page={number}
      aria-label={label}
      dir="ltr"
      className={pageClass}
      style={{ width: size.width * scale, height: size.height * scale }}
    >
      {isNear && (
        <>
          <div aria-hidden="true">
            <canvas ref={canvas} className={canvasClass} />
          </div>
          <div ref={words} data-part="words" className={wordsClass} />
          {isBroken && <Notice tone="danger">{messages.format('documentViewer.pageFailed')}</Notice>}
        </>
      )}
    </div>
  );
}
