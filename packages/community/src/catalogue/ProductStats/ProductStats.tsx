import type { ProductCounts } from '@millrace/api-client';
import { StatTile, StatTiles } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { focusSection } from '../../internal/focus-section';

/** Ids of the headings that the tiles link to. */
export const PRODUCT_SECTION_IDS = {
  suppliers: 'suppliers',
  materials: 'materials',
  applications: 'applications',
  customers: 'customers',
} as const;

/** Tiles in their order, each with its count. */
const TILES = [
  ['suppliers', 'suppliers'],
  ['materials', 'raw_materials'],
  ['applications', 'applications'],
  ['customers', 'potential_customers'],
] as const satisfies readonly (readonly [keyof typeof PRODUCT_SECTION_IDS, keyof ProductCounts])[];

export interface ProductStatsProps {
  counts: ProductCounts;
}

/** Four figures, each linking to its table on the same page. @see PROD-008, PROD-009 */
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
