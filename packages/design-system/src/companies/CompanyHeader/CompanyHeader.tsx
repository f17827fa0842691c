import type { Company } from '@millrace/api-client';
import { artPath, countryIn, websiteHref } from '@millrace/domain';
import { Art, Heading, IconButton, Link, Prose, sectorAttribute, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import { VerifiedBadge } from '../CompanyLink';
import {
  actions,
  address as addressClass,
  camera,
  countryCode,
  cover as coverClass,
  description,
  facts,
  logo,
  logoFrame,
  root,
  title,
} from './CompanyHeader.css';

export interface CompanyHeaderProps {
  company: Pick<
    Company,
    | 'id'
    | 'name'
    | 'country'
    | 'country_code'
    | 'sector'
    | 'logo'
    | 'cover'
    | 'url'
    | 'address'
    | 'description'
    | 'followers'
    | 'verified'
  >;
  /** Where the number of followers leads. @see COMP-005 */
  followersHref: string;
  /** Changes the logo, for members; without it there is no camera. @see COMP-002 */
  onLogoChange?: (() => void) | undefined;
  /** What can be done with the company: follow, invite, change. */
  children?: ReactNode;
}

/** The head of a company's page: cover, logo, name, country, website, followers, description, address. @see COMP-001 */
export function CompanyHeader({ company, followersHref, onLogoChange, children }: CompanyHeaderProps) {
  const messages = useMessages();
  const { name, sector, country, country_code: code, address } = company;
  const website = websiteHref(company.url);
  return (
    <header className={root} data-component="CompanyHeader" {...sectorAttribute(sector)}>
      <img
        data-part="cover"
        className={coverClass}
        src={company.cover ?? artPath({ name, sector, kind: 'plate' })}
        width={1376}
        height={344}
        alt=""
      />
      <div className={logoFrame}>
        <Art
          kind="seal"
          width={64}
          height={64}
          loading="eager"
          className={logo}
          src={company.logo ?? artPath({ name, sector, kind: 'seal' })}
        />
        {onLogoChange && (
          <IconButton
            data-part="camera"
            size="small"
            icon={Camera}
            label={messages.format('company.changeLogo')}
            className={camera}
            onClick={onLogoChange}
          />
        )}
      </div>
      <div>
        <Heading level={1} className={title}>
          <bdi>{name}</bdi>
        </Heading>
        <p className={facts} data-part="facts">
          <Text tone="secondary">
            {code && <span className={countryCode}>{code}</span>}
            {country === null
              ? messages.format('company.countryUnknown')
              : countryIn(country, messages.locale)}
          </Text>
          {company.verified && <VerifiedBadge of="company" />}
          <Link href={followersHref}>
            {messages.format('company.followers', { count: company.followers })}
          </Link>
          {website && (
            <Link
              href={website}
              target="_blank"
              rel="noopener noreferrer nofollow"
              aria-label={messages.format('company.siteNewTab')}
            >
              {messages.format('company.site')}
            </Link>
          )}
        </p>
      </div>
      <div data-part="actions" className={actions}>
        {children}
      </div>
      <div className={description}>
        <Prose>
          <p dir="auto">{company.description || messages.format('company.noDescription')}</p>
        </Prose>
        {address && (
          <address className={addressClass} dir="auto">
            <Text variant="small" tone="secondary">
              {address}
            </Text>
          </address>
        )}
      </div>
    </header>
  );
}
