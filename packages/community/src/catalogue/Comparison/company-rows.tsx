import type { Company, CompanyKnownFacts } from '@millrace/api-client';
import { CERTIFICATE_SCHEMES, countryName, countryOfCodeIn, isCertificateValid } from '@millrace/domain';
import { Link } from '@millrace/ui';
import type { Messages } from '@millrace/ui/messages';
import { certificateName } from '../../companies/CompanyFacts';
import * as css from './Comparison.css';
import type { ComparedCell, ComparedRow } from './compared';
import { type LinkedNames, linkedCells } from './linked-names';

type Certificate = CompanyKnownFacts['certificates'][number];

/** What is known of a company that is compared. */
export interface ComparedCompany {
  company: Company;
  /** Undefined until they are known. */
  products: LinkedNames | undefined;
}

/** Limits the sites that are named. */
const SITES_MAX = 3;

/**
 * Returns the facts of companies in rows, one for each scheme of certificates that any of them has.
 *
 * @param companies Null for one that was not read.
 * @param today As YYYY-MM-DD, by which certificates have ended.
 */
export function companyRows(
  messages: Messages,
  companies: readonly (ComparedCompany | null)[],
  today: string,
): ComparedRow[] {
  const cells = (read: (company: Company) => ComparedCell): (ComparedCell | null)[] =>
    companies.map((compared) => compared && read(compared.company));
  const held = new Set(
    companies.flatMap((one) => one?.company.facts?.certificates.map(({ scheme }) => scheme) ?? []),
  );
  return [
    {
      key: 'country',
      group: 'overview',
      label: messages.format('compare.country'),
      cells: cells(({ country, country_code: code }) => ({
        value: country === null ? '' : countryOfCodeIn(code ?? '', country, messages.locale),
      })),
    },
    {
      key: 'type',
      group: 'overview',
      label: messages.format('companyFacts.type'),
      cells: cells(({ type = null }) => ({
        value: type === null ? '' : messages.format(`directory.type.${type}`),
      })),
    },
    {
      key: 'size',
      group: 'overview',
      label: messages.format('companyFacts.size'),
      cells: cells(({ facts }) => ({
        value: facts?.size ? messages.format(`companyFacts.size.${facts.size}`) : '',
      })),
    },
    {
      key: 'founded',
      group: 'overview',
      label: messages.format('companyFacts.founded'),
      cells: cells(({ facts }) => ({ value: facts?.founded ? String(facts.founded) : '' })),
    },
    {
      key: 'sectors',
      group: 'overview',
      label: messages.format('companyFacts.sectors'),
      cells: cells(({ sectors = [] }) => ({
        value: messages.list(
          sectors.map((sector) => messages.format(`sector.${sector}`)),
          'separated',
        ),
      })),
    },
    {
      key: 'sites',
      group: 'overview',
      label: messages.format('companyFacts.sites'),
      cells: cells(({ facts }) => siteCell(messages, facts?.sites ?? [])),
    },
    {
      key: 'verified',
      group: 'overview',
      label: messages.format('companyFacts.verified'),
      cells: cells(({ verified_people: people = 0 }) => ({ value: messages.number(people) })),
    },
    {
      key: 'followers',
      group: 'overview',
      label: messages.format('compare.followers'),
      cells: cells(({ followers }) => ({ value: messages.number(followers) })),
    },
    ...CERTIFICATE_SCHEMES.filter((scheme) => held.has(scheme)).map(
      (scheme): ComparedRow => ({
        key: `certificate ${scheme}`,
        group: 'certificates',
        label: certificateName(scheme, messages),
        cells: cells(({ facts }) =>
          certificateCell(
            messages,
            (facts?.certificates ?? []).filter((one) => one.scheme === scheme),
            today,
          ),
        ),
      }),
    ),
    {
      key: 'products',
      group: 'products',
      label: messages.format('companyFacts.products'),
      cells: linkedCells(
        messages,
        companies.map((compared) => (compared === null ? null : compared.products)),
      ).map((cell, at) => withCount(messages, cell, companies[at]?.products?.count ?? 0)),
    },
  ];
}

/** Says how many products there are above their names. */
function withCount(messages: Messages, cell: ComparedCell | null, count: number): ComparedCell | null {
  if (cell === null || count === 0) return cell;
  return {
    value: cell.value,
    content: (
      <>
        {messages.format('companyFacts.productCount', { count })}
        {cell.content}
      </>
    ),
  };
}

function siteCell(messages: Messages, sites: CompanyKnownFacts['sites']): ComparedCell {
  const texts = sites.map(({ kind, country_code: code }) =>
    messages.format('compare.site', {
      kind: messages.format('companyFacts.site', { kind }),
      country: countryOfCodeIn(code, countryName(code) ?? code, messages.locale),
    }),
  );
  const rest = texts.length - SITES_MAX;
  return {
    value: texts.toSorted().join(' '),
    content: (
      <ul className={css.lines}>
        {[
          ...texts.slice(0, SITES_MAX),
          ...(rest > 0 ? [messages.format('compare.more', { count: rest })] : []),
        ].map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same but for their place
          <li key={at}>{text}</li>
        ))}
      </ul>
    ),
  };
}

/** The certificate that is valid longest: until when, or since when it has ended. */
function certificateCell(
  messages: Messages,
  certificates: readonly Certificate[],
  today: string,
): ComparedCell {
  // One without an end outlasts all others.
  const lasts = ({ valid_until: until }: Certificate) => until ?? '9999';
  const [best] = certificates.toSorted((a, b) => lasts(b).localeCompare(lasts(a)));
  if (!best) return { value: '' };
  const { valid_until: validUntil = null, document = null } = best;
  const isValid = isCertificateValid({ validUntil }, today);
  const text =
    validUntil === null
      ? messages.format('compare.certified')
      : messages.format(isValid ? 'compare.validUntil' : 'compare.ended', {
          day: new Intl.DateTimeFormat(messages.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
            new Date(validUntil),
          ),
        });
  const shown = document ? (
    <Link href={document} target="_blank" rel="noopener noreferrer nofollow ugc">
      {text}
    </Link>
  ) : (
    text
  );
  return { value: text, content: isValid ? shown : <span className={css.unknown}>{shown}</span> };
}
