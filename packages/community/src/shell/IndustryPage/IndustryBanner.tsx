import type { Product } from '@millrace/api-client';
import { artPath, type Sector, sectorInfo } from '@millrace/domain';
import { Art, ButtonLink, Heading, Prose } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { banner, bannerPicture, bannerText, lead as leadClass, plate } from './IndustryBanner.css';

export interface IndustryBannerProps {
  sector: Sector;
  lead: string;
  /** Stands for the sector; without one the sector is drawn alone. */
  product: Pick<Product, 'name'> | undefined;
  signUpHref: string;
}

/** The head of an industry's page: its band, its name, what it is about, and the way in. */
export function IndustryBanner({ sector, lead, product, signUpHref }: IndustryBannerProps) {
  const messages = useMessages();
  const { name } = sectorInfo(sector);
  return (
    <div className={banner} data-part="banner">
      <div className={bannerText}>
        <Heading level={1}>{messages.format(`sector.${sector}`)}</Heading>
        <Prose className={leadClass}>
          <p>{lead}</p>
        </Prose>
        <ButtonLink href={signUpHref} tone="primary" size="large">
          {messages.format('shell.join')}
        </ButtonLink>
      </div>
      <div className={plate}>
        <Art
          kind="plate"
          loading="eager"
          fetchPriority="high"
          src={artPath({ name: product?.name ?? name, sector, kind: 'plate' })}
          className={bannerPicture}
        />
      </div>
    </div>
  );
}
