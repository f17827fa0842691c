import { isComposing, isEnter } from '@millrace/ui/hooks';
import { Button, Icon, IconButton, VisuallyHidden } from '@millrace/ui/light';
import { useMessages } from '@millrace/ui/messages';
import { ListTree, Maximize, Minus, Plus, Search, Table2 } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { findNodes, type NodePath } from '../../engine/find-nodes';
import type { TreeController } from '../../engine/tree-controller';
import type { TreeStage } from '../../engine/tree-stage';
import { valueChainTexts } from '../../messages/value-chain-texts';
import type { DiagramFile } from './diagram-files';
import * as css from './ValueChainDiagram.css';
import { ValueChainExport } from './ValueChainExport';
import type { ZoomStore } from './zoom-store';

/** View: drawing or table. */
export const VALUE_CHAIN_VIEWS = ['tree', 'table'] as const;
export type ValueChainView = (typeof VALUE_CHAIN_VIEWS)[number];

export interface ValueChainToolbarProps {
  controller: TreeController;
  stage: RefObject<TreeStage | null>;
  /** Number of times that the stage was recreated. */
  generation: number;
  zoom: ZoomStore;
  view: ValueChainView;
  onViewChange: (view: ValueChainView) => void;
  onExport: (kind: DiagramFile) => void;
  /** True if there is nothing to search, fit or export. */
  disabled: boolean;
}

const ZOOM_STEP = 1.25;
const viewIcons = { tree: ListTree, table: Table2 } as const;

/** Renders search, zoom, view switch and exports of the diagram. */
export function ValueChainToolbar(props: ValueChainToolbarProps) {
  const { controller, stage, generation, zoom, view, onViewChange, onExport, disabled } = props;
  const search = useTreeSearch(controller, stage, generation);
  const messages = useMessages(valueChainTexts);
  return (
    <div role="toolbar" aria-label={messages.format('valueChain.toolbar.label')} className={css.tools}>
      <ToolbarSearch search={search} disabled={disabled} />
      <ToolGroup label={messages.format('valueChain.zoom.label')}>
        <IconButton
          tone="quiet"
          icon={Minus}
          label={messages.format('valueChain.zoom.out')}
          disabled={view === 'table'}
          onClick={() => stage.current?.zoomBy(1 / ZOOM_STEP)}
        />
        <ZoomValue zoom={zoom} />
        <IconButton
          tone="quiet"
          icon={Plus}
          label={messages.format('valueChain.zoom.in')}
          disabled={view === 'table'}
          onClick={() => stage.current?.zoomBy(ZOOM_STEP)}
        />
      </ToolGroup>
      <Button
        icon={Maximize}
        aria-label={messages.format('valueChain.zoom.fit')}
        disabled={disabled || view === 'table'}
        className={css.compact}
        onClick={() => stage.current?.fit()}
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
      <ValueChainExport onExport={onExport} />
    </div>
  );
}

function ZoomValue({ zoom }: { zoom: ZoomStore }) {
  const messages = useMessages(valueChainTexts);
  const percent = Math.round(useSyncExternalStore(zoom.subscribe, zoom.get, zoom.get) * 100);
  return (
    <output className={css.zoomValue} data-part="zoom">
      {messages.format('valueChain.zoom.value', { percent })}
    </output>
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
  const messages = useMessages(valueChainTexts);
  const id = useId();
  const { query, count, position } = search;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (isEnter(event)) {
      event.preventDefault();
      search.go(event.shiftKey ? -1 : 1);
    }
    // The first Escape clears the search, the next closes the dialog.
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

/** Debounce in ms before the tree moves to the first match. */
const TYPING_PAUSE_MS = 200;

interface TreeSearch {
  query: string;
  setQuery: (query: string) => void;
  /** Number of loaded products that match. */
  count: number;
  /** Number of the current match, from 1; 0 without any. */
  position: number;
  /** Moves to the next match, or back with -1; wraps around. */
  go: (by: 1 | -1) => void;
}

/** Searches the loaded nodes and steps through the matches, which are highlighted in the tree. */
function useTreeSearch(
  controller: TreeController,
  stage: RefObject<TreeStage | null>,
  generation: number,
): TreeSearch {
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  // True while the first match waits for the debounce; only typing moves the tree, not data that loads later.
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { graph } = controller;
  const matches = useMemo(() => findNodes(graph, query), [graph, query]);
  const at = Math.min(index, Math.max(0, matches.length - 1));

  const hasMarks = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stage that was set up anew knows of no marks
  useEffect(() => {
    if (matches.length === 0 && !hasMarks.current) return;
    hasMarks.current = matches.length > 0;
    stage.current?.setFound(new Set(matches.map((path) => path[path.length - 1] ?? '')));
  }, [stage, generation, matches]);

  useEffect(() => () => clearTimeout(waiting.current), []);

  const visit = (path: NodePath | undefined) => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    if (path) controller.goToPath(path);
  };

  return {
    query,
    setQuery: (next) => {
      setQuery(next);
      setIndex(0);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => visit(findNodes(controller.graph, next)[0]), TYPING_PAUSE_MS);
    },
    count: matches.length,
    position: matches.length === 0 ? 0 : at + 1,
    go: (by) => {
      if (matches.length === 0) return;
      // Enter right after typing means the first one.
      const next = waiting.current === undefined ? (at + by + matches.length) % matches.length : at;
      setIndex(next);
      visit(matches[next]);
    },
  };
}
