import type { CompanyProduct } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { artPath, productPath } from '@millrace/domain';
import {
  Art,
  SectionHead,
  Stack,
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
import { oneLine } from '../../styles/one-line.css';

export interface CompanyProductTableProps {
  company: { name: string };
  /** Its place among the sections of the page. */
  number?: number | undefined;
  /** Stands under the table: for the company's own people the way to add a product. @see COMP-022 */
  foot?: ReactNode;
  state: ListState<CompanyProduct>;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Where a guest who wants more is led. */
  signInHref?: string | undefined;
}

/** What a company supplies. @see COMP-012 */
export function CompanyProductTable({
  company,
  number,
  foot,
  state,
  onLoadMore,
  onRetry,
  signInHref,
}: CompanyProductTableProps) {
  const messages = useMessages();
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
            <Table caption={messages.format('companyProducts.caption', values)}>
              <TableHead>
                <TableColumn kind="index">{messages.format('companies.number')}</TableColumn>
                <TableColumn>{messages.format('companyProducts.name')}</TableColumn>
                <TableColumn>{messages.format('companyProducts.description')}</TableColumn>
              </TableHead>
              <TableBody>
                {rows.map(({ product_id: id, product_name: name, description, sector }, index) => (
                  <TableRow key={id}>
                    <TableCell kind="index">{String(index + 1).padStart(2, '0')}</TableCell>
                    <TableCell place="name">
                      <TableName art={<Art kind="thumb" src={artPath({ name, sector, kind: 'thumb' })} />}>
                        <TableRowLink href={productPath({ id, name })}>{name}</TableRowLink>
                      </TableName>
                    </TableCell>
                    <TableCell className={oneLine}>{description}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          )}
        </ListBody>
        {foot}
      </Stack>
    </section>
  );
}
