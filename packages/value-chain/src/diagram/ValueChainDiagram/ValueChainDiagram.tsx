import { classNames, MessagesContext, useMessages } from '@millrace/ui/bare';
import type { TextDirection } from '@millrace/ui/messages';
import {
  type ComponentPropsWithRef,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import {
  type DiagramGraph,
  type DiagramLists,
  type DiagramNode,
  diagramStatus,
  followLinks,
} from '../../graph';
import { valueChainTexts } from '../../messages/value-chain-texts';
import type { DiagramFile } from './diagram-files';
import { type DiagramOptions, splitOptions } from './diagram-options';
import { colorSources } from './group-colors';
import { useAfterPaint } from './useAfterPaint';
import { useDiagramMessages } from './useDiagramMessages';
import { useExpansion } from './useExpansion';
import { useSelection } from './useSelection';
import { useTreeAnnouncements, useTreeController } from './useTreeController';
import { useTreeStage } from './useTreeStage';
import * as css from './ValueChainDiagram.css';
import { spokenOnly } from './ValueChainLabel.css';
import { ValueChainPlate } from './ValueChainPlate';
import type { ValueChainView } from './ValueChainToolbar';
import { type DiagramWay, ValueChainWays } from './ValueChainWays';
import { ZoomStore } from './zoom-store';

const loadDetails = () => import('./ValueChainDetails');

/** Lazy-loaded once the tree is drawn, or on request. */
const ValueChainDetails = lazy(() => loadDetails().then((module) => ({ default: module.ValueChainDetails })));
const ValueChainToolbar = lazy(() =>
  import('./ValueChainToolbar').then((module) => ({ default: module.ValueChainToolbar })),
);
const ExportFailure = lazy(() =>
  import('./ValueChainStatus').then((module) => ({ default: module.ExportFailure })),
);
const ValueChainTable = lazy(() =>
  import('./ValueChainTable').then((module) => ({ default: module.ValueChainTable })),
);

export interface ValueChainDiagramProps<Node extends DiagramNode = DiagramNode>
  extends DiagramOptions<Node>,
    Omit<ComponentPropsWithRef<'div'>, 'children' | keyof DiagramOptions> {}

/** Draws a directed graph as a tree from one of its nodes, filling its container. */
export function ValueChainDiagram<Node extends DiagramNode = DiagramNode>(
  props: ValueChainDiagramProps<Node>,
) {
  const [options, { className, ...rest }] = splitOptions(props);
  return (
    <div data-component="ValueChainDiagram" {...rest} className={classNames(css.inline, className)}>
      <DiagramBody {...options} />
    </div>
  );
}

export interface DiagramBodyProps extends DiagramOptions {
  /** Content before the toolbar. */
  head?: (product: string) => ReactNode;
  /** Focuses the diagram once it is drawn. */
  takesFocus?: boolean;
}

/** Renders toolbar, plate or table, and the details of the selected node, without a frame. */
export function DiagramBody({ graph: given, direction, texts, ...options }: DiagramBodyProps) {
  const messages = useDiagramMessages(texts);
  return (
    <MessagesContext.Provider value={messages}>
      {'links' in given && direction === 'both' ? (
        <BothWays {...options} graph={given} />
      ) : (
        <OneWay {...options} graph={given} direction={direction === 'upstream' ? 'upstream' : 'downstream'} />
      )}
    </MessagesContext.Provider>
  );
}

interface OneWayProps extends Omit<DiagramBodyProps, 'direction' | 'texts'> {
  direction: DiagramWay;
}

function OneWay({ graph: given, direction, head, ...options }: OneWayProps) {
  const graph = useMemo(() => ('links' in given ? followLinks(given, direction) : given), [given, direction]);
  const [header, setHeader] = useState<HTMLElement | null>(null);
  return (
    <>
      {/* Not keyed by direction, so that it keeps the focus. */}
      <header ref={setHeader} className={head ? css.header : css.inlineHeader}>
        {head?.(graph.root.label)}
      </header>
      {/* Keyed, as the other direction is another tree. */}
      <DiagramParts key={direction} {...options} graph={graph} header={header} />
    </>
  );
}

interface BothWaysProps extends Omit<DiagramBodyProps, 'graph' | 'direction' | 'texts'> {
  graph: DiagramLists;
}

function BothWays({ graph, head, takesFocus = false, ...options }: BothWaysProps) {
  const root = graph.nodes.find(({ id }) => id === graph.root);
  return (
    <>
      {head && <header className={css.header}>{head(root?.label ?? '')}</header>}
      <ValueChainWays
        {...options}
        graph={graph}
        renderWay={({ way, ...own }) => (
          <DiagramParts
            {...options}
            {...own}
            way={way}
            defaultSelection={null}
            takesFocus={takesFocus && way === 'downstream'}
          />
        )}
      />
    </>
  );
}

interface DiagramPartsProps extends Omit<DiagramBodyProps, 'graph' | 'direction' | 'texts' | 'head'> {
  graph: DiagramGraph;
  /** Element into which the toolbar is rendered, at its end; null until mounted. Default: an own header. */
  header?: HTMLElement | null;
  /** Side of the root, if both are drawn. */
  way?: DiagramWay;
}

const askNobody = () => undefined;

function DiagramParts({
  graph,
  onExpand = askNobody,
  openLevels = 0,
  selection,
  defaultSelection = null,
  onSelectionChange,
  expansion,
  onExpansionChange,
  weight,
  colors,
  colorTexts,
  nodeHref,
  renderDetails,
  linkTo,
  header,
  way,
  takesFocus: mayTakeFocus = false,
}: DiagramPartsProps) {
  // A control that changes the direction keeps the focus.
  const [takesFocus] = useState(() => mayTakeFocus && !(header && isFocusKept(header)));
  const messages = useMessages(valueChainTexts);
  const controller = useTreeController({ graph, onExpand, openLevels });
  const [zoom] = useState(() => new ZoomStore());
  const [view, setView] = useState<ValueChainView>('tree');
  const { stage, generation, refs } = useTreeStage({ controller, onZoom: zoom.set, weight, colors, way });
  const direction = way === 'upstream' ? opposite(messages.direction) : messages.direction;
  useSelection({
    ...{ graph, controller, stage, onExpand, takesFocus },
    ...{ selection, defaultSelection, onSelectionChange },
  });
  useExpansion({ controller, expansion, onExpansionChange });
  const [hasFailed, setHasFailed] = useState(false);
  const announcement = useTreeAnnouncements(controller);
  const { selected } = controller;
  const status = diagramStatus(graph);
  const isPainted = useAfterPaint();
  const { isFetching, isAnyLoaded } = useMemo(() => loadingText(graph), [graph]);
  const { id: rootId, label } = graph.root;

  const isUnasked = !graph.children.has(rootId);
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!isUnasked || asked.current === rootId) return;
    asked.current = rootId;
    onExpand(rootId);
  }, [isUnasked, onExpand, rootId]);

  const table = useRef<HTMLDivElement>(null);
  const closeDetails = useCallback(() => {
    controller.select(null);
    if (table.current) table.current.focus();
    else stage.current?.focusActive();
  }, [controller, stage]);

  const save = async (kind: DiagramFile) => {
    const probe = refs.probe.current;
    if (!probe) return;
    setHasFailed(false);
    try {
      const { saveDiagram } = await import('./save-diagram');
      saveDiagram(kind, controller.model.visibleTree(), {
        ...{ name: label, messages, weight, probe },
        colors: colorSources(colors),
      });
    } catch {
      setHasFailed(true);
    }
  };

  const toolbar = isPainted && (
    <Suspense fallback={null}>
      <ValueChainToolbar
        controller={controller}
        stage={stage}
        generation={generation}
        zoom={zoom}
        view={view}
        onViewChange={setView}
        onExport={(kind) => void save(kind)}
        disabled={status !== 'ready'}
      />
    </Suspense>
  );

  return (
    <>
      {header === undefined && <header className={css.inlineHeader}>{toolbar}</header>}
      {header && createPortal(toolbar, header)}
      {hasFailed && (
        <Suspense fallback={null}>
          <ExportFailure />
        </Suspense>
      )}
      <div className={css.body} data-state={selected ? 'details' : 'plain'}>
        <div
          className={css.stage}
          // Upstream is the mirrored drawing.
          {...(way === 'upstream' && { dir: direction, 'data-mirrored': '' })}
          hidden={view !== 'tree'}
          // Preloads on hover or focus, before a press; if it fails, the press retries.
          onPointerEnter={() => loadDetails().catch(() => undefined)}
        >
          <ValueChainPlate
            status={status}
            direction={direction}
            colors={colors}
            colorTexts={colorTexts}
            hasLegend={isPainted && status === 'ready' && way !== 'upstream'}
            controller={controller}
            stage={stage}
            generation={generation}
            refs={refs}
            takesFocus={takesFocus}
            fetching={isFetching ? fetchingText() : null}
            onRetry={() => controller.open(controller.model.root)}
          />
        </div>
        {view === 'table' && (
          <div ref={table} tabIndex={-1} className={css.tableArea}>
            <Suspense fallback={null}>
              <ValueChainTable controller={controller} weight={weight} nodeHref={nodeHref} />
            </Suspense>
          </div>
        )}
        {selected && (
          <Suspense fallback={null}>
            <ValueChainDetails
              controller={controller}
              place={selected}
              color={colors?.[selected.node.group ?? 'none']}
              href={linkTo?.(controller.nodePath(selected))}
              onClose={closeDetails}
            >
              {renderDetails?.({
                node: selected.node,
                level: selected.depth,
                path: controller.nodePath(selected),
              })}
            </ValueChainDetails>
          </Suspense>
        )}
      </div>
      <span role="status" className={spokenOnly}>
        {isFetching ? fetchingText() : announcement}
      </span>
    </>
  );

  function fetchingText(): string {
    return messages.format(isAnyLoaded ? 'valueChain.loading.further' : 'valueChain.loading.first');
  }
}

/** True if the focus is in the header, but not in the toolbar, which unmounts with the tree. */
function isFocusKept(header: HTMLElement): boolean {
  const at = document.activeElement;
  return header.contains(at) && !at?.closest('[role="toolbar"]');
}

const opposite = (direction: TextDirection): TextDirection => (direction === 'rtl' ? 'ltr' : 'rtl');

/** Loading state of the children: true if some node's are loading, and if any node's are loaded. */
function loadingText({ children }: DiagramGraph): { isFetching: boolean; isAnyLoaded: boolean } {
  let isFetching = false;
  let isAnyLoaded = false;
  for (const state of children.values()) {
    isFetching ||= state.status === 'loading';
    isAnyLoaded ||= state.status === 'ready' && state.nodes.length > 0;
  }
  return { isFetching, isAnyLoaded };
}
