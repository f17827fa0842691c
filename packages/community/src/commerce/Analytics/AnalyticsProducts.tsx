import type { Analytics } from '@millrace/api-client';
import { companyPath, productPath } from '@millrace/domain';
import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  Link,
  SectionHead,
  TableName,
  TableRowLink,
  TableUnit,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ReactNode, useMemo } from 'react';

interface AnalyticsProductsProps {
  data: Analytics;
  /** Control that exports the table. */
  actions?: ReactNode;
}

type AnalyticsProduct = Analytics['products'][number];

const productKey = ({ product_id }: AnalyticsProduct) => product_id;

/** Lists the products of a company, most viewed first. @see GAP-077 */
export function AnalyticsProducts({ data, actions }: AnalyticsProductsProps) {
  const messages = useMessages();
  const columns = useMemo((): DataTableColumn<AnalyticsProduct>[] => {
    const figure = (
      key: 'views' | 'clicks' | 'followers' | 'new_followers',
      header: string,
    ): DataTableColumn<AnalyticsProduct> => ({
      key,
      header,
      kind: 'number',
      cell: (product) => (
        <>
          <TableUnit>{header}: </TableUnit>
          {messages.number(product[key])}
        </>
      ),
    });
    return [
      {
        key: 'product_name',
        header: messages.format('analytics.product'),
        cell: ({ product_id, product_name: product }) => (
          <TableName>
            <TableRowLink href={productPath({ id: product_id, name: product })}>{product}</TableRowLink>
          </TableName>
        ),
      },
      figure('views', messages.format('analytics.views')),
      figure('clicks', messages.format('analytics.clicks')),
      figure('followers', messages.format('analytics.productFollowers')),
      figure('new_followers', messages.format('analytics.newFollowers')),
    ];
  }, [messages]);
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
        <DataTable
          caption={messages.format('analytics.productsTitle')}
          rows={products}
          rowKey={productKey}
          columns={columns}
          tools={false}
        />
      )}
    </section>
  );
}
