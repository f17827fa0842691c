import type { ProductCounts } from '@millrace/api-client';
import { useMessages } from '../../messages/MessagesContext';
import { StatTile, StatTiles } from '../../primitives/StatTile';

/** Ids of the headings to which the tiles lead. */
export const PRODUCT_SECTION_IDS = {
  suppliers: 'suppliers',
  materials: 'materials',
  applications: 'applications',
  customers: 'customers',
} as const;

export interface ProductStatsProps {
  counts: ProductCounts;
}

/** Four figures, each leading to its table on the same page. @see PROD-008, PROD-009 */
export function ProductStats({ counts }: ProductStatsProps) {
  const messages = useMessages();
  const ids = PRODUCT_SECTION_IDS;
  return (
    <StatTiles data-component="ProductStats">
      <StatTile
        value={counts.suppliers}
        label={messages.format('productStats.suppliers')}
        href={`#${ids.suppliers}`}
      />
      <StatTile
        value={counts.raw_materials}
        label={messages.format('productStats.materials')}
        href={`#${ids.materials}`}
      />
      <StatTile
        value={counts.applications}
        label={messages.format('productStats.applications')}
        href={`#${ids.applications}`}
      />
      <StatTile
        value={counts.potential_customers}
        label={messages.format('productStats.customers')}
        href={`#${ids.customers}`}
      />
    </StatTiles>
  );
}
