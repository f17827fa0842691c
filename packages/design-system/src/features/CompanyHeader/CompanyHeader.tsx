import type { Company } from '@millrace/api-client';
import { artPath } from '@millrace/domain';
import { useMessages } from '../../messages/MessagesContext';
import { Art } from '../../primitives/Art';
import { Heading } from '../../primitives/Heading';
import { Prose } from '../../primitives/Prose';
import { Text } from '../../primitives/Text';
import { sectorAttribute } from '../../styles/sectors';
import { countryCode, logo, root, title } from './CompanyHeader.css';

export interface CompanyHeaderProps {
  company: Pick<Company, 'name' | 'country' | 'country_code' | 'sector' | 'logo' | 'description'>;
}

/** The head of a company's page: band, logo, name, country, description. @see COMP-001 */
export function CompanyHeader({ company }: CompanyHeaderProps) {
  const messages = useMessages();
  const { name, sector, country, country_code: code } = company;
  return (
    <header className={root} data-component="CompanyHeader" {...sectorAttribute(sector)}>
      <Art
        kind="seal"
        width={64}
        height={64}
        loading="eager"
        className={logo}
        src={company.logo ?? artPath({ name, sector, kind: 'seal' })}
      />
      <div>
        <Heading level={1} className={title}>
          <bdi>{name}</bdi>
        </Heading>
        <Text as="p" tone="secondary">
          {code && <span className={countryCode}>{code}</span>}
          {country ?? messages.format('company.countryUnknown')}
        </Text>
      </div>
      <Prose>
        <p>{company.description || messages.format('company.noDescription', { name })}</p>
      </Prose>
    </header>
  );
}
