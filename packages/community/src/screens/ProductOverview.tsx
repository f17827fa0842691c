import type { Product } from '@millrace/api-client';
import { SupplierTableContainer } from '@millrace/design-system/connected';
import { Stack } from '@millrace/ui';
import { AddLinkControl } from '../catalogue/AddLinkDialog';
import { ApplicationTableContainer, MaterialTableContainer } from '../catalogue/LinkedProductTable';
import { PotentialCustomerTableContainer } from '../catalogue/PotentialCustomerTable';
import { ProductStats } from '../catalogue/ProductStats';

export interface ProductOverviewProps {
  product: Product;
  signInHref: string | undefined;
  onSignInRequired: () => void;
}

/** The first tab of a product: four figures, and the numbered tables to which they lead. */
export function ProductOverview({ product, signInHref, onSignInRequired }: ProductOverviewProps) {
  const add = { product, signInHref, onSignInRequired };
  return (
    <Stack gap="2xl">
      <ProductStats counts={product.counts} />
      <SupplierTableContainer {...add} number={1} addControl={<AddLinkControl {...add} kind="suppliers" />} />
      <MaterialTableContainer {...add} number={2} addControl={<AddLinkControl {...add} kind="materials" />} />
      <ApplicationTableContainer
        {...add}
        number={3}
        addControl={<AddLinkControl {...add} kind="applications" />}
      />
      <PotentialCustomerTableContainer
        product={product}
        signInHref={signInHref}
        number={4}
        addControl={<AddLinkControl {...add} kind="customers" />}
      />
    </Stack>
  );
}
