import {
  type Company,
  companyMutations,
  companyQueries,
  type Product,
  productMutations,
  productQueries,
} from '@millrace/api-client';
import { useApiClient, useListState } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EditHistoryDialog, type EditHistoryDialogProps } from './EditHistoryDialog';
import { useProposals } from './useProposals';
import { useRestoring } from './useRestoring';

type HistoryDialog = Pick<EditHistoryDialogProps, 'open' | 'onOpenChange'>;

export interface CompanyHistoryDialogContainerProps extends HistoryDialog {
  company: Pick<Company, 'id' | 'name' | 'version'>;
  /** True if the reader may put back what others have changed: the company's own people. */
  canRestore: boolean;
}

/** Who changed what of a company; its own people can put it back. @see GAP-058 */
export function CompanyHistoryDialogContainer({
  company,
  canRestore,
  ...dialog
}: CompanyHistoryDialogContainerProps) {
  const client = useApiClient();
  const query = useInfiniteQuery({ ...companyQueries(client).edits(company.id), enabled: dialog.open });
  const { restore, ...shown } = useRestoring(companyMutations(client).restore(company.id), company, dialog);
  const proposals = useProposals(company.id, dialog.open);
  return (
    <EditHistoryDialog
      {...shown}
      proposals={proposals}
      name={company.name}
      state={useListState(query)}
      onLoadMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
      onRestore={canRestore ? restore : undefined}
    />
  );
}

export interface ProductHistoryDialogContainerProps extends HistoryDialog {
  product: Pick<Product, 'id' | 'name' | 'version'>;
  /** True if the reader may put back what others have changed: those who may edit products. @see GAP-059 */
  canRestore: boolean;
}

/** Who changed what of a product; editors can put it back. @see GAP-058 */
export function ProductHistoryDialogContainer({
  product,
  canRestore,
  ...dialog
}: ProductHistoryDialogContainerProps) {
  const client = useApiClient();
  const query = useInfiniteQuery({ ...productQueries(client).edits(product.id), enabled: dialog.open });
  const { restore, ...shown } = useRestoring(productMutations(client).restore(product.id), product, dialog);
  return (
    <EditHistoryDialog
      {...shown}
      name={product.name}
      state={useListState(query)}
      onLoadMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
      onRestore={canRestore ? restore : undefined}
    />
  );
}
