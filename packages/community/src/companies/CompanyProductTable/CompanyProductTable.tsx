import type { CompanyProduct } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { artPath, productPath } from '@millrace/domain';
import {
  Art,
  DataTable,
  type DataTableColumn,
  SectionHead,
  Stack,
  TableName,
  TableRowLink,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ReactNode, useMemo } from 'react';
import { nameLine } from '../../styles/name-line.css';
import { oneLine } from '../../styles/one-line.css';

export interface CompanyProductTableProps {
  company: { name: string };
  /** Number of the section on its page. */
  number?: number | undefined;
  /** Content below the table: for members of the company, the control that adds a product. @see COMP-022 */
  foot?: ReactNode;
  /** Control that exports the list. */
  exportControl?: ReactNode;
  state: ListState<CompanyProduct>;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Login address for guests who want to see more. */
  signInHref?: string | undefined;
}

const productKey = ({ product_id }: CompanyProduct) => product_id;

/** Lists the products of a company. @see COMP-012 */
export function CompanyProductTable({
  company,
  number,
  foot,
  exportControl,
  state,
  onLoadMore,
  onRetry,
  signInHref,
}: CompanyProductTableProps) {
  const messages = useMessages();
  const columns = useMemo(
    (): DataTableColumn<CompanyProduct>[] => [
      { key: 'number', header: messages.format('companies.number'), kind: 'index' },
      {
        key: 'name',
        header: messages.format('companyProducts.name'),
        className: nameLine,
        cell: ({ product_id: id, product_name: name, sector }) => (
          <TableName art={<Art kind="thumb" src={artPath({ name, sector, kind: 'thumb' })} />}>
            <TableRowLink href={productPath({ id, name })}>{name}</TableRowLink>
          </TableName>
        ),
      },
      { key: 'description', header: messages.format('companyProducts.description'), className: oneLine },
    ],
    [messages],
  );
  const values = { company: company.name };
  return (
    <section aria-labelledby="products" data-component="CompanyProductTable">
      <SectionHead
        {...(number === undefined ? {} : { number })}
        title={messages.format('companyProducts.title')}
        titleId="products"
        fact={
          state.status === 'ready'
            ? messages.format('companyProducts.fact', { count: state.total })
            : undefined
        }
        actions={exportControl}
      />
      <Stack gap="sm">
        <ListBody
          state={state}
          expectedRows={5}
          art="thumb"
          loading={messages.format('companyProductList.loading')}
          empty={messages.format('companyProducts.empty', values)}
          onRetry={onRetry}
          foot={{ label: messages.format('companyProducts.loadMore'), onLoadMore, signInHref }}
        >
          {({ rows }) => (
            <DataTable
              caption={messages.format('companyProducts.caption', values)}
              rows={rows}
              rowKey={productKey}
              columns={columns}
              tools={false}
            />
          )}
        </ListBody>
        {foot}
      </Stack>
    </section>
  );
}
