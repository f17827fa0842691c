import type { FollowedProductEntry } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { artPath, productPath, SITE_PATHS } from '@millrace/domain';
import type { HeadingLevel } from '@millrace/ui';
import {
  Art,
  ButtonLink,
  SectionHead,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableName,
  TableRow,
  TableRowLink,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
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
          <Table caption={messages.format('followedProducts.caption')}>
            <TableHead>
              <TableColumn kind="index">{messages.format('network.number')}</TableColumn>
              <TableColumn>{messages.format('followedProducts.name')}</TableColumn>
              <TableColumn>{messages.format('followedProducts.sector')}</TableColumn>
              <TableColumn kind="number">{messages.format('followedProducts.followers')}</TableColumn>
              <TableColumn kind="number">{messages.format('network.follow')}</TableColumn>
            </TableHead>
            <TableBody>
              {rows.map((product, index) => (
                <FollowedProductRow key={product.product_id} product={product} index={index + 1}>
                  {renderFollow(product)}
                </FollowedProductRow>
              ))}
            </TableBody>
          </Table>
        )}
      </ListBody>
    </section>
  );
}

interface FollowedProductRowProps {
  product: FollowedProductEntry;
  /** Place in the list, from 1. */
  index: number;
  /** The follow control. */
  children: ReactNode;
}

function FollowedProductRow({ product, index, children }: FollowedProductRowProps) {
  const messages = useMessages();
  const { product_id: id, product_name: name, sector, image, followers } = product;
  return (
    <TableRow className={row}>
      <TableCell kind="index">{String(index).padStart(2, '0')}</TableCell>
      <TableCell place="name">
        <TableName art={<Art kind="thumb" src={image ?? artPath({ name, sector, kind: 'thumb' })} />}>
          <TableRowLink href={productPath({ id, name })}>{name}</TableRowLink>
        </TableName>
      </TableCell>
      <TableCell>{messages.format(sector ? `sector.${sector}` : 'followedProducts.noSector')}</TableCell>
      <TableCell kind="number" place="hidden">
        {messages.number(followers)}
      </TableCell>
      <TableCell kind="number" place="action" className={followCell}>
        {children}
      </TableCell>
    </TableRow>
  );
}
