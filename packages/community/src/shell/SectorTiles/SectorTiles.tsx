import { type Addressed, artPath, productPath, type Sector, sectorPath } from '@millrace/domain';
import { Art, BareLink, Heading, Link, SectionHead, sectorAttribute, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { all, picture, tile, tiles } from './SectorTiles.css';

export interface SectorTilesProps {
  /** Central product of each sector, in display order. */
  communities: readonly (Addressed & { sector: Sector })[];
  /** Number of products by sector; a tile without one links to its product only. */
  counts?: Partial<Record<Sector, number>>;
  /** Number of the section on its page. */
  number?: number;
}

/** Links to every sector. @see CONST-004, MKT-004 */
export function SectorTiles({ communities, counts = {}, number }: SectorTilesProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby="sectors" data-component="SectorTiles">
      <SectionHead
        {...(number === undefined ? {} : { number })}
        title={messages.format('sectorTiles.title')}
        titleId="sectors"
        fact={messages.format('sectorTiles.fact')}
      />
      <ul className={tiles}>
        {communities.map((product) => {
          const name = messages.format(`sector.${product.sector}`);
          const count = counts[product.sector] ?? 0;
          return (
            <li key={product.id} {...sectorAttribute(product.sector)}>
              <BareLink href={productPath(product)} className={tile}>
                <Art
                  kind="plate"
                  className={picture}
                  src={artPath({ name: product.sector, sector: product.sector, kind: 'plate' })}
                />
                <Heading level={3} size="part">
                  {name}
                </Heading>
                <Text variant="small" tone="secondary">
                  {product.name}
                </Text>
              </BareLink>
              {count > 0 && (
                <Link href={sectorPath(product.sector)} className={all}>
                  {messages.format('sectorTiles.all', { count, sector: name })}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
