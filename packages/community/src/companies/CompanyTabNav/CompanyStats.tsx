import { StatTile, type StatTileProps, StatTiles } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { focusSection } from '../../internal/focus-section';

/** The figures, and the ids of the headings to which they lead. */
const TILES = ['contacts', 'products'] as const;

export interface CompanyStatsProps extends Record<(typeof TILES)[number], StatTileProps['value']> {
  /** How many are listed with the company; undefined until that is known, null where it did not load. */
  contacts: number | null | undefined;
  /** How many products it supplies; undefined until that is known, null where it did not load. */
  products: number | null | undefined;
}

/** Two figures, each leading to its table on the same page. @see COMP-010 */
export function CompanyStats(counts: CompanyStatsProps) {
  const messages = useMessages();
  return (
    <StatTiles data-component="CompanyStats">
      {TILES.map((section) => (
        <StatTile
          key={section}
          value={counts[section]}
          label={messages.format(`companyStats.${section}`)}
          href={`#${section}`}
          onClick={(event) => focusSection(event, section)}
        />
      ))}
    </StatTiles>
  );
}
