import { Badge, Icon } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { BadgeCheck } from 'lucide-react';
import { badge } from './CompanyLink.css';
import { companyLinkMessages } from './CompanyLink.messages';

export interface VerifiedBadgeProps {
  /** Who it is said of; `company` that it has verified people. Default `person`. */
  of?: 'person' | 'company';
}

/** Says that it is known that somebody works at a company, or that a company has such people. @see GAP-089 */
export function VerifiedBadge({ of = 'person' }: VerifiedBadgeProps) {
  const messages = useMessages(companyLinkMessages);
  return (
    <Badge data-part="verified" className={badge}>
      <Icon icon={BadgeCheck} size="small" />
      {messages.format(of === 'person' ? 'companyLink.verified' : 'companyLink.companyVerified')}
    </Badge>
  );
}
