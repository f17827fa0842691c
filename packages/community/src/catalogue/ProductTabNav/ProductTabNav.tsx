import type { ProductCounts } from '@millrace/api-client';
import { TabNav } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

/** Tabs of the product page, in their order; the first is the default. @see PROD-007 */
export const PRODUCT_TABS = ['feed', 'suppliers', 'prospects', 'materials', 'enduse', 'valuechain'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

export interface ProductTabNavProps {
  product: { name: string; counts: ProductCounts };
  current: ProductTab;
  /** Address of each tab; the state is in the URL, so the tabs work before hydration. */
  tabHref: (tab: ProductTab) => string;
}

/** Tabs of the product page, sticky below the masthead. @see PROD-007, NAV-028 */
export function ProductTabNav({ product: { name, counts }, current, tabHref }: ProductTabNavProps) {
  const messages = useMessages();
  return (
    <TabNav
      sticky
      label={messages.format('productTabs.label', { name })}
      items={PRODUCT_TABS.map((tab) => {
        const count = tabCount(tab, counts);
        return {
          href: tabHref(tab),
          name: messages.format(`productTabs.${tab}`),
          current: tab === current,
          ...(count === undefined ? {} : { count }),
        };
      })}
    />
  );
}

function tabCount(tab: ProductTab, counts: ProductCounts): number | undefined {
  switch (tab) {
    case 'suppliers':
      return counts.suppliers;
    case 'prospects':
      return counts.potential_customers;
    case 'materials':
      return counts.raw_materials;
    case 'enduse':
      return counts.applications;
    default:
      return undefined;
  }
}
