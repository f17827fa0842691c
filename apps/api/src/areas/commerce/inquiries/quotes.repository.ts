import { sql } from 'drizzle-orm';
import { countForCompanies } from '../../../platform/db/daily-figures';
import { rowsOf, type Transaction } from '../../../platform/db/database';
import { mailAddressOf } from '../../../platform/db/mail-address';
import { quoteRecipients } from '../../../platform/db/schema';
import { isShownMember, worksVerifiedFor } from '../../../visibility';

/** Who is asked for a quote. */
export interface QuoteContact {
  email: string;
  firstName: string;
  supplierId: string;
  /** The company that supplies the product. */
  supplier: string;
}

/** The verified people of a product's first two hundred suppliers by name, at most five of each, but for people of the one who asks. @see GAP-089 */
export function findQuoteContacts(
  tx: Transaction,
  productId: string,
  buyer: { id: string; companyId: string | null },
): Promise<QuoteContact[]> {
  return rowsOf<QuoteContact>(
    tx,
    sql`
      SELECT email, "firstName", "supplierId", supplier FROM (
        SELECT ${mailAddressOf('u')} AS email,
          u.first_name AS "firstName", c.id AS "supplierId", c.name AS supplier,
          row_number() OVER (PARTITION BY c.id ORDER BY u.created_at, u.id) AS place,
          dense_rank() OVER (ORDER BY c.name_key, c.id) AS rank
        FROM suppliers s JOIN companies c ON c.id = s.company_id JOIN users u ON u.company_id = c.id
        WHERE s.product_id = ${productId} AND ${isShownMember('u')} AND ${worksVerifiedFor('u')} AND u.id <> ${buyer.id}
          AND c.id IS DISTINCT FROM ${buyer.companyId}::uuid
      ) contact WHERE place <= ${CONTACTS_OF_EACH} AND rank <= ${SUPPLIERS_MAX}
      ORDER BY rank, place`,
  );
}

const CONTACTS_OF_EACH = 5;

/** So that one request is never a mailing to thousands; the buyer is told how many were asked. */
const SUPPLIERS_MAX = 200;

/** Notes to which suppliers a request was sent. */
export async function insertRecipients(
  tx: Transaction,
  inquiryId: string,
  contacts: readonly QuoteContact[],
): Promise<void> {
  const companyIds = new Set(contacts.map(({ supplierId }) => supplierId));
  await tx.insert(quoteRecipients).values([...companyIds].map((companyId) => ({ inquiryId, companyId })));
  await countForCompanies(tx, 'quotes', [...companyIds]);
}
