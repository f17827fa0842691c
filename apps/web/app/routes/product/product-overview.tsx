import type { Product } from '@millrace/api-client';
import {
  ApplicationTableContainer,
  MaterialTableContainer,
  PotentialCustomerTableContainer,
  ProductStats,
  Stack,
  SupplierTableContainer,
} from '@millrace/design-system';

export interface ProductOverviewProps {
  product: Product;
  signInHref: string | undefined;
}

/** The first tab: four figures and the tables to which they lead. @see PROD-008, PROD-012 */
export function ProductOverview({ product, signInHref }: ProductOverviewProps) {
  const place = { product, signInHref };
  return (
    <Stack gap="2xl">
      <ProductStats counts={product.counts} />
      <SupplierTableContainer {...place} number={1} />
      <MaterialTableContainer {...place} number={2} />
      <ApplicationTableContainer {...place} number={3} />
      <PotentialCustomerTableContainer {...place} number={4} />
    </Stack>
  );
}
