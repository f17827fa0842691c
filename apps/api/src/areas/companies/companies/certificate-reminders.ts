import { CERTIFICATE_NAMES, type CompanyCertificate, companyPath, DAY_MS } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transact';
import {
  findVerifiedPeople,
  indexCompaniesAnew,
  type ReviewedCompany,
  takeUnreviewed,
} from './certificate-reminders.repository';

/** Days before expiry on which the people of the company are reminded. */
const REMINDED_DAYS = 30;

const BATCH = 200;

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the certificates that expire after one day and up to another, both as YYYY-MM-DD. */
const endingBetween = (certificates: readonly CompanyCertificate[], after: string, until: string) =>
  certificates.flatMap(({ scheme, validUntil }) =>
    validUntil !== null && validUntil > after && validUntil <= until
      ? [{ name: CERTIFICATE_NAMES[scheme], validUntil }]
      : [],
  );

/**
 * Reminds the verified people of companies once of each certificate that expires within 30 days, and reindexes
 * companies with an expired certificate. Checks each company once a day.
 */
export async function reviewCertificates(
  { db, mailer }: Pick<Context, 'db' | 'mailer'>,
  now: number = Date.now(),
): Promise<void> {
  const today = dayAt(now);
  const review = async (tx: Transaction, { id, name, certificates, before }: ReviewedCompany) => {
    // Earlier expiries were already announced. A company never checked before is reminded of all valid certificates.
    const known = before === null ? dayAt(now - DAY_MS) : dayAt(Date.parse(before) + REMINDED_DAYS * DAY_MS);
    const ending = endingBetween(certificates, known, dayAt(now + REMINDED_DAYS * DAY_MS));
    if (ending.length === 0) return;
    for (const { email, firstName } of await findVerifiedPeople(tx, id)) {
      const data = { firstName, company: name, companyPath: companyPath({ id, name }), certificates: ending };
      await mailer.send({ name: 'certificatesEnding', to: email, data }, { tx });
    }
  };
  for (;;) {
    const taken = await transact(db, async (tx) => {
      const companies = await takeUnreviewed(tx, today, BATCH);
      for (const company of companies) await review(tx, company);
      const ended = companies.filter(
        ({ certificates, before }) =>
          before !== null &&
          endingBetween(certificates, dayAt(Date.parse(before) - DAY_MS), dayAt(now - DAY_MS)).length > 0,
      );
      await indexCompaniesAnew(
        tx,
        ended.map(({ id }) => id),
      );
      return companies.length;
    });
    if (taken < BATCH) return;
  }
}
