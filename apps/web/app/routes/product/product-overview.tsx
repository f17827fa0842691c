import type { Product } from '@millrace/api-client';
import {
  AddLinkControl,
  ApplicationTableContainer,
  MaterialTableContainer,
  PotentialCustomerTableContainer,
  ProductStats,
} from '@millrace/community';
import { SupplierTableContainer } from '@millrace/design-system/connected';
import { Stack } from '@millrace/ui';

export interface ProductOverviewProps {
  product: Product;
  signInHref: string | undefined;
  /**
   * Returns a function that opens the login dialog after the session expired. If the page holds unsaved text it shows
   * a toast instead.
   */
  onSignInRequired: () => void;
}

/** The first tab: four figures and the tables to which they lead. @see PROD-008, PROD-012 */
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
