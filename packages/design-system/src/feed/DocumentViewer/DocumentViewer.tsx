import { ButtonLink, IconButton, Progress } from '@millrace/ui';
import type { WindowedRowsHandle } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { ChevronDown, ChevronUp, Download, Minus, Plus, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { DocumentPages } from './DocumentPages';
import { DocumentProblemNote } from './DocumentProblemNote';
import { bar, count, end, pages as pagesClass, root, side, state as stateClass } from './DocumentViewer.css';
import type { DocumentState } from './open-document';
import { useCurrentPage } from './useCurrentPage';
import { useZoom } from './useZoom';

/** What may be asked of a viewer. */
export interface DocumentViewerHandle {
  /** Puts the focus on the pages, from where keys scroll and turn them. */
  focus(): void;
}

export interface DocumentViewerProps {
  /** Name of the file. */
  name: string;
  /** Where the file itself is, to be downloaded. */
  href: string;
  state: DocumentState;
  onRetry: () => void;
  /** Without it there is no cross. */
  onClose?: (() => void) | undefined;
  handle?: Ref<DocumentViewerHandle> | undefined;
}

/** A document where it stands: its pages, one under the other, and what turns and enlarges them. @see FEED-037 */
export function DocumentViewer({ name, href, state, onRetry, onClose, handle }: DocumentViewerProps) {
  const messages = useMessages();
  const scroller = useRef<HTMLElement>(null);
  const rows = useRef<WindowedRowsHandle>(null);
  const document = state.status === 'ready' ? state.document : null;
  const zoom = useZoom(scroller, document?.firstPage.width ?? null);
  const { page, goingTo } = useCurrentPage(scroller, document !== null && zoom.scale !== null);
  const total = document?.pageCount ?? 0;
  const goTo = (to: number) => {
    const there = Math.min(total, Math.max(1, to));
    goingTo(there);
    rows.current?.scrollToRow(String(there));
  };
  useImperativeHandle(handle, () => ({ focus: () => scroller.current?.focus() }), []);

  // What one reads stays in view when it grows.
  const seen = useRef(page);
  seen.current = page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scale is another height of all pages
  useEffect(() => {
    rows.current?.scrollToRow(String(seen.current));
  }, [zoom.scale]);

  const acts = new Map<string, (() => void) | null>([
    ['+', zoom.zoomIn],
    ['=', zoom.zoomIn],
    ['-', zoom.zoomOut],
    ['0', zoom.reset],
    ['Home', () => goTo(1)],
    ['End', () => goTo(total)],
    ['ArrowRight', () => goTo(page + 1)],
    ['ArrowLeft', () => goTo(page - 1)],
  ]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const act = acts.get(event.key);
    const isWide = event.key.startsWith('Arrow') && zoom.share > 1;
    if (!act || isWide || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <div data-component="DocumentViewer" data-state={state.status} className={root}>
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of a form */}
      <div
        role="group"
        data-part="bar"
        aria-label={messages.format('documentViewer.controls', { name })}
        className={bar}
      >
        {document && (
          <div className={side}>
            <IconButton
              tone="quiet"
              icon={ChevronUp}
              label={messages.format('documentViewer.previous')}
              disabled={page <= 1}
              onClick={() => goTo(page - 1)}
            />
            <IconButton
              tone="quiet"
              icon={ChevronDown}
              label={messages.format('documentViewer.next')}
              disabled={page >= total}
              onClick={() => goTo(page + 1)}
            />
            <span data-part="count" role="status" className={count}>
              {messages.format('documentViewer.page', { page, total })}
            </span>
            <IconButton
              tone="quiet"
              icon={Minus}
              label={messages.format('documentViewer.zoomOut')}
              disabled={!zoom.zoomOut}
              onClick={zoom.zoomOut ?? undefined}
            />
            <span data-part="zoom" className={count}>
              {messages.format('documentViewer.zoom', { share: zoom.share })}
            </span>
            <IconButton
              tone="quiet"
              icon={Plus}
              label={messages.format('documentViewer.zoomIn')}
              disabled={!zoom.zoomIn}
              onClick={zoom.zoomIn ?? undefined}
            />
          </div>
        )}
        <div className={end}>
          <ButtonLink
            tone="quiet"
            icon={Download}
            href={href}
            download={name}
            aria-label={messages.format('documentViewer.downloadNamed', { name })}
          >
            {messages.format('documentViewer.download')}
          </ButtonLink>
          {onClose && (
            <IconButton
              tone="quiet"
              icon={X}
              label={messages.format('documentViewer.close', { name })}
              onClick={onClose}
            />
          )}
        </div>
      </div>
      <section
        ref={scroller}
        data-part="pages"
        aria-label={messages.format('documentViewer.name', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
        tabIndex={0}
        className={pagesClass}
        onKeyDown={handleKeyDown}
      >
        {state.status === 'loading' && (
          <div className={stateClass}>
            <Progress
              label={messages.format('documentViewer.loading', { name })}
              {...(state.share !== null && { value: state.share })}
            />
          </div>
        )}
        {state.status === 'error' && (
          <div className={stateClass}>
            <DocumentProblemNote problem={state.problem} onRetry={onRetry} />
          </div>
        )}
        {document && zoom.scale !== null && (
          // Heights that were measured at one scale are wrong at another.
          <DocumentPages
            key={zoom.scale}
            document={document}
            scale={zoom.scale}
            scroller={scroller}
            handle={rows}
          />
        )}
      </section>
    </div>
  );
}
