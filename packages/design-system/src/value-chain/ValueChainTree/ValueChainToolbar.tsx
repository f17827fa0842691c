import { Button, Icon, IconButton, Menu, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Download, ListTree, Maximize, Minus, Plus, Search, Table2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { DiagramFile } from './save-diagram';
import type { TreeSearch } from './useTreeSearch';
import * as css from './ValueChainDiagram.css';

/** The tree as a drawing or as a table. */
export const VALUE_CHAIN_VIEWS = ['tree', 'table'] as const;
export type ValueChainView = (typeof VALUE_CHAIN_VIEWS)[number];

export interface ValueChainToolbarProps {
  search: TreeSearch;
  /** 1 is full size. */
  zoom: number;
  onZoomBy: (factor: number) => void;
  onFit: () => void;
  view: ValueChainView;
  onViewChange: (view: ValueChainView) => void;
  onExport: (kind: DiagramFile) => void;
  /** Nothing is there to search, fit or export. */
  disabled: boolean;
}

const ZOOM_STEP = 1.25;
const viewIcons = { tree: ListTree, table: Table2 } as const;

/** Search, zoom, the two views and the exports of the diagram. */
export function ValueChainToolbar(props: ValueChainToolbarProps) {
  const { search, zoom, onZoomBy, onFit, view, onViewChange, onExport, disabled } = props;
  const messages = useMessages();
  return (
    <div role="toolbar" aria-label={messages.format('valueChain.toolbar.label')} className={css.tools}>
      <ToolbarSearch search={search} disabled={disabled} />
      <ToolGroup label={messages.format('valueChain.zoom.label')}>
        <IconButton
          tone="quiet"
          icon={Minus}
          label={messages.format('valueChain.zoom.out')}
          disabled={view === 'table'}
          onClick={() => onZoomBy(1 / ZOOM_STEP)}
        />
        <output className={css.zoomValue} data-part="zoom">
          {messages.format('valueChain.zoom.value', { zoom })}
        </output>
        <IconButton
          tone="quiet"
          icon={Plus}
          label={messages.format('valueChain.zoom.in')}
          disabled={view === 'table'}
          onClick={() => onZoomBy(ZOOM_STEP)}
        />
      </ToolGroup>
      <Button
        icon={Maximize}
        aria-label={messages.format('valueChain.zoom.fit')}
        disabled={disabled || view === 'table'}
        className={css.compact}
        onClick={onFit}
      >
        <span className={css.word}>{messages.format('valueChain.zoom.fit')}</span>
      </Button>
      <ToolGroup label={messages.format('valueChain.view.label')}>
        {VALUE_CHAIN_VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            aria-label={messages.format(`valueChain.view.${name}`)}
            className={css.viewButton}
            onClick={() => onViewChange(name)}
          >
            <Icon icon={viewIcons[name]} />
            <span className={css.word}>{messages.format(`valueChain.view.${name}`)}</span>
          </button>
        ))}
      </ToolGroup>
      <Menu
        label={messages.format('valueChain.export.label')}
        items={[
          { id: 'csv', name: messages.format('valueChain.export.csv'), onAction: () => onExport('csv') },
          { id: 'svg', name: messages.format('valueChain.export.svg'), onAction: () => onExport('svg') },
        ]}
        renderTrigger={(trigger) => (
          <Button {...trigger} icon={Download} className={css.compact}>
            <span className={css.word}>{messages.format('valueChain.export.label')}</span>
          </Button>
        )}
      />
    </div>
  );
}

function ToolGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {children}
    </fieldset>
  );
}

function ToolbarSearch({ search, disabled }: { search: TreeSearch; disabled: boolean }) {
  const messages = useMessages();
  const id = useId();
  const { query, count, position } = search;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      search.go(event.shiftKey ? -1 : 1);
    }
    // The dialog leaves this press to the search, and closes with the next.
    if (event.key === 'Escape') search.setQuery('');
  };
  return (
    <search className={css.search}>
      <label htmlFor={id} className={css.searchIcon}>
        <Icon icon={Search} />
        <VisuallyHidden>{messages.format('valueChain.search.label')}</VisuallyHidden>
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={messages.format('valueChain.search.placeholder')}
        value={query}
        disabled={disabled}
        className={css.searchInput}
        onChange={(event) => search.setQuery(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {query.trim() !== '' && (
        <span aria-hidden="true" data-part="position" className={css.searchPosition}>
          {count === 0
            ? messages.format('valueChain.search.none')
            : messages.format('valueChain.search.position', { position, count })}
        </span>
      )}
      <VisuallyHidden>
        <span role="status">
          {query.trim() !== '' && messages.format('valueChain.search.status', { position, count })}
        </span>
      </VisuallyHidden>
    </search>
  );
}
