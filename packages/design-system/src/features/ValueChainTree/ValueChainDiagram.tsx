import { useCallback, useState } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Dialog } from '../../primitives/Dialog';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { exportCsv } from './export-csv';
import { exportSvg } from './export-svg';
import { saveFile } from './save-file';
import { svgColors } from './svg-colors';
import { useTreeAnnouncements } from './useTreeAnnouncements';
import { useTreeController } from './useTreeController';
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
}

/** What the fullscreen dialog holds: toolbar, the plate or the table, and the details of the selected product. */
export function ValueChainDiagram({ status, graph, onExpand, openLevels }: ValueChainDiagramProps) {
  const messages = useMessages();
  const controller = useTreeController({ graph, onExpand, openLevels });
  const [zoom, setZoom] = useState(1);
  const [view, setView] = useState<ValueChainView>('tree');
  const { stage, refs } = useTreeStage(controller, setZoom);
  const search = useTreeSearch(controller, stage);
  const announcement = useTreeAnnouncements(controller);
  const { selected } = controller;
  const isFetching = [...graph.applications.values()].some((state) => state.status === 'loading');
  const { title } = graph.root;

  const closeDetails = useCallback(() => {
    controller.select(null);
    stage?.focusActive();
  }, [controller, stage]);

  const save = (kind: 'csv' | 'svg') => {
    const tree = controller.model.visibleTree();
    if (kind === 'csv') {
      const heads = (['name', 'level', 'parent', 'suppliers', 'further'] as const).map((column) =>
        messages.format(`valueChain.table.${column}`),
      ) as [string, string, string, string, string];
      saveFile(`${title}.csv`, 'text/csv;charset=utf-8', exportCsv(tree, heads));
      return;
    }
    const factOf = ({ supplierCount }: { supplierCount: number }) =>
      messages.format('valueChain.node.suppliers', { count: supplierCount });
    const probe = refs.probe.current;
    if (probe)
      saveFile(
        `${title}.svg`,
        'image/svg+xml',
        exportSvg(tree, ({ node }) => factOf(node), svgColors(probe)),
      );
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
          onExport={save}
          disabled={status !== 'ready'}
        />
      </header>
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
          <div className={css.tableArea}>
            <ValueChainTable controller={controller} />
          </div>
        )}
        {selected && <ValueChainDetails controller={controller} place={selected} onClose={closeDetails} />}
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
