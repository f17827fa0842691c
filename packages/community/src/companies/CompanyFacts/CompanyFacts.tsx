import type { Company } from '@millrace/api-client';
import { sectorPath, websiteHref } from '@millrace/domain';
import { Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Fragment } from 'react';
import { type Fact, FactList } from '../../internal/FactList';
import type { CompanyTab } from '../CompanyTabNav';
import { knownFacts } from './known-facts';

export interface CompanyFactsProps {
  company: Pick<Company, 'type' | 'sectors' | 'url' | 'verified_people' | 'facts'>;
  /** Today as YYYY-MM-DD, for expired certificates. Default: the current date in UTC. */
  today?: string | undefined;
  /** Number of products it supplies; undefined while unknown. */
  products: number | undefined;
  /** Returns the address of a tab of the company page. */
  tabHref: (tab: CompanyTab) => string;
}

/** Facts of a company: type, sectors, products, number of verified people, and website. */
export function CompanyFacts({ company, products = 0, tabHref, today }: CompanyFactsProps) {
  const messages = useMessages();
  const { type, sectors = [], url, verified_people: verified = 0, facts: known } = company;
  const website = websiteHref(url);
  const facts: Fact[] = [
    ...(type
      ? [
          {
            key: 'type',
            label: messages.format('companyFacts.type'),
            value: messages.format(`directory.type.${type}`),
          },
        ]
      : []),
    ...(sectors.length > 0
      ? [
          {
            key: 'sectors',
            label: messages.format('companyFacts.sectors'),
            value: sectors.map((sector, at) => (
              <Fragment key={sector}>
                {at > 0 && messages.format('listSeparator')}
                <Link href={sectorPath(sector)}>{messages.format(`sector.${sector}`)}</Link>
              </Fragment>
            )),
          },
        ]
      : []),
    ...(products > 0
      ? [
          {
            key: 'products',
            label: messages.format('companyFacts.products'),
            value: (
              <Link href={tabHref('products')}>
                {messages.format('companyFacts.productCount', { count: products })}
              </Link>
            ),
          },
        ]
      : []),
    ...(verified > 0
      ? [
          {
            key: 'verified',
            label: messages.format('companyFacts.verified'),
            value: (
              <Link href={tabHref('people')}>
                {messages.format('companyFacts.verifiedCount', { count: verified })}
              </Link>
            ),
          },
        ]
      : []),
    ...(website
      ? [
          {
            key: 'website',
            label: messages.format('companyFacts.website'),
            value: (
              <Link href={website} target="_blank" rel="noopener noreferrer nofollow">
                {hostName(website)}
              </Link>
            ),
          },
        ]
      : []),
    ...(known ? knownFacts(known, messages, today ?? new Date().toISOString().slice(0, 10)) : []),
  ];
  return <FactList data-component="CompanyFacts" facts={facts} />;
}

/** Returns the host of a URL, which may be protocol-relative. */
const hostName = (address: string): string => address.replace(/^[a-z]*:?\/\//i, '').replace(/[/?#].*$/, '');
