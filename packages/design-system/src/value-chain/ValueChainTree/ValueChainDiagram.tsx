import { Dialog, Notice, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useCallback, useRef, useState } from 'react';
import type { DiagramFile } from './save-diagram';
import { useTreeAnnouncements } from './useTreeAnnouncements';
import { useTreeController } from './useTreeController';
import { pathIds, useTreePath } from './useTreePath';
import { useTreeSearch } from './useTreeSearch';
import { useTreeStage } from './useTreeStage';
import { ValueChainDetails } from './ValueChainDetails';
import * as css from './ValueChainDiagram.css';
import { ValueChainPlate } from './ValueChainPlate';
import { ValueChainTable } from './ValueChainTable';
import { ValueChainToolbar, type ValueChainView } from './ValueChainToolbar';
import type { ValueChainData } from './value-chain-data';
import type { ValueChainGraph } from './value-chain-graph';

export interface ValueChainDiagramProps {
  status: ValueChainData['status'];
  graph: ValueChainGraph;
  onExpand: (productId: string) => void;
  openLevels: number;
  /** Ids of products below the root, to the one that is selected at first. */
  path: readonly string[];
  onPathChange: ((path: readonly string[]) => void) | undefined;
  /** The address that leads to a path; without it no link is offered. */
  linkTo: ((path: readonly string[]) => string) | undefined;
}

/** What the fullscreen dialog holds: toolbar, the plate or the table, and the details of the selected product. */
export function ValueChainDiagram({
  status,
  graph,
  onExpand,
  openLevels,
  path,
  onPathChange,
  linkTo,
}: ValueChainDiagramProps) {
  const messages = useMessages();
  const controller = useTreeController({ graph, onExpand, openLevels });
  const [zoom, setZoom] = useState(1);
  const [view, setView] = useState<ValueChainView>('tree');
  const { stage, refs } = useTreeStage(controller, setZoom);
  const search = useTreeSearch(controller, stage);
  useTreePath({ graph, controller, stage, onExpand, path, onPathChange });
  const [hasFailed, setHasFailed] = useState(false);
  const announcement = useTreeAnnouncements(controller);
  const { selected } = controller;
  const isFetching = [...graph.applications.values()].some((state) => state.status === 'loading');
  const { title } = graph.root;

  const table = useRef<HTMLDivElement>(null);
  const closeDetails = useCallback(() => {
    controller.select(null);
    if (table.current) table.current.focus();
    else stage?.focusActive();
  }, [controller, stage]);

  const save = async (kind: DiagramFile) => {
    const probe = refs.probe.current;
    if (!probe) return;
    setHasFailed(false);
    try {
      const { saveDiagram } = await import('./save-diagram');
      saveDiagram(kind, controller.model.visibleTree(), { name: title, messages, probe });
    } catch {
      setHasFailed(true);
    }
  };

  return (
    <>
      <header className={css.header}>
        <Dialog.Close className={css.closeButton} />
        <div className={css.titles}>
          <Dialog.Title className={css.title}>{messages.format('valueChain.dialog.title')}</Dialog.Title>
          <Dialog.Description className={css.description}>
            {messages.format('valueChain.dialog.description', { product: title })}
          </Dialog.Description>
        </div>
        <ValueChainToolbar
          search={search}
          zoom={zoom}
          onZoomBy={(factor) => stage?.zoomBy(factor)}
          onFit={() => stage?.fit()}
          view={view}
          onViewChange={setView}
          onExport={(kind) => void save(kind)}
          disabled={status !== 'ready'}
        />
      </header>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {messages.format('valueChain.export.failed')}
        </Notice>
      )}
      <div className={css.body} data-state={selected ? 'details' : 'plain'}>
        <div className={css.stage} hidden={view !== 'tree'}>
          <ValueChainPlate
            status={status}
            controller={controller}
            stage={stage}
            refs={refs}
            isFetching={isFetching}
            onRetry={() => controller.open(controller.model.root)}
          />
        </div>
        {view === 'table' && (
          <div ref={table} tabIndex={-1} className={css.tableArea}>
            <ValueChainTable controller={controller} />
          </div>
        )}
        {selected && (
          <ValueChainDetails
            controller={controller}
            place={selected}
            href={linkTo?.(pathIds(controller, selected))}
            onClose={closeDetails}
          />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{isFetching ? fetchingText() : announcement}</span>
      </VisuallyHidden>
    </>
  );

  function fetchingText(): string {
    return messages.format(
      controller.model.loadedCount === 0 ? 'valueChain.loading.first' : 'valueChain.loading.further',
    );
  }
}
