import { companyPath, SITE_PATHS } from '@millrace/domain';
import { Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

export interface AddProductsHintProps {
  /** The member's company; null if there is none. */
  company: { id: string; name: string } | null;
}

/** Explains how to fill a list that is derived from the company's products, with a link. @see LIST-005 */
export function AddProductsHint({ company }: AddProductsHintProps) {
  const messages = useMessages();
  return messages.rich('partners.empty', {
    company: company ? (
      <Link href={companyPath(company)}>{company.name}</Link>
    ) : (
      <Link href={SITE_PATHS.profile}>{messages.format('memberPanel.addCompany')}</Link>
    ),
  });
}
