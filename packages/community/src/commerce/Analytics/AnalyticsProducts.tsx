import type { Analytics } from '@millrace/api-client';
import { companyPath, productPath } from '@millrace/domain';
import {
  EmptyState,
  Link,
  SectionHead,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableName,
  TableRow,
  TableRowLink,
  TableUnit,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';

interface AnalyticsProductsProps {
  data: Analytics;
  /** Saves the table. */
  actions?: ReactNode;
}

/** What a company supplies, the most viewed first. @see GAP-077 */
export function AnalyticsProducts({ data, actions }: AnalyticsProductsProps) {
  const messages = useMessages();
  const { products, product_count: count, company_id: id, company_name: name } = data;
  return (
    <section aria-labelledby="analytics-products" data-part="products">
      <SectionHead
        title={messages.format('analytics.productsTitle')}
        titleId="analytics-products"
        fact={
          count > products.length
            ? messages.format('analytics.productsShown', { shown: products.length, count })
            : messages.format('analytics.productsFact', { count })
        }
        actions={count > 0 && actions}
      />
      {count === 0 ? (
        <EmptyState
          title={messages.format('analytics.noProducts')}
          description={messages.format('analytics.noProductsHint')}
          action={
            <Link href={companyPath({ id, name })}>
              {messages.format('analytics.toCompany', { company: name })}
            </Link>
          }
        />
      ) : (
        <Table caption={messages.format('analytics.productsTitle')}>
          <TableHead>
            <TableColumn>{messages.format('analytics.product')}</TableColumn>
            <TableColumn kind="number">{messages.format('analytics.views')}</TableColumn>
            <TableColumn kind="number">{messages.format('analytics.clicks')}</TableColumn>
            <TableColumn kind="number">{messages.format('analytics.productFollowers')}</TableColumn>
            <TableColumn kind="number">{messages.format('analytics.newFollowers')}</TableColumn>
          </TableHead>
          <TableBody>
            {products.map((one) => (
              <TableRow key={one.product_id}>
                <TableCell place="name">
                  <TableName>
                    <TableRowLink href={productPath({ id: one.product_id, name: one.product_name })}>
                      {one.product_name}
                    </TableRowLink>
                  </TableName>
                </TableCell>
                <TableCell kind="number" place="facts">
                  <TableUnit>{messages.format('analytics.views')}: </TableUnit>
                  {messages.number(one.views)}
                </TableCell>
                <TableCell kind="number" place="facts">
                  <TableUnit>{messages.format('analytics.clicks')}: </TableUnit>
                  {messages.number(one.clicks)}
                </TableCell>
                <TableCell kind="number" place="facts">
                  <TableUnit>{messages.format('analytics.productFollowers')}: </TableUnit>
                  {messages.number(one.followers)}
                </TableCell>
                <TableCell kind="number" place="facts">
                  <TableUnit>{messages.format('analytics.newFollowers')}: </TableUnit>
                  {messages.number(one.new_followers)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}
