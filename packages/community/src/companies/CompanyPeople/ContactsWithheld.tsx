import type { LimitedReason } from '@millrace/design-system';
import { signInFor, WithheldNote } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import { Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

export interface ContactsWithheldProps {
  company: { name: string };
  /** Total number of contacts. */
  total: number;
  limited: LimitedReason;
  /** Login address for guests. */
  signInHref?: string | undefined;
}

/** Explains which contacts of a company are withheld, and what would reveal them. */
export function ContactsWithheld({ company, total, limited, signInHref }: ContactsWithheldProps) {
  const messages = useMessages();
  if (limited === 'none') return null;
  const href =
    limited === 'plan' ? SITE_PATHS.plans : (signInFor('contacts', signInHref) ?? SITE_PATHS.signUp);
  return (
    <WithheldNote>
      {messages.rich(limited === 'plan' ? 'contacts.limitedByPlan' : 'contacts.limitedBySignIn', {
        company: company.name,
        count: total,
        link: (text) => <Link href={href}>{text}</Link>,
      })}
    </WithheldNote>
  );
}
