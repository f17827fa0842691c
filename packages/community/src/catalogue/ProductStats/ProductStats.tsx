import type { ProductCounts } from '@millrace/api-client';
import { StatTile, StatTiles } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { focusSection } from '../../internal/focus-section';

/** Ids of the headings to which the tiles lead. */
export const PRODUCT_SECTION_IDS = {
  suppliers: 'suppliers',
  materials: 'materials',
  applications: 'applications',
  customers: 'customers',
} as const;

/** The tiles in their order, each with the count that it shows. */
const TILES = [
  ['suppliers', 'suppliers'],
  ['materials', 'raw_materials'],
  ['applications', 'applications'],
  ['customers', 'potential_customers'],
] as const satisfies readonly (readonly [keyof typeof PRODUCT_SECTION_IDS, keyof ProductCounts])[];

export interface ProductStatsProps {
  counts: ProductCounts;
}

/** Four figures, each leading to its table on the same page. @see PROD-008, PROD-009 */
export function ProductStats({ counts }: ProductStatsProps) {
  const messages = useMessages();
  return (
    <StatTiles data-component="ProductStats">
      {TILES.map(([section, count]) => (
        <StatTile
          key={section}
          value={counts[count]}
          label={messages.format(`productStats.${section}`)}
          href={`#${PRODUCT_SECTION_IDS[section]}`}
          onClick={(event) => focusSection(event, PRODUCT_SECTION_IDS[section])}
        />
      ))}
    </StatTiles>
  );
}
