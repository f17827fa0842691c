import { artPath, countryIn, websiteHref } from '@millrace/domain';
import { Art, Heading, IconButton, Link, Prose, sectorAttribute, Text } from '@millrace/ui';
import { classNames, useArtSource } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Camera } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
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
import { companyHeaderMessages } from './CompanyHeader.messages';
import type { CompanyDetails } from './company-details';

/** `children`: actions, such as to follow the company. */
export interface CompanyHeaderProps extends ComponentPropsWithRef<'header'> {
  company: CompanyDetails;
  /** URL of the list of followers; without it the count is plain text. @see COMP-005 */
  followersHref?: string | undefined;
  /** Further details of the company, such as its sectors. */
  moreFacts?: ReactNode;
  /** Called to change the logo, for members; without it there is no camera button. @see COMP-002 */
  onLogoChange?: (() => void) | undefined;
}

/** Header of a company page: cover, logo, name, country, website, followers, description, address. @see COMP-001 */
export function CompanyHeader({
  company,
  followersHref,
  moreFacts,
  onLogoChange,
  children,
  className,
  ...rest
}: CompanyHeaderProps) {
  const messages = useMessages(companyHeaderMessages);
  const { name, sector = null, country, countryCode: code, address } = company;
  const website = websiteHref(company.website ?? null);
  const cover = useArtSource(company.cover ?? artPath({ name, sector, kind: 'plate' }));
  const followers =
    company.followers !== undefined && messages.format('company.followers', { count: company.followers });
  return (
    <header
      data-component="CompanyHeader"
      {...rest}
      {...sectorAttribute(sector)}
      className={classNames(root, className)}
    >
      <img data-part="cover" className={coverClass} src={cover} width={1376} height={344} alt="" />
      <div className={logoFrame}>
        <Art
          kind="seal"
          width={112}
          height={112}
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
      <Heading level={1} className={title}>
        <bdi>{name}</bdi>
      </Heading>
      <p className={facts} data-part="facts">
        <Text tone="secondary">
          {code && <span className={countryCode}>{code}</span>}
          {country ? countryIn(country, messages.locale) : messages.format('company.countryUnknown')}
        </Text>
        {company.verified && <VerifiedBadge of="company" />}
        {followersHref !== undefined && followers ? (
          <Link href={followersHref}>{followers}</Link>
        ) : (
          followers && <Text tone="secondary">{followers}</Text>
        )}
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
      <div data-part="actions" className={actions}>
        {children}
      </div>
      <div className={description}>
        <Prose>
          <p dir="auto">{company.description || messages.format('company.noDescription')}</p>
        </Prose>
        {moreFacts}
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
