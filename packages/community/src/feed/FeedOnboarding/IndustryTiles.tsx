import { artPath, INDUSTRIES, type Sector } from '@millrace/domain';
import { Art, SectionHead, sectorAttribute } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useId } from 'react';
import { group, industries, input, name as nameClass, picture, tile } from './FeedOnboarding.css';

interface IndustryTilesProps {
  industry: Sector | null;
  onIndustryChange: (industry: Sector) => void;
}

/** The industries, one of which is chosen first. @see FEED-007, FEED-008 */
export function IndustryTiles({ industry, onIndustryChange }: IndustryTilesProps) {
  const messages = useMessages();
  const titleId = useId();
  const radioName = useId();
  return (
    <section>
      <SectionHead title={messages.format('feedOnboarding.industries')} titleId={titleId} />
      <fieldset aria-labelledby={titleId} className={group}>
        <div className={industries}>
          {INDUSTRIES.map(({ sector, name }) => (
            <label key={sector} {...sectorAttribute(sector)} className={tile}>
              <input
                type="radio"
                name={radioName}
                value={sector}
                checked={industry === sector}
                className={input}
                onChange={() => onIndustryChange(sector)}
              />
              <Art kind="plate" src={artPath({ name, sector, kind: 'plate' })} className={picture} />
              <span className={nameClass}>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  );
}
