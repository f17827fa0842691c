import type { CompanyKnownFacts } from '@millrace/api-client';
import { CERTIFICATE_NAMES, countryName, countryOfCodeIn, isCertificateValid } from '@millrace/domain';
import { Link } from '@millrace/ui';
import type { Messages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import type { Fact } from '../../internal/FactList';
import { ended, lines } from './known-facts.css';

type Certificate = CompanyKnownFacts['certificates'][number];
type Site = CompanyKnownFacts['sites'][number];

const IDENTIFIERS = ['lei', 'vat', 'duns', 'os_id'] as const;

/** Lists self-declared and third-party facts of a company; certificates first, as buyers look for them. */
export function knownFacts(facts: CompanyKnownFacts, messages: Messages, today: string): Fact[] {
  const { certificates, sites, size, founded, languages } = facts;
  const languageNames = new Intl.DisplayNames(messages.locale, { type: 'language' });
  const fact = (
    key: 'certificates' | 'sites' | 'size' | 'founded' | 'languages',
    value: ReactNode,
  ): Fact => ({
    key,
    label: messages.format(`companyFacts.${key}`),
    value,
  });
  return [
    ...(certificates.length > 0
      ? [
          fact(
            'certificates',
            <Lines of={certificates.map((one) => certificateText(one, messages, today))} />,
          ),
        ]
      : []),
    ...(sites.length > 0
      ? [fact('sites', <Lines of={sites.map((site) => siteText(site, messages))} />)]
      : []),
    ...(size === null ? [] : [fact('size', messages.format(`companyFacts.size.${size}`))]),
    ...(founded === null ? [] : [fact('founded', String(founded))]),
    ...(languages.length > 0
      ? [
          fact(
            'languages',
            languages.map((code) => languageNames.of(code) ?? code).join(messages.format('listSeparator')),
          ),
        ]
      : []),
    ...IDENTIFIERS.flatMap((key): Fact[] => {
      const value = facts[key];
      return value === null
        ? []
        : [{ key, label: messages.format(`companyFacts.${key}`), value, isCode: true }];
    }),
  ];
}

function Lines({ of: items }: { of: readonly ReactNode[] }) {
  return (
    <ul className={lines}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same but for their place
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
}

/** Returns the common name of a scheme. */
export function certificateName(scheme: Certificate['scheme'], messages: Messages): string {
  return scheme === 'reach' || scheme === 'rohs' || scheme === 'conflict-minerals'
    ? messages.format('companyFacts.scheme', { scheme })
    : CERTIFICATE_NAMES[scheme];
}

function certificateText(certificate: Certificate, messages: Messages, today: string): ReactNode {
  const { scheme, valid_until: validUntil = null, document = null } = certificate;
  const name = certificateName(scheme, messages);
  const isValid = isCertificateValid({ validUntil }, today);
  const text =
    validUntil === null
      ? name
      : messages.format(isValid ? 'companyFacts.validUntil' : 'companyFacts.ended', {
          name,
          day: formatDay(validUntil, messages.locale),
        });
  const shown = document ? (
    <Link href={document} target="_blank" rel="noopener noreferrer nofollow ugc">
      {text}
    </Link>
  ) : (
    text
  );
  return isValid ? shown : <span className={ended}>{shown}</span>;
}

const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

const siteText = ({ kind, address, country_code: code }: Site, messages: Messages): string =>
  messages.format('companyFacts.siteAt', {
    kind: messages.format('companyFacts.site', { kind }),
    address,
    country: countryOfCodeIn(code, countryName(code) ?? code, messages.locale),
  });
