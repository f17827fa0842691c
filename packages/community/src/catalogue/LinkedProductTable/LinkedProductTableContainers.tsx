import { productQueries } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { useApiClient, useLinkEvidenceDialog, useListState } from '@millrace/design-system/connected';
import { TABLE_ROWS_STEP } from '@millrace/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QuoteDialogContainer, type RequestQuoteContainerProps } from '../../commerce/InquiryForm';
import { LinkedProductTable } from './LinkedProductTable';
import { fromApplication, fromRawMaterial, type LinkedProduct } from './linked-product';

export interface LinkedProductTableContainerProps {
  product: { id: string; name: string };
  /** Login address for guests who want to see more; members load more. */
  signInHref?: string | undefined;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
  /** Member who requests a quote; null for a guest, undefined to hide the action. */
  viewer?: RequestQuoteContainerProps['viewer'] | undefined;
  /** Number of the section on its page. */
  number?: number;
  /** Control that adds to the list. */
  addControl?: ReactNode;
  titleId?: string;
}

/** Raw materials and equipment of a product, five at a time. */
export function MaterialTableContainer({
  product,
  onSignInRequired,
  viewer,
  ...place
}: LinkedProductTableContainerProps) {
  // The dialog of each row stays mounted once opened, to keep the typed text.
  const [asked, setAsked] = useState<readonly LinkedProduct[]>([]);
  const [openId, setOpenId] = useState<string | null>(null);
  const queries = productQueries(useApiClient());
  const query = useInfiniteQuery(queries.rawMaterials(product.id, { limit: TABLE_ROWS_STEP }));
  const { show, dialog } = useLinkEvidenceDialog({ signInHref: place.signInHref, onSignInRequired });
  return (
    <>
      <LinkedProductTable
        {...place}
        kind="materials"
        product={product}
        onShowEvidence={
          show &&
          ((row) =>
            show({
              link: { kind: 'material', productId: product.id, otherId: row.id },
              names: { other: row.title, product: product.name },
            }))
        }
        onAsk={
          viewer === undefined
            ? undefined
            : (row) => {
                setAsked((rows) => (rows.some(({ id }) => id === row.id) ? rows : [...rows, row]));
                setOpenId(row.id);
              }
        }
        state={mapRows(useListState(query), fromRawMaterial)}
        onLoadMore={() => void query.fetchNextPage()}
        onRetry={() => void query.refetch()}
      />
      {viewer !== undefined &&
        asked.map(({ id, title }) => (
          <QuoteDialogContainer
            key={id}
            product={{ id, name: title }}
            viewer={viewer}
            open={id === openId}
            onOpenChange={(open) => setOpenId(open ? id : null)}
          />
        ))}
      {dialog}
    </>
  );
}

/** Applications and end products of a product, five at a time. */
export function ApplicationTableContainer({
  product,
  onSignInRequired,
  viewer: _,
  ...place
}: LinkedProductTableContainerProps) {
  const queries = productQueries(useApiClient());
  const query = useInfiniteQuery(queries.applications(product.id, { limit: TABLE_ROWS_STEP }));
  const { show, dialog } = useLinkEvidenceDialog({ signInHref: place.signInHref, onSignInRequired });
  return (
    <>
      <LinkedProductTable
        {...place}
        kind="applications"
        product={product}
        onShowEvidence={
          show &&
          ((row) =>
            show({
              link: { kind: 'material', productId: row.id, otherId: product.id },
              names: { other: product.name, product: row.title },
            }))
        }
        state={mapRows(useListState(query), fromApplication)}
        onLoadMore={() => void query.fetchNextPage()}
        onRetry={() => void query.refetch()}
      />
      {dialog}
    </>
  );
}

function mapRows<Row>(state: ListState<Row>, map: (row: Row) => LinkedProduct): ListState<LinkedProduct> {
  return state.status === 'ready' ? { ...state, rows: state.rows.map(map) } : state;
}
