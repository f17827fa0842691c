import { companyPath, SITE_PATHS } from '@millrace/domain';
import { Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

export interface AddProductsHintProps {
  /** The member's company; null while there is none. */
  company: { id: string; name: string } | null;
}

/** Says what fills a list that is derived from the products of one's company, and leads there. @see LIST-005 */
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
