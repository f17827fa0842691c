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
import { type ReactNode, useMemo } from 'react';
import { followCell, row } from './FollowedProductTable.css';

export interface FollowedProductTableProps {
  state: ListState<FollowedProductEntry>;
  /** The control that unfollows, and follows again. */
  renderFollow: (product: FollowedProductEntry) => ReactNode;
  /** `followed` is "Followed Products", `own` is "My Products". Default `followed`. */
  title?: 'followed' | 'own';
  /** Rank of its heading in the outline; 1 where it is the page's. Default 2. */
  headingLevel?: HeadingLevel;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

const productKey = ({ product_id }: FollowedProductEntry) => product_id;

/** The products that a member follows, the one followed last first. @see LIST-006 */
export function FollowedProductTable({
  state,
  renderFollow,
  title = 'followed',
  headingLevel = 2,
  onLoadMore,
  onRetry,
}: FollowedProductTableProps) {
  const messages = useMessages();
  const columns = useMemo(
    (): DataTableColumn<FollowedProductEntry>[] => [
      { key: 'number', header: messages.format('network.number'), kind: 'index' },
      {
        key: 'name',
        header: messages.format('followedProducts.name'),
        cell: ({ product_id: id, product_name: name, sector, image }) => (
          <TableName art={<Art kind="thumb" src={image ?? artPath({ name, sector, kind: 'thumb' })} />}>
            <TableRowLink href={productPath({ id, name })}>{name}</TableRowLink>
          </TableName>
        ),
      },
      {
        key: 'sector',
        header: messages.format('followedProducts.sector'),
        cell: ({ sector }) => messages.format(sector ? `sector.${sector}` : 'followedProducts.noSector'),
      },
      {
        key: 'followers',
        header: messages.format('followedProducts.followers'),
        kind: 'number',
        place: 'hidden',
      },
      {
        key: 'follow',
        header: messages.format('network.follow'),
        kind: 'number',
        place: 'action',
        className: followCell,
        cell: renderFollow,
      },
    ],
    [messages, renderFollow],
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
        {({ rows }) => (
          <DataTable
            caption={messages.format('followedProducts.caption')}
            rows={rows}
            rowKey={productKey}
            columns={columns}
            rowClassName={row}
            tools={false}
          />
        )}
      </ListBody>
    </section>
  );
}
