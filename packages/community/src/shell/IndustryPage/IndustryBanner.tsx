import { artPath, type Sector } from '@millrace/domain';
import { Art, ButtonLink, Heading, Prose } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { banner, bannerPicture, bannerText, lead as leadClass, plate } from './IndustryBanner.css';

export interface IndustryBannerProps {
  sector: Sector;
  lead: string;
  signUpHref: string;
}

/** Header of an industry page: coloured band, name, introduction, and sign-up. */
export function IndustryBanner({ sector, lead, signUpHref }: IndustryBannerProps) {
  const messages = useMessages();
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
          src={artPath({ name: sector, sector, kind: 'plate' })}
          className={bannerPicture}
        />
      </div>
    </div>
  );
}
