import type { Company } from '@millrace/api-client';
import { artPath, companyFeedPath } from '@millrace/domain';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Art } from '../../primitives/Art';
import { Heading } from '../../primitives/Heading';
import { Link } from '../../primitives/Link';
import { Prose } from '../../primitives/Prose';
import { Text } from '../../primitives/Text';
import { sectorAttribute } from '../../styles/sectors';
import { actions, countryCode, description, logo, root, title } from './CompanyHeader.css';

export interface CompanyHeaderProps {
  company: Pick<
    Company,
    'id' | 'name' | 'country' | 'country_code' | 'sector' | 'logo' | 'description' | 'followers'
  >;
  /** What can be done with the company: the follow control. */
  children?: ReactNode;
}

/** The head of a company's page: band, logo, name, country, description, the way to its feed. @see COMP-001 */
export function CompanyHeader({ company, children }: CompanyHeaderProps) {
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
      <Prose className={description}>
        <p>{company.description || messages.format('company.noDescription', { name })}</p>
      </Prose>
      <div data-part="actions" className={actions}>
        {children}
        <Link href={companyFeedPath(company)}>{messages.format('company.feed', { name })}</Link>
        <Text as="span" variant="small" tone="secondary">
          {messages.format('company.followers', { count: company.followers })}
        </Text>
      </div>
    </header>
  );
}
