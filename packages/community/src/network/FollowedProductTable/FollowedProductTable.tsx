import type { FollowedProductEntry } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { artPath, productPath, SITE_PATHS } from '@millrace/domain';
import type { HeadingLevel } from '@millrace/ui';
import {
  Art,
  ButtonLink,
  DataTable,
  type DataTableColumn,
  SectionHead,
  TableName,
  TableRowLink,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { ListTools } from '../../internal/ListTools';
import { RowMenu } from '../../internal/RowMenu';
import { rowActions } from '../../internal/row-actions.css';
import { followCell, row } from './FollowedProductTable.css';

export interface FollowedProductTableProps {
  state: ListState<FollowedProductEntry>;
  /** Renders the control that unfollows and follows again. */
  renderFollow: (product: FollowedProductEntry) => ReactNode;
  /** Opens the request for a quote of a product; undefined hides the action. */
  onRequestQuote?: ((product: { id: string; name: string }) => void) | undefined;
  /** Control that exports the list as a spreadsheet. */
  exportControl?: ReactNode;
  /** `followed` is "Followed Products", `own` is "My Products". Default `followed`. */
  title?: 'followed' | 'own';
  /** Heading level; 1 for the page's heading. Default 2. */
  headingLevel?: HeadingLevel;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

const productKey = ({ product_id }: FollowedProductEntry) => product_id;

/** Products that a member follows, latest follow first. @see LIST-006 */
export function FollowedProductTable({
  state,
  renderFollow,
  onRequestQuote,
  exportControl,
  title = 'followed',
  headingLevel = 2,
  onLoadMore,
  onRetry,
}: FollowedProductTableProps) {
  const messages = useMessages();
  const tableId = useId();
  const [isOpen, setOpen] = useState(false);
  const columns = useMemo(
    (): DataTableColumn<FollowedProductEntry>[] => [
      { key: 'number', header: messages.format('network.number'), kind: 'index' },
      {
        key: 'name',
        header: messages.format('followedProducts.name'),
        value: ({ product_name: name }) => name,
        sort: true,
        cell: ({ product_id: id, product_name: name, sector, image }) => (
          <TableName art={<Art kind="thumb" src={image ?? artPath({ name, sector, kind: 'thumb' })} />}>
            <TableRowLink href={productPath({ id, name })}>{name}</TableRowLink>
          </TableName>
        ),
      },
      {
        key: 'sector',
        header: messages.format('followedProducts.sector'),
        value: ({ sector }) => messages.format(sector ? `sector.${sector}` : 'followedProducts.noSector'),
        sort: true,
      },
      {
        key: 'followers',
        header: messages.format('followedProducts.followers'),
        kind: 'number',
        place: 'hidden',
        sort: true,
      },
      {
        key: 'follow',
        header: messages.format('network.follow'),
        kind: 'action',
        className: followCell,
        cell: (product) => (
          <span className={rowActions}>
            {renderFollow(product)}
            <ProductMenu product={product} onRequestQuote={onRequestQuote} />
          </span>
        ),
      },
    ],
    [messages, renderFollow, onRequestQuote],
  );
  return (
    <section aria-labelledby="followed-products" data-component="FollowedProductTable">
      <SectionHead
        title={messages.format(title === 'own' ? 'followedProducts.ownTitle' : 'followedProducts.title')}
        titleId="followed-products"
        level={headingLevel}
        fact={
          state.status === 'ready'
            ? messages.format('followedProducts.fact', { count: state.total })
            : undefined
        }
        actions={
          state.status === 'ready' && (
            <ListTools
              total={state.total}
              tableId={tableId}
              open={isOpen}
              onOpenChange={setOpen}
              exportControl={exportControl}
            />
          )
        }
      />
      <ListBody
        state={state}
        expectedRows={6}
        art="thumb"
        empty={messages.format('followedProducts.empty')}
        emptyHint={messages.format('followedProducts.emptyHint')}
        emptyAction={
          <ButtonLink href={SITE_PATHS.search}>{messages.format('followedProducts.search')}</ButtonLink>
        }
        onRetry={onRetry}
        foot={{ label: messages.format('followedProducts.loadMore'), onLoadMore }}
      >
        {({ rows, total }) => (
          <DataTable
            id={tableId}
            caption={messages.format('followedProducts.caption')}
            rows={rows}
            rowKey={productKey}
            columns={columns}
            rowCount={total}
            rowClassName={row}
            toolsOpen={isOpen}
            onToolsOpenChange={setOpen}
            memoryId="followed-products"
          />
        )}
      </ListBody>
    </section>
  );
}

interface ProductMenuProps extends Pick<FollowedProductTableProps, 'onRequestQuote'> {
  product: FollowedProductEntry;
}

/** Links to the main tasks of a product: quote, suppliers, value chain. */
function ProductMenu({ product: { product_id: id, product_name: name }, onRequestQuote }: ProductMenuProps) {
  const messages = useMessages();
  const page = productPath({ id, name });
  return (
    <RowMenu
      label={messages.format('partners.menuOf', { company: name })}
      items={[
        ...(onRequestQuote
          ? [
              {
                id: 'quote',
                name: messages.format('quote.button'),
                onAction: () => onRequestQuote({ id, name }),
              },
            ]
          : []),
        {
          id: 'suppliers',
          name: messages.format('followedProducts.suppliers'),
          href: `${page}?tab=suppliers`,
        },
        { id: 'chain', name: messages.format('followedProducts.chain'), href: `${page}?tab=valuechain` },
      ]}
    />
  );
}
