import { Badge, type BadgeProps, Icon } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { BadgeCheck } from 'lucide-react';
import { badge } from './CompanyLink.css';
import { companyLinkMessages } from './CompanyLink.messages';

export interface VerifiedBadgeProps extends Omit<BadgeProps, 'children'> {
  /** Subject of the badge; `company` if it has verified employees. Default `person`. */
  of?: 'person' | 'company';
}

/** Badge of a verified employee, or of a company with verified employees. @see GAP-089 */
export function VerifiedBadge({ of = 'person', className, ...rest }: VerifiedBadgeProps) {
  const messages = useMessages(companyLinkMessages);
  return (
    <Badge data-part="verified" {...rest} className={classNames(badge, className)}>
      <Icon icon={BadgeCheck} size="small" />
      {messages.format(of === 'person' ? 'companyLink.verified' : 'companyLink.companyVerified')}
    </Badge>
  );
}
