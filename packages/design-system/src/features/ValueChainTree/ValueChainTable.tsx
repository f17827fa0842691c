import { productPath } from '@millrace/domain';
import { ChevronDown, ChevronRight, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { LoadMore } from '../../primitives/LoadMore';
import {
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
} from '../../primitives/Table';
import type { TreeController } from './engine/tree-controller';
import type { Occurrence } from './engine/tree-model';
import { otherParents } from './other-parents';

/** Rows at first, and with each press of Load More. */
export const TABLE_STEP = 100;

export interface ValueChainTableProps {
  controller: TreeController;
}

/**
 * The products of the open part of the tree as a table, each once, in the tree's reading order; opening and closing
 * works here as well.
 */
export function ValueChainTable({ controller }: ValueChainTableProps) {
  const messages = useMessages();
  const [limit, setLimit] = useState(TABLE_STEP);
  const products = firstPlaces(controller.model.visibleTree().occurrences);
  const rows = products.slice(0, limit);
  const product = controller.model.root.node.title;
  return (
    <>
      <Table caption={messages.format('valueChain.table.caption', { product })}>
        <TableHead>
          <TableColumn kind="index">{messages.format('valueChain.table.number')}</TableColumn>
          <TableColumn>{messages.format('valueChain.table.name')}</TableColumn>
          <TableColumn>{messages.format('valueChain.table.level')}</TableColumn>
          <TableColumn>{messages.format('valueChain.table.parent')}</TableColumn>
          <TableColumn kind="number">{messages.format('valueChain.table.suppliers')}</TableColumn>
          <TableColumn kind="number">{messages.format('valueChain.table.further')}</TableColumn>
          <TableColumn>{messages.format('valueChain.table.action')}</TableColumn>
        </TableHead>
        <TableBody>
          {rows.map((place, index) => (
            <ValueChainTableRow key={place.key} controller={controller} place={place} index={index + 1} />
          ))}
        </TableBody>
      </Table>
      <LoadMore
        shown={rows.length}
        total={products.length}
        label={messages.format('valueChain.table.loadMore')}
        onLoadMore={() => setLimit(limit + TABLE_STEP)}
      />
    </>
  );
}

/** The first place of each product: it stands in the table once, however many ways lead to it. */
function firstPlaces(occurrences: readonly Occurrence[]): Occurrence[] {
  const seen = new Set<string>();
  return occurrences.filter(({ node }) => !seen.has(node.id) && seen.add(node.id));
}

interface RowProps {
  controller: TreeController;
  place: Occurrence;
  index: number;
}

function ValueChainTableRow({ controller, place, index }: RowProps) {
  const messages = useMessages();
  const { node, parent, depth } = place;
  const under = otherParents(place, controller.model.visiblePlaces(node.id), messages.locale);
  return (
    <TableRow state={place === controller.selected ? 'selected' : 'idle'}>
      <TableCell kind="index">{String(index).padStart(2, '0')}</TableCell>
      <TableCell place="name">
        <TableName>
          <TableRowLink href={productPath({ id: node.id, name: node.title })}>{node.title}</TableRowLink>
        </TableName>
      </TableCell>
      <TableCell place="hidden">{messages.number(depth)}</TableCell>
      <TableCell place={parent ? 'facts' : 'hidden'}>
        {under && parent
          ? messages.format('valueChain.table.alsoUnder', { parent: parent.node.title, under })
          : parent?.node.title}
      </TableCell>
      <TableCell kind="number">
        {messages.number(node.supplierCount)}
        <TableUnit>
          {messages.format('valueChain.table.suppliersUnit', { count: node.supplierCount })}
        </TableUnit>
      </TableCell>
      <TableCell kind="number" place="hidden">
        {messages.number(node.childApplications)}
      </TableCell>
      <TableCell place="action">
        <RowAction controller={controller} place={place} />
      </TableCell>
    </TableRow>
  );
}

function RowAction({ controller, place }: Pick<RowProps, 'controller' | 'place'>) {
  const messages = useMessages();
  const { title } = place.node;
  const state = controller.stateOf(place);
  if (state === 'end') return null;
  if (state === 'cycle') return messages.format('valueChain.node.cycle');
  if (state === 'loading') return messages.format('valueChain.node.loading');
  const kind = state === 'expanded' ? 'collapse' : state === 'failed' ? 'retry' : 'expand';
  return (
    <TableRowAction
      icon={actionIcons[kind]}
      label={messages.format(`valueChain.table.${kind}`)}
      accessibleLabel={messages.format(`valueChain.table.${kind}Long`, { title })}
      onClick={() => controller.toggle(place)}
    />
  );
}

const actionIcons = { collapse: ChevronDown, expand: ChevronRight, retry: RotateCw } as const;
