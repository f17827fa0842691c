import { ButtonLink, IconButton, Progress, VirtualList, type VirtualListHandle } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { ChevronDown, ChevronUp, Download, Minus, Plus, X } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { DocumentPage } from './DocumentPage';
import {
  bar,
  count,
  end,
  pageRow,
  pages as pagesClass,
  root,
  side,
  state as stateClass,
} from './DocumentViewer.css';
import { documentViewerMessages } from './DocumentViewer.messages';
import { DocumentProblemNote } from './lazy/DocumentProblemNote';
import type { DocumentState, OpenDocument } from './open-document';

/** Imperative handle of a viewer. */
export interface DocumentViewerHandle {
  /** Moves the focus to the pages, where keys scroll and turn them. */
  focus(): void;
}

export interface DocumentViewerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** File name. */
  name: string;
  /** Download URL of the file. */
  href: string;
  state: DocumentState;
  /** Called to retry a failed download. */
  onRetry: () => void;
  /** Called to close the viewer; without it there is no close button. */
  onClose?: (() => void) | undefined;
  handle?: Ref<DocumentViewerHandle> | undefined;
}

/** Inline document viewer: all pages below each other, with paging and zoom. @see FEED-037 */
export function DocumentViewer({
  name,
  href,
  state,
  onRetry,
  onClose,
  handle,
  className,
  ...rest
}: DocumentViewerProps) {
  const messages = useMessages(documentViewerMessages);
  const scroller = useRef<HTMLElement>(null);
  const rows = useRef<VirtualListHandle>(null);
  const document = state.status === 'ready' ? state.document : null;
  const zoom = useZoom(scroller, document?.firstPage.width ?? null);
  const { page, goingTo } = useCurrentPage(scroller, document !== null && zoom.scale !== null);
  const total = document?.pageCount ?? 0;
  const goTo = (to: number) => {
    const there = Math.min(total, Math.max(1, to));
    goingTo(there);
    rows.current?.scrollToItem(String(there));
  };
  useImperativeHandle(handle, () => ({ focus: () => scroller.current?.focus() }), []);

  // Zooming keeps the scroll position relative to the page.
  const seen = useRef(page);
  seen.current = page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scale is another height of all pages
  useEffect(() => {
    rows.current?.scrollToItem(String(seen.current));
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
    <div
      data-component="DocumentViewer"
      data-state={state.status}
      {...rest}
      className={classNames(root, className)}
    >
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
          // Heights measured at one scale are invalid at another.
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

interface DocumentPagesProps {
  document: OpenDocument;
  scale: number;
  scroller: RefObject<HTMLElement | null>;
  handle: Ref<VirtualListHandle>;
}

/** Gap between pages, in pixels. */
const GAP_PX = 12;

/** Virtualized list of pages. */
function DocumentPages({ document, scale, scroller, handle }: DocumentPagesProps) {
  const { pageCount, firstPage } = document;
  const pages = useMemo(() => Array.from({ length: pageCount }, (_, at) => at + 1), [pageCount]);
  const renderPage = useCallback(
    (number: number) => (
      <div className={pageRow}>
        <DocumentPage document={document} number={number} scale={scale} scroller={scroller} />
      </div>
    ),
    [document, scale, scroller],
  );
  return (
    <VirtualList
      role="none"
      items={pages}
      getKey={String}
      estimatedHeight={firstPage.height * scale + GAP_PX}
      handle={handle}
      renderItem={renderPage}
    />
  );
}

/** Zoom steps; 1 fits the width. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** Zoom state. */
interface Zoom {
  /** Zoom factor relative to the available width. */
  share: number;
  /** CSS pixels per unit of the page; null until the width is measured. */
  scale: number | null;
  /** Zoom actions; null at the last step. */
  zoomIn: (() => void) | null;
  zoomOut: (() => void) | null;
  reset: () => void;
}

/**
 * Returns the zoom: fit to width by default, and steps from there.
 *
 * @param widthPx Width of a page at 100 %; null before the document is loaded.
 */
function useZoom(scroller: RefObject<HTMLElement | null>, widthPx: number | null): Zoom {
  const [step, setStep] = useState(STEPS.indexOf(1));
  const [roomPx, setRoomPx] = useState<number | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element || widthPx === null) return;
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      setRoomPx(
        element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
      );
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [scroller, widthPx]);
  const share = STEPS[step] ?? 1;
  return {
    share,
    scale: roomPx === null || widthPx === null ? null : (roomPx / widthPx) * share,
    zoomIn: step < STEPS.length - 1 ? () => setStep(step + 1) : null,
    zoomOut: step > 0 ? () => setStep(step - 1) : null,
    reset: () => setStep(STEPS.indexOf(1)),
  };
}

/** Current page, from 1. */
interface CurrentPage {
  page: number;
  /** Sets the target page before the scroll has happened. */
  goingTo: (page: number) => void;
}

/** Returns the most visible page; among several fully visible ones the target of the last jump, or the first. */
function useCurrentPage(scroller: RefObject<HTMLElement | null>, isReady: boolean): CurrentPage {
  const [page, setPage] = useState(1);
  const asked = useRef(1);
  useEffect(() => {
    const element = scroller.current;
    if (!isReady || !element) return;
    let frame = 0;
    const look = () => {
      const seen = visibleShares(element);
      const most = [...seen].reduce((best, one) => (one[1] > best[1] ? one : best), [asked.current, 0]);
      if ((seen.get(asked.current) ?? 0) < most[1]) asked.current = most[0];
      setPage(asked.current);
    };
    const handleScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', handleScroll);
    };
  }, [scroller, isReady]);
  const goingTo = (to: number) => {
    asked.current = to;
    setPage(to);
  };
  return { page, goingTo };
}

/** Returns the share of the viewport that each visible page takes, by number; 1 for a page that is fully visible. */
function visibleShares(scroller: HTMLElement): Map<number, number> {
  const { top } = scroller.getBoundingClientRect();
  const foot = top + scroller.clientHeight;
  return new Map(
    [...scroller.querySelectorAll<HTMLElement>('[data-page]')].map((one) => {
      const place = one.getBoundingClientRect();
      const px = Math.min(place.bottom, foot) - Math.max(place.top, top);
      const isWhole = px > place.height - 1;
      return [Number(one.dataset.page), isWhole ? 1 : Math.max(0, px / scroller.clientHeight)];
    }),
  );
}
