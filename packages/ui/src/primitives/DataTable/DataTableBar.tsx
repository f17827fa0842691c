import { ChevronDown, ChevronUp, Columns3, Copy, Download, Printer, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../internal/class-names';
import { isComposing, isEnter } from '../../internal/input-method';
import { saveFile } from '../../internal/save-file';
import { writeCsv } from '../../internal/write-csv';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../Button';
import { CheckboxGroup } from '../CheckboxGroup';
import { IconButton } from '../IconButton';
import { Popover } from '../Popover';
import { TextField } from '../TextField';
import { VisuallyHidden } from '../VisuallyHidden';
import {
  BAR_HEIGHT_PROPERTY,
  bar,
  chosen,
  closeButton,
  columnsList,
  count,
  findGroup,
  findText,
} from './DataTable.css';
import { dataTableMessages } from './DataTable.messages';
import { type CellPlace, rowAt } from './table-rows';
import type { CellRangeState } from './useCellRange';
import { useSelectionText } from './useCellRange';
import { useTableFind } from './useTableFind';
import type { TableTools } from './useTableTools';

export interface DataTableBarProps {
  tools: TableTools;
  root: RefObject<HTMLElement | null>;
  range: CellRangeState;
  /** Ref of the search field. */
  field: RefObject<HTMLInputElement | null>;
}

/** Renders the toolbar above the table: search, columns, export and copy. */
export function DataTableBar({ tools, root, range, field }: DataTableBarProps) {
  const messages = useMessages(dataTableMessages);
  const close = () => tools.setOpen(false);
  const element = useRef<HTMLDivElement>(null);
  const match = useRef<CellPlace | null>(null);
  useRestoreFocus(element, root, match);
  usePublishedHeight(element, root);
  const save = () => {
    const columns = tools.shown.filter((column) => column.hasValues);
    const rows = tools.rows.map((_, index) => columns.map(({ id }) => tools.cellValue(index, id)));
    const heads = columns.map(({ title }) => title);
    saveFile(`${tools.name}.csv`, writeCsv(heads, rows), 'text/csv;charset=utf-8');
  };
  return (
    <div
      ref={element}
      role="toolbar"
      aria-label={messages.format('tableTools.label')}
      data-part="bar"
      className={bar}
    >
      <BarSearch tools={tools} root={root} field={field} match={match} onClose={close} />
      <BarColumns tools={tools} />
      <Button size="small" icon={Download} onClick={save}>
        {messages.format('tableTools.save')}
      </Button>
      {/* All rows are rendered for print. */}
      <Button size="small" icon={Printer} onClick={() => window.print()}>
        {messages.format('tableTools.print')}
      </Button>
      <BarCopy range={range} />
      {tools.rows.length < tools.total && (
        <span data-part="loaded" className={count}>
          {messages.format('tableTools.loaded', { count: tools.rows.length, total: tools.total })}
        </span>
      )}
      <IconButton
        size="small"
        tone="quiet"
        icon={X}
        label={messages.format('tableTools.close')}
        className={closeButton}
        onClick={close}
      />
    </div>
  );
}

/** Publishes the height of the toolbar as a CSS variable, which offsets the sticky column heads. */
function usePublishedHeight(bar: RefObject<HTMLElement | null>, root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar;
    const place = root.current;
    if (!current || !place) return;
    const tell = () => place.style.setProperty(BAR_HEIGHT_PROPERTY, `${current.offsetHeight}px`);
    const resized = new ResizeObserver(tell);
    tell();
    resized.observe(current);
    return () => {
      resized.disconnect();
      place.style.removeProperty(BAR_HEIGHT_PROPERTY);
    };
  }, [bar, root]);
}

/** Restores the focus when the toolbar closes: to the current match, or to where it was before. */
function useRestoreFocus(
  bar: RefObject<HTMLElement | null>,
  root: RefObject<HTMLElement | null>,
  match: RefObject<CellPlace | null>,
): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const { current } = bar;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      const row = match.current && root.current && rowAt(root.current, match.current.row);
      const target = row?.querySelector('a, button') ?? before;
      // A row that had the focus may be unmounted.
      const reachable = target?.isConnected ? target : root.current?.querySelector('tbody :is(a, button)');
      if (reachable instanceof HTMLElement) reachable.focus();
    };
  }, [bar, root, match]);
}

interface BarSearchProps extends Pick<DataTableBarProps, 'tools' | 'root' | 'field'> {
  /** Ref to the current match. */
  match: RefObject<CellPlace | null>;
  onClose: () => void;
}

function BarSearch({ tools, root, field, match, onClose }: BarSearchProps) {
  const messages = useMessages(dataTableMessages);
  const find = useTableFind(tools, root);
  const { query, position } = find;
  useEffect(() => {
    match.current = find.shown;
  }, [match, find.shown]);
  // The toolbar was opened on request, so the focus moves to the search.
  useEffect(() => field.current?.focus(), [field]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (isEnter(event)) {
      event.preventDefault();
      find.go(event.shiftKey ? -1 : 1);
    }
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    // Like the browser's find-in-page, closing moves the focus to the match.
    onClose();
  };
  const isAsked = query.trim() !== '' && find.count !== null;
  const told = { position, count: find.count ?? 0 };
  return (
    <search className={findGroup}>
      <TextField
        ref={field}
        type="search"
        label={messages.format('tableTools.find')}
        labelVisibility="hidden"
        placeholder={messages.format('tableTools.find')}
        autoComplete="off"
        spellCheck={false}
        className={findText}
        value={query}
        onValueChange={find.setQuery}
        onKeyDown={handleKeyDown}
      />
      <span aria-hidden="true" data-part="position" className={count}>
        {isAsked &&
          messages.format(told.count === 0 ? 'tableTools.findNone' : 'tableTools.findPosition', told)}
      </span>
      <VisuallyHidden>
        <span role="status">{isAsked && messages.format('tableTools.findStatus', told)}</span>
      </VisuallyHidden>
      <IconButton
        size="small"
        tone="quiet"
        icon={ChevronUp}
        label={messages.format('tableTools.findPrevious')}
        disabled={told.count === 0}
        onClick={() => find.go(-1)}
      />
      <IconButton
        size="small"
        tone="quiet"
        icon={ChevronDown}
        label={messages.format('tableTools.findNext')}
        disabled={told.count === 0}
        onClick={() => find.go(1)}
      />
    </search>
  );
}

function BarColumns({ tools }: { tools: TableTools }) {
  const messages = useMessages(dataTableMessages);
  const { columns, shown, shares } = tools;
  const shownIds = shown.map(({ id }) => id);
  const isChanged = shown.length < columns.length || shares !== null;
  const handleChange = (ids: readonly string[]) => {
    const changed = columns.find(({ id }) => ids.includes(id) !== shownIds.includes(id));
    if (changed) tools.setHidden(changed.id, !ids.includes(changed.id));
  };
  return (
    <Popover
      title={messages.format('tableTools.columnsShown')}
      renderTrigger={(trigger) => (
        <Button {...trigger} size="small" icon={Columns3}>
          {messages.format('tableTools.columns')}
        </Button>
      )}
    >
      <div className={columnsList}>
        <CheckboxGroup
          label={messages.format('tableTools.columnsShown')}
          labelVisibility="hidden"
          options={columns.map(({ id, title, stays }) => ({ value: id, label: title, disabled: stays }))}
          value={shownIds}
          onValueChange={handleChange}
        />
        <Button size="small" disabled={!isChanged} onClick={tools.reset}>
          {messages.format('tableTools.columnsReset')}
        </Button>
      </div>
    </Popover>
  );
}

function BarCopy({ range }: { range: CellRangeState }) {
  const messages = useMessages(dataTableMessages);
  const [outcome, setOutcome] = useState<{ of: unknown; text: string } | null>(null);
  const { bounds } = range;
  const chosenText = useSelectionText(range);
  const told = outcome?.of === bounds ? outcome?.text : undefined;
  const copy = async () => {
    const tell = (key: 'tableTools.copied' | 'tableTools.copyFailed') =>
      setOutcome({ of: bounds, text: messages.format(key) });
    try {
      await range.copy();
      tell('tableTools.copied');
    } catch {
      tell('tableTools.copyFailed');
    }
  };
  return (
    <>
      <Button size="small" icon={Copy} disabled={!bounds} onClick={() => void copy()}>
        {messages.format('tableTools.copy')}
      </Button>
      <span role="status" data-part="chosen" className={classNames(count, chosen)}>
        {told ?? chosenText}
      </span>
    </>
  );
}
