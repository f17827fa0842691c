import {
  Badge,
  LoadMore,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableName,
  TableRow,
  TableRowAction,
  TableRowLink,
  TableUnit,
} from '@millrace/ui/light';
import { useMessages } from '@millrace/ui/messages';
import { ChevronDown, ChevronRight, RotateCw } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TreeController } from '../../engine/tree-controller';
import type { Occurrence, OccurrenceState } from '../../engine/visible-tree';
import type { DiagramNode } from '../../graph';
import { valueChainTexts } from '../../messages/value-chain-texts';
import { otherParents, type WeightTexts } from './diagram-texts';
import type { DiagramMessages } from './useDiagramMessages';
import { tableFoot } from './ValueChainDiagram.css';

/** Initial number of rows, and step of Load More. */
const TABLE_STEP = 100;

export interface ValueChainTableProps {
  controller: TreeController;
  weight: WeightTexts | undefined;
  nodeHref: ((node: DiagramNode) => string) | undefined;
}

/**
 * Shows the nodes of the open part of the tree as a table, each once, in reading order; rows can be opened and closed
 * here as well.
 */
export function ValueChainTable({ controller, weight, nodeHref }: ValueChainTableProps) {
  const messages = useMessages(valueChainTexts);
  const [limit, setLimit] = useState(TABLE_STEP);
  const places = firstPlaces(controller.model.visibleTree().occurrences);
  const { selected } = controller;
  const at = places.findIndex(({ node }) => node.id === selected?.node.id);
  // The focused row need not be among the rows shown so far.
  if (at >= limit) setLimit(Math.ceil((at + 1) / TABLE_STEP) * TABLE_STEP);
  const rows = places.slice(0, limit);
  const product = controller.model.root.node.label;
  const foot = useRef<HTMLDivElement>(null);
  const selectedRow = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (selected) selectedRow.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <>
      <Table caption={messages.format('valueChain.table.caption', { product })}>
        <TableHead>
          <TableColumn kind="index">{messages.format('valueChain.table.number')}</TableColumn>
          <TableColumn>{messages.format('valueChain.table.name')}</TableColumn>
          <TableColumn>{messages.format('valueChain.table.level')}</TableColumn>
          <TableColumn>{messages.format('valueChain.table.parent')}</TableColumn>
          {weight && <TableColumn kind="number">{weight.heading}</TableColumn>}
          <TableColumn kind="number">{messages.format('valueChain.table.further')}</TableColumn>
          <TableColumn>{messages.format('valueChain.table.action')}</TableColumn>
        </TableHead>
        <TableBody>
          {rows.map((place, index) => (
            <ValueChainTableRow
              key={place.key}
              controller={controller}
              weight={weight}
              nodeHref={nodeHref}
              place={place}
              index={index + 1}
              selectedRef={index === at ? selectedRow : undefined}
            />
          ))}
        </TableBody>
      </Table>
      <LoadMore
        ref={foot}
        tabIndex={-1}
        className={tableFoot}
        shown={rows.length}
        total={places.length}
        label={messages.format('valueChain.table.loadMore')}
        onLoadMore={() => {
          setLimit(limit + TABLE_STEP);
          // When the button disappears with the last rows, the next Tab must continue from its position.
          if (limit + TABLE_STEP >= places.length) foot.current?.focus({ preventScroll: true });
        }}
      />
    </>
  );
}

/** Returns the first place of each node: a node is listed once, however many paths lead to it. */
function firstPlaces(occurrences: readonly Occurrence[]): Occurrence[] {
  const seen = new Set<string>();
  return occurrences.filter(({ node }) => !seen.has(node.id) && seen.add(node.id));
}

interface RowProps extends ValueChainTableProps {
  place: Occurrence;
  index: number;
  /** Ref of the selected row. */
  selectedRef: RefObject<HTMLTableRowElement | null> | undefined;
}

function ValueChainTableRow({ controller, weight, nodeHref, place, index, selectedRef }: RowProps) {
  const messages = useMessages(valueChainTexts);
  const { node, depth } = place;
  const places = controller.model.visiblePlaces(node.id);
  const repeats = places.some((other) => other.repeats);
  const parents = parentNames(place, places, messages);
  const state = controller.occurrenceState(place);
  return (
    <TableRow ref={selectedRef} state={selectedRef ? 'selected' : 'idle'}>
      <TableCell kind="index">{String(index).padStart(2, '0')}</TableCell>
      <TableCell place="name">
        <TableName badge={repeats && <Badge>{messages.format('valueChain.node.cycle')}</Badge>}>
          {nodeHref ? <TableRowLink href={nodeHref(node)}>{node.label}</TableRowLink> : node.label}
        </TableName>
      </TableCell>
      <TableCell place="hidden">{messages.number(depth)}</TableCell>
      <TableCell place={parents === undefined ? 'hidden' : 'facts'}>{parents}</TableCell>
      {weight && (
        <TableCell kind="number">
          {node.weight !== undefined && messages.number(node.weight)}
          {node.weight !== undefined && weight.unit && <TableUnit>{weight.unit(node.weight)}</TableUnit>}
        </TableCell>
      )}
      <TableCell kind="number" place="hidden">
        {messages.number(node.childCount ?? 0)}
      </TableCell>
      <TableCell place="action" aria-busy={state === 'loading' || undefined}>
        <RowAction title={node.label} state={state} onPress={() => controller.toggle(place)} />
      </TableCell>
    </TableRow>
  );
}

/** Lists the parents of a node, starting with that of its row. */
function parentNames(
  place: Occurrence,
  places: readonly Occurrence[],
  messages: DiagramMessages,
): string | undefined {
  const under = otherParents(place, places, messages.format('listSeparator'));
  const parent = place.parent?.node.label;
  if (under === '') return parent;
  return parent === undefined
    ? messages.format('valueChain.details.shared', { under })
    : messages.format('valueChain.table.alsoUnder', { parent, under });
}

interface RowActionProps {
  title: string;
  state: OccurrenceState;
  onPress: () => void;
}

/** Renders one button for all states, so that it keeps the focus. */
function RowAction({ title, state, onPress }: RowActionProps) {
  const messages = useMessages(valueChainTexts);
  const action = actionByState[state];
  if (!action) return null;
  const isLoading = state === 'loading';
  return (
    <TableRowAction
      icon={actionIcons[action]}
      label={messages.format(isLoading ? 'valueChain.node.loading' : `valueChain.table.${action}`)}
      accessibleLabel={messages.format(
        isLoading ? 'valueChain.loading.further' : `valueChain.table.${action}Long`,
        { title },
      )}
      onClick={() => {
        if (!isLoading) onPress();
      }}
    />
  );
}

const actionIcons = { collapse: ChevronDown, expand: ChevronRight, retry: RotateCw } as const;

/** A repeated ancestor has none; but it is never the first place of a node. */
const actionByState: Partial<Record<OccurrenceState, keyof typeof actionIcons>> = {
  unloaded: 'expand',
  collapsed: 'expand',
  loading: 'expand',
  failed: 'retry',
  expanded: 'collapse',
};
