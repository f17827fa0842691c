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

/** Days before a certificate ends on which the people of its company are reminded. */
const REMINDED_DAYS = 30;

const BATCH = 200;

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The certificates that end after one day and until another, both as YYYY-MM-DD. */
const endingBetween = (certificates: readonly CompanyCertificate[], after: string, until: string) =>
  certificates.flatMap(({ scheme, validUntil }) =>
    validUntil !== null && validUntil > after && validUntil <= until
      ? [{ name: CERTIFICATE_NAMES[scheme], validUntil }]
      : [],
  );

/**
 * Reminds the verified people of companies once of each certificate that ends within 30 days, and has companies indexed anew
 * of which one has ended. Looks through each company once a day.
 */
export async function reviewCertificates(
  { db, mailer }: Pick<Context, 'db' | 'mailer'>,
  now: number = Date.now(),
): Promise<void> {
  const today = dayAt(now);
  const review = async (tx: Transaction, { id, name, certificates, before }: ReviewedCompany) => {
    // Those of the days between were told of before; never looked through, of all that still hold.
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
